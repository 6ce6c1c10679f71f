import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import fastGlob from "fast-glob";
import { diskTree } from "../files/file-tree.ts";
import { readBytes } from "../files/read-bytes.ts";
import type { Input } from "../input.ts";
import { findGitPlace } from "../repository/find-git-place.ts";

/** In bytes; a submodule takes three lines. */
const largest = 1_000_000;

/**
 * The submodules in an input of which a clone has the empty folder alone, as most clones do, by paths as its files have them; an input
 * that is one itself by what it was called. What is left out isn't missed.
 */
export function findUnfetched(
  { given, folder, layout, prefix, tree }: Pick<Input, "given" | "folder" | "layout" | "prefix" | "tree">,
  exclude: readonly string[] = [],
): readonly string[] {
  if (tree !== diskTree || layout.isBundled === true) return [];
  const top = findGitPlace(folder)?.top;
  if (top === undefined) return [];
  const below = listSubmodules(top)
    .map((path) => relative(folder, join(top, path)).replaceAll("\\", "/"))
    .filter((path) => !path.startsWith("..") && isEmpty(join(folder, path)));
  if (below.includes("")) return [given];
  const globs = below.map((path) => fastGlob.escapePath(path));
  const kept = fastGlob.globSync(globs, { cwd: folder, ignore: [...exclude], onlyDirectories: true, dot: true });
  return kept.toSorted().map((path) => prefix + path);
}

/** Where the submodules of a repository are, from its top on. */
function listSubmodules(top: string): readonly string[] {
  const read = readBytes(join(top, ".gitmodules"), largest);
  if ("failure" in read || read.size > largest) return [];
  const lines = read.bytes.toString("utf8").split(/\r?\n/);
  return lines.flatMap((line) => /^\s*path\s*=\s*"?([^"]+?)"?\s*$/.exec(line)?.[1] ?? []);
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return false;
  }
}
