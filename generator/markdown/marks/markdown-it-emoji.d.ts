/** The package has no types. */
declare module "markdown-it-emoji/lib/data/full.mjs" {
  /** By name, without colons. */
  const names: Readonly<Record<string, string>>;
  export default names;
}
