import { type Stats, statSync } from "node:fs";

/** What is at a path; undefined where there is nothing or nobody may look, as behind a file or where links form a loop. */
export function findStats(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
