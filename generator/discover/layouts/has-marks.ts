import { join } from "node:path";
import type { FileTree } from "../files/file-tree.ts";

/** Whether a folder has all of these files and folders, a file also with its ending in capitals, as it is read then too. */
export function hasMarks(folder: string, marks: readonly string[], tree: FileTree): boolean {
  return marks.every((mark) => {
    const location = join(folder, mark);
    return tree.exists(location) || tree.exists(location.replace(/\.[a-z]+$/, (ending) => ending.toUpperCase()));
  });
}
