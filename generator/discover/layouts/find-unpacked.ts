import { join } from "node:path";
import type { FileTree } from "../files/file-tree.ts";
import { findSpecialLayout } from "./find-layout.ts";

/** What stands beside the one folder that an archive of a repository holds: the archive, and what a system adds. */
const besideUnpacked = /^(?:\..*|__MACOSX|.+\.(?:zip|tar|tgz|gz))$/i;

/**
 * The checkout of the platform that is all there is in a folder, as where the archive of a repository was unpacked: it is what was meant,
 * and of the folder around it nobody knows what belongs to the model.
 */
export function findUnpacked(folder: string, tree: FileTree): string | undefined {
  const [only, ...others] = listNames(folder, tree);
  if (only === undefined || others.length > 0) return undefined;
  const inner = join(folder, only);
  return findSpecialLayout(inner, tree) === undefined ? undefined : inner;
}

function listNames(folder: string, tree: FileTree): readonly string[] {
  try {
    return tree.list(folder).flatMap((entry) => (besideUnpacked.test(entry.name) ? [] : entry.name));
  } catch {
    return [];
  }
}
