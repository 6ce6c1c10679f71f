import { join } from "node:path";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import type { FileTree } from "../files/file-tree.ts";
import { readImports } from "./read-imports.ts";

/**
 * The files that Avro IDL among the given ones takes in, and what these take in, as far as they are in the folder: who names a
 * file means it with what it can't do without. What is above the folder, or reached by a link, has to be named.
 */
export function listImported(folder: string, given: readonly string[], tree: FileTree): readonly string[] {
  const own = new Set(given);
  const known = new Set(own);
  // What is found on the way is gone through as well.
  for (const path of known) {
    if (known.size > mostFiles) break;
    if (!/\.avdl$/i.test(path)) continue;
    for (const written of readImports(join(folder, path), tree)) {
      const imported = joinPath(folderOf(path), written);
      if (imported !== undefined && isOwnFile(join(folder, imported), tree)) known.add(imported);
    }
  }
  return [...known].filter((path) => !own.has(path));
}

/** Nobody writes as many; what isn't taken in is missed by name. */
const mostFiles = 1000;

/** Whether a file is there and in its place, and not reached by a link. */
export function isOwnFile(location: string, tree: FileTree): boolean {
  return tree.follow(location) === location && !("failure" in tree.read(location, 0, 0));
}
