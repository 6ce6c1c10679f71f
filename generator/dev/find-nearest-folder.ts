import { dirname } from "node:path";
import { findStats } from "../find-stats.ts";

/** The folder of that absolute path, or the nearest one around it that there is. */
export function findNearestFolder(path: string): string {
  const around = dirname(path);
  return around === path || findStats(path)?.isDirectory() === true ? path : findNearestFolder(around);
}
