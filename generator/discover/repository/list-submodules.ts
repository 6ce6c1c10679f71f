import { readdirSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { diskTree, type FileTree } from "../files/file-tree.ts";
import { findGitPlace } from "./find-git-place.ts";

/** In bytes; a submodule takes three lines. */
const largest = 1_000_000;

/** A submodule in a folder, or the folder itself. */
export interface Submodule {
  /** Below the folder; empty for the folder itself. */
  readonly path: string;
  /** Whether there is anything in it: a clone has the empty folder alone, as long as nobody fetches the rest. */
  readonly isFetched: boolean;
}

/** The submodules that the repository around a folder has there, in the order in which it lists them. */
export function listSubmodules(folder: string, tree: FileTree = diskTree): readonly Submodule[] {
  const top = findGitPlace(folder)?.top;
  if (top === undefined) return [];
  return listPaths(top, tree).flatMap((written) => {
    const path = relative(folder, join(top, written)).replaceAll("\\", "/");
    if (isAbsolute(path) || path.split("/")[0] === "..") return [];
    const count = countEntries(join(folder, path));
    return count === undefined ? [] : { path, isFetched: count > 0 };
  });
}

/** Where they are, from the top of the repository on. */
function listPaths(top: string, tree: FileTree): readonly string[] {
  const read = tree.read(join(top, ".gitmodules"), largest);
  if ("failure" in read || read.size > largest) return [];
  const lines = read.bytes.toString("utf8").split(/\r?\n/);
  return lines.flatMap((line) => /^\s*path\s*=\s*"?([^"]+?)"?\s*$/.exec(line)?.[1] ?? []);
}

/** Undefined where there is no folder, as in a sparse checkout. */
function countEntries(folder: string): number | undefined {
  try {
    return readdirSync(folder).length;
  } catch {
    return undefined;
  }
}
