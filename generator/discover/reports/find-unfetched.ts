import fastGlob from "fast-glob";
import { globSync } from "../files/glob-sync.ts";
import type { Input } from "../input.ts";
import { listSubmodules } from "../repository/list-submodules.ts";

/**
 * The submodules in an input of which a clone has the empty folder alone, as most clones do, by paths as its files have them; an input
 * that is one itself by what it was called. What is left out isn't missed.
 */
export function findUnfetched(
  { given, folder, layout, prefix, tree }: Pick<Input, "given" | "folder" | "layout" | "prefix" | "tree">,
  exclude: readonly string[] = [],
): readonly string[] {
  if (tree.isDisk !== true || layout.isBundled === true) return [];
  const paths = listSubmodules(folder, tree).flatMap(({ path, isFetched }) => (isFetched ? [] : path));
  if (paths.length === 0) return [];
  if (paths.includes("")) return [given];
  const globs = paths.map((path) => fastGlob.escapePath(path));
  const kept = globSync(globs, { cwd: folder, ignore: [...exclude], onlyDirectories: true, dot: true });
  return kept.toSorted().map((path) => prefix + path);
}
