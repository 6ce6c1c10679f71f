import { join } from "node:path";
import type { FileTree } from "../files/file-tree.ts";
import { isInside } from "../files/is-inside.ts";
import { findTop } from "../revisions/git-folders.ts";

/**
 * Where a project's configuration is, by its path below an input. Projects of one repository may share one by a link; a link that leads
 * out of the repository, or of an input that is in none, isn't followed, so that nobody publishes what lies around on a machine.
 */
export function findConfig(input: string, file: string, tree: FileTree): string | undefined {
  const location = tree.follow(join(input, file));
  const folder = tree.follow(input);
  if (location === undefined || folder === undefined) return undefined;
  if (isInside(location, folder)) return location;
  const top = findTop(folder);
  return top !== undefined && isInside(location, top) ? location : undefined;
}
