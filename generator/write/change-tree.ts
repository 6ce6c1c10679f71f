import { lstatSync, rmdirSync, rmSync, unlinkSync, type Stats } from "node:fs";
import { dirname, join } from "node:path";

/* Changes to a tree of files that have other names in another tree: a file is replaced, and never written into. */

/** Removes files of a tree, and the folders that held nothing else. */
export function removeFiles(root: string, paths: Iterable<string>): void {
  for (const path of paths) {
    // It may have made way for a folder already, or the folder it was in for a file.
    if (find(root, path)?.isFile() === true) unlinkSync(join(root, path));
    try {
      for (let at = dirname(path); at !== "."; at = dirname(at)) rmdirSync(join(root, at));
    } catch {
      // There is something else in it.
    }
  }
}

/** Takes away whatever a tree has where a file is to be: the file itself has another name that has to stay as it is. */
export function makeWay(root: string, path: string): void {
  for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) {
    const above = path.slice(0, at);
    if (find(root, above)?.isDirectory() === false) rmSync(join(root, above));
  }
  rmSync(join(root, path), { recursive: true, force: true });
}

function find(root: string, path: string): Stats | undefined {
  try {
    return lstatSync(join(root, path), { throwIfNoEntry: false });
  } catch {
    // A file stands where a folder of the path would.
    return undefined;
  }
}
