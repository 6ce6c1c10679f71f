import { statSync } from "node:fs";
import { dirname } from "node:path";

/** The folder of that absolute path, or the nearest one around it that there is. */
export function findNearestFolder(path: string): string {
  const around = dirname(path);
  return around === path || isFolder(path) ? path : findNearestFolder(around);
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    // It isn't there, or nobody may look at it.
    return false;
  }
}
