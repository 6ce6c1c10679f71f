import { isOfModel } from "../kinds/is-of-model.ts";
import type { FoundProse } from "./find-prose.ts";

/** What has pages: an input, or a member of one. */
interface WithPages {
  readonly pages: readonly FoundProse[];
}

interface Held {
  readonly holder: WithPages;
  readonly prose: FoundProse;
  /** Where its pages are in the file system. */
  readonly places: ReadonlySet<string>;
  readonly index: number;
}

/**
 * The pages of each input but those that another one has all of: an input within another one would show its guides a second time, at
 * other addresses. Of two that have the same pages the first counts.
 */
export function dropReadTwice<Holder extends WithPages>(holders: readonly Holder[]): readonly Holder[] {
  const pairs = holders.flatMap((holder) => holder.pages.map((prose) => ({ holder, prose })));
  const all = pairs.map((pair, index): Held => ({ ...pair, places: listPlaces(pair.prose), index }));
  const holding = new Map<string, Held[]>();
  for (const held of all) {
    for (const place of held.places) {
      const those = holding.get(place);
      if (those === undefined) holding.set(place, [held]);
      else those.push(held);
    }
  }
  const isToldBy = (one: Held, other: Held): boolean => {
    if (other.holder === one.holder || other.places.size < one.places.size) return false;
    if (other.places.size === one.places.size && other.index > one.index) return false;
    return [...one.places].every((place) => other.places.has(place));
  };
  const dropped = new Set<FoundProse>();
  for (const one of all) {
    // Whoever has all of them has the first.
    const [first = ""] = one.places;
    if ((holding.get(first) ?? []).some((other) => isToldBy(one, other))) dropped.add(one.prose);
  }
  if (dropped.size === 0) return holders;
  return holders.map((holder) => ({ ...holder, pages: holder.pages.filter((prose) => !dropped.has(prose)) }));
}

function listPlaces({ files }: FoundProse): ReadonlySet<string> {
  return new Set(files.filter(isOfModel).map(({ location }) => location));
}
