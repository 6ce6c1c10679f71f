import { join } from "node:path";
import { findStats } from "../find-stats.ts";

/** How many bytes a file of a model has at most; more are data, or generated. */
export const largestFile = 16_000_000;

/** Of paths below a folder, those of files with more bytes than are read; none where nothing would be left without them. */
export function findLargeFiles(folder: string, paths: readonly string[]): readonly string[] {
  const large = paths.filter((path) => (findStats(join(folder, path))?.size ?? 0) > largestFile);
  return large.length === paths.length ? [] : large;
}
