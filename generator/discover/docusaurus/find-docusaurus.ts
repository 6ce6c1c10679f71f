import { existsSync } from "node:fs";
import { join } from "node:path";

/** Folders in which a repository keeps the site of its documents. */
const folders = ["", "website/", "docs-website/", "docs/", "documentation/", "site/"];
const extensions = ["js", "ts", "mjs", "cjs"];

/** The path of a folder's Docusaurus configuration, below the folder; undefined when it has none. */
export function findDocusaurus(folder: string): string | undefined {
  const paths = folders.flatMap((below) => extensions.map((extension) => `${below}docusaurus.config.${extension}`));
  return paths.find((path) => existsSync(join(folder, path)));
}
