import { folderOf } from "../../places/content-paths.ts";
import { dropMarkdownEnding } from "../../places/markdown-files.ts";
import type { Surroundings } from "../../sources/surroundings.ts";

/** Whether a path, with the ending of a page or without, is that of a file or folder which a sparse checkout has left out. */
export function createLeftOutTest(leftOut: Surroundings["leftOut"]): (path: string) => boolean {
  if (leftOut === undefined) return () => false;
  const known = new Set<string>();
  for (const path of leftOut) {
    known.add(dropMarkdownEnding(path));
    for (let folder = folderOf(path); folder !== "" && !known.has(folder); folder = folderOf(folder)) known.add(folder);
  }
  return (path) => {
    if (known.has(dropMarkdownEnding(path))) return true;
    // Of a folder that is left out as a whole nobody has listed what is in it.
    for (let folder = folderOf(path); folder !== ""; folder = folderOf(folder)) {
      if (leftOut.has(`${folder}/`)) return true;
    }
    return false;
  };
}
