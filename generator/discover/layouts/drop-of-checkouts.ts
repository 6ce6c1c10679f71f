import fastGlob from "fast-glob";
import type { Listing } from "../files/list-files.ts";
import { datahubLayout } from "./datahub-layout.ts";

const mark = "metadata-models/src/main/resources/entity-registry.yml";

/**
 * Paths without what a checkout of the platform in a folder below the input has besides its model: demos, and models and registries of
 * tests, which would be taken for parts of it. A submodule is such a folder.
 */
export function dropOfCheckouts(paths: readonly string[], listing: Listing): readonly string[] {
  const tops = paths.flatMap((path) => (path.toLowerCase().endsWith(`/${mark}`) ? path.slice(0, -mark.length) : []));
  if (tops.length === 0) return paths;
  const globs = [...datahubLayout.files, ...(datahubLayout.support ?? [])];
  const kept = new Set(listing.find(tops.flatMap((top) => globs.map((glob) => fastGlob.escapePath(top) + glob))));
  return paths.filter((path) => kept.has(path) || !tops.some((top) => path.startsWith(top)));
}
