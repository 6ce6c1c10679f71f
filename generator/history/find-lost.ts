import type { ModelHistory } from "./model-history.ts";

/** Releases that were read once and that a new history knows nothing of. */
export function findLost(before: ModelHistory, after: ModelHistory): readonly string[] {
  const known = new Set(listRead(after));
  return listRead(before).filter((name) => !known.has(name));
}

/** The releases of which something is known. */
export function listRead({ releases }: ModelHistory): readonly string[] {
  return releases.filter(({ state }) => state !== "unread").map(({ name }) => name);
}
