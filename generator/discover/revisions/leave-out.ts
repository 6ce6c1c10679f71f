import { join, relative, resolve } from "node:path";
import type { FileTree } from "../files/file-tree.ts";

/** A tree without some of its files, and without whole folders, whose paths from the top end with a slash. */
export function leaveOut(tree: FileTree, top: string, paths: readonly string[]): FileTree {
  const left = new Set(paths);

  function isLeft(location: string): boolean {
    const path = relative(top, resolve(location)).replaceAll("\\", "/");
    if (left.has(path)) return true;
    for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
      if (left.has(`${path.slice(0, end)}/`)) return true;
    }
    return false;
  }

  return {
    exists: (location) => tree.exists(location) && !isLeft(location),
    list: (folder) => tree.list(folder).filter(({ name }) => !isLeft(join(folder, name))),
    read: (location, limit, head) =>
      isLeft(location) ? { failure: "it is not checked out" } : tree.read(location, limit, head),
    follow(location) {
      const found = tree.follow(location);
      return found === undefined || isLeft(found) ? undefined : found;
    },
  };
}
