import type { Dirent } from "node:fs";
import { join } from "node:path";
import type { FileTree } from "../files/file-tree.ts";

/** Beyond that, a folder is none that somebody keeps a model in. */
const most = 200_000;

/**
 * Where the files below a folder are, in no order; a file is the only one of its own. What was installed and what Git keeps are left out, and
 * links are not followed.
 */
export function* listBelow(tree: FileTree, location: string): Generator<string> {
  const folders = [location];
  let count = 0;
  for (let folder = folders.pop(); folder !== undefined && count < most; folder = folders.pop()) {
    const entries = listFolder(tree, folder);
    if (entries === undefined && folder === location) yield location;
    for (const entry of entries ?? []) {
      count += 1;
      if (entry.isFile()) yield join(folder, entry.name);
      else if (entry.isDirectory() && entry.name !== ".git" && entry.name !== "node_modules")
        folders.push(join(folder, entry.name));
    }
  }
}

/** Undefined for a file, and for a folder that nobody may look into. */
function listFolder(tree: FileTree, folder: string): readonly Dirent[] | undefined {
  try {
    return tree.list(folder);
  } catch {
    return undefined;
  }
}
