/** Folders in which a repository keeps a Jekyll site for its documents. */
export const jekyllFolders: readonly string[] = ["", "docs/", "website/", "site/"];

/** What the configuration of Jekyll is called. */
export const jekyllConfigs: readonly string[] = ["_config.yml", "_config.yaml"];
