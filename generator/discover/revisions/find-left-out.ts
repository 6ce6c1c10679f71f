import { relative } from "node:path";
import type { Input } from "../input.ts";
import { findGitFolders } from "./git-folders.ts";
import { readLeftOut } from "./read-left-out.ts";
import { RevisionError } from "./revision-error.ts";

/**
 * What sparse checkouts have left out of inputs, by paths as their files have them, those of folders with a slash at the end;
 * undefined where nothing is known to be left out. A revision has all of it.
 */
export function findLeftOut(
  inputs: readonly Pick<Input, "folder" | "prefix" | "tree">[],
): ReadonlySet<string> | undefined {
  const paths = inputs.flatMap(({ folder, prefix, tree }) =>
    tree.isDisk === true ? listBelow(folder).map((path) => prefix + path) : [],
  );
  return paths.length === 0 ? undefined : new Set(paths);
}

function listBelow(folder: string): readonly string[] {
  const folders = openFolders(folder);
  if (folders === undefined) return [];
  const below = relative(folders.top, folder).replaceAll("\\", "/");
  const start = below === "" ? "" : `${below}/`;
  return readLeftOut(folders).flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []));
}

/** A repository in a form that isn't read says nothing of what it leaves out, and most inputs are in none. */
function openFolders(folder: string): ReturnType<typeof findGitFolders> | undefined {
  try {
    return findGitFolders(folder);
  } catch (error) {
    if (error instanceof RevisionError) return undefined;
    throw error;
  }
}
