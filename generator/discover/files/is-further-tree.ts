import { dirname, join, resolve } from "node:path";
import { isInside } from "./is-inside.ts";
import type { FileTree } from "./file-tree.ts";

/** In bytes; a file that says where Git is has a line. */
const longest = 65_536;

/**
 * Whether a folder, by its own place and no link's, is a further working tree of the repository around it, as `git worktree add` makes
 * one: what is in it is there already, as another branch has it. A submodule is none.
 */
export function isFurtherTree(folder: string, tree: FileTree): boolean {
  const read = tree.read(join(folder, ".git"), longest, 0);
  if ("failure" in read || read.size > longest) return false;
  const named = /^gitdir: (.+?)\s*$/.exec(read.bytes.toString("utf8"))?.[1];
  const top = /^(.+)[\\/]\.git[\\/]worktrees[\\/][^\\/]+$/.exec(named === undefined ? "" : resolve(folder, named))?.[1];
  return top !== undefined && isInside(dirname(folder), top);
}
