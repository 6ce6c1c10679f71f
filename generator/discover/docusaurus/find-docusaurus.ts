import { join } from "node:path";
import { diskTree, type FileTree } from "../files/file-tree.ts";
import { firstDocusaurus, projectFolders } from "../guide-projects/guide-project-marks.ts";

const extensions = ["js", "ts", "mjs", "cjs"];

/** The path of a folder's Docusaurus configuration, below the folder; undefined when it has none. */
export function findDocusaurus(folder: string, tree: FileTree = diskTree): string | undefined {
  const paths = projectFolders.flatMap((below) =>
    extensions.map((extension) => `${below}docusaurus.config.${extension}`),
  );
  const isThere = (path: string): boolean => tree.exists(join(folder, path));
  return paths.find(isThere) ?? findFirst(isThere);
}

/** Of its first edition. Its configuration may be called as anybody's is, so that the lists beside it tell. */
function findFirst(isThere: (path: string) => boolean): string | undefined {
  // Its site stands beside its documents, both of them often in a folder for documentation.
  const folders = [...projectFolders.filter((below) => below !== ""), "documentation/website/"];
  const { config, sidebars } = firstDocusaurus;
  const found = folders.find((below) => isThere(below + config) && isThere(below + sidebars));
  return found === undefined ? undefined : found + config;
}
