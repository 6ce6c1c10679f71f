import { join } from "node:path";
import { diskTree, type FileTree } from "../files/file-tree.ts";

/** Folders in which a repository keeps the site of its documents. */
const folders = ["", "website/", "docs-website/", "docs/", "documentation/", "site/"];
const extensions = ["js", "ts", "mjs", "cjs"];

/** The path of a folder's Docusaurus configuration, below the folder; undefined when it has none. */
export function findDocusaurus(folder: string, tree: FileTree = diskTree): string | undefined {
  const paths = folders.flatMap((below) => extensions.map((extension) => `${below}docusaurus.config.${extension}`));
  return paths.find((path) => tree.exists(join(folder, path)));
}
