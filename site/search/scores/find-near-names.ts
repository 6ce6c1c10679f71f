import { editDistance, mayBeNear } from "../edit-distance.ts";
import { toLetters } from "../folded-name.ts";
import { slipsOf } from "../match-word.ts";
import type { NameIndex } from "../name-index.ts";

/** Names that are a slip or so away from a folded text as a whole, with how far. */
export function findNearNames(joined: string, { names, letters, lengths }: NameIndex): ReadonlyMap<number, number> {
  const limit = slipsOf(joined);
  const near = new Map<number, number>();
  if (limit === 0) return near;
  const own = toLetters(joined);
  for (let name = 0; name < names.length; name += 1) {
    if (Math.abs((lengths[name] ?? 0) - joined.length) > limit || !mayBeNear(own, letters[name] ?? 0, limit)) continue;
    const distance = editDistance(joined, names[name]?.folded ?? "", limit);
    if (distance <= limit) near.set(name, distance);
  }
  return near;
}
