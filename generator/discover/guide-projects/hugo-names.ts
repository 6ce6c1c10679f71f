/** What the configuration of a Hugo project is called, the likeliest first. */
export const hugoNames: readonly string[] = [
  ...["hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json"],
  ...["config/_default/hugo.toml", "config/_default/hugo.yaml", "config/_default/config.toml", "config.toml"],
];
