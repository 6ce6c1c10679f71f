import { editDistance, mayBeNear } from "./edit-distance.ts";
import { toLetters } from "./folded-name.ts";
import type { Symbols } from "./load-symbols.ts";

const longestName = 40;
const mostSlips = 3;

/** Up to three names near what was asked, the nearest first. */
export function findNearest(joined: string, { names }: Symbols): readonly string[] {
  // What is longer is a question, and names near it mean something else.
  if (joined === "" || joined.length > longestName) return [];
  const limit = Math.min(mostSlips, Math.max(1, Math.floor(joined.length * 0.4)));
  const letters = toLetters(joined);
  const found = new Map<string, number>();
  for (const { name, folded, letters: own } of names) {
    if (Math.abs(folded.length - joined.length) > limit || !mayBeNear(letters, own, limit)) continue;
    const distance = editDistance(joined, folded, limit);
    if (distance <= limit) found.set(name, distance);
  }
  return [...found]
    .toSorted(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
    .slice(0, 3)
    .map(([name]) => name);
}
