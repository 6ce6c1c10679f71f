import { join } from "node:path";
import { diskTree, type FileTree } from "../files/file-tree.ts";
import { projectFolders } from "../guide-projects/guide-project-marks.ts";

const extensions = ["js", "ts", "mjs", "cjs"];

/** The path of a folder's Docusaurus configuration, below the folder; undefined when it has none. */
export function findDocusaurus(folder: string, tree: FileTree = diskTree): string | undefined {
  const paths = projectFolders.flatMap((below) =>
    extensions.map((extension) => `${below}docusaurus.config.${extension}`),
  );
  return paths.find((path) => tree.exists(join(folder, path)));
}
