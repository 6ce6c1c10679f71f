import { join } from "node:path";
import { readText, type GitFolders } from "./git-folders.ts";
import { readIndex } from "./read-index.ts";

/**
 * Paths that a sparse checkout has left out of the working tree, as Git's index says: of files, and of folders with a slash
 * at the end. None where the checkout is whole, or where the index is in a form that isn't read.
 */
export function readLeftOut({ git, common, ids }: Pick<GitFolders, "git" | "common" | "ids">): readonly string[] {
  const configs = [join(common, "config"), join(git, "config.worktree")].map((path) => readText(path) ?? "");
  if (!configs.some((config) => /^\s*sparsecheckout\s*=\s*"?(?:true|yes|on|1)\b/im.test(config))) return [];
  return readIndex(git, ids).flatMap(({ path, isLeftOut }) => (isLeftOut ? [path] : []));
}
