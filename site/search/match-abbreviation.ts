import type { FoldedName } from "./folded-name.ts";

/** A shorter query is the beginning of too many things. */
const shortest = 3;

/**
 * Whether a folded query is an abbreviation of a name: its letters in their order, the first of the name's first
 * word among them, each either next to the one before or at the beginning of a later word, as in `updDataset` and
 * `schMeta`. Where letters inside of a word are skipped, as in `grpMem`, it counts for less. 0 when it is none.
 */
export function matchAbbreviation(query: string, { folded, starts }: FoldedName): number {
  if (query.length < shortest || starts.length < 2 || query.length >= folded.length) return 0;
  return walk(query, folded, starts);
}

interface Place {
  /** Of the letter that was matched last. */
  readonly at: number;
  /** Words of the name that have a letter. */
  readonly words: number;
  /** Letters that were passed over inside of a word that goes on. */
  readonly skips: number;
}

/** All ways to spread the query over the name, the cheapest for each place; names are short. */
function walk(query: string, folded: string, starts: readonly number[]): number {
  let places: readonly Place[] = starts
    .filter((start) => folded[start] === query[0])
    .slice(0, 2)
    .map((at) => ({ at, words: 1, skips: 0 }));
  for (let index = 1; index < query.length; index += 1) {
    const next = new Map<number, Place>();
    for (const place of places) {
      for (const step of listSteps(query.charAt(index), place, { folded, starts })) {
        const known = next.get(step.at);
        if (known === undefined || cost(step) < cost(known)) next.set(step.at, step);
      }
    }
    places = [...next.values()];
    if (places.length === 0) return 0;
  }
  const qualities = places.map((place) => rate(place, query, starts.length));
  return Math.max(...qualities);
}

function* listSteps(
  letter: string,
  { at, words, skips }: Place,
  { folded, starts }: Pick<FoldedName, "folded" | "starts">,
): Generator<Place> {
  const nextStart = starts.find((start) => start > at) ?? folded.length;
  for (const start of starts) {
    if (start > at && folded[start] === letter) yield { at: start, words: words + 1, skips };
  }
  for (let place = at + 1; place < nextStart; place += 1) {
    if (folded[place] === letter) {
      yield { at: place, words, skips: skips + (place - at - 1) };
      return;
    }
  }
}

function cost({ words, skips }: Place): number {
  return skips * 2 - words;
}

/** So many letters of an abbreviation may be passed over. */
const skipShare = 0.8;

function rate({ words, skips }: Place, query: string, count: number): number {
  // A single word with gaps is a slip of the finger or nothing.
  if (words < 2 || skips > query.length * skipShare) return 0;
  return (words / count) * (1 / (1 + skips * 0.25));
}

/** The first letters of a name's words. */
export function toInitials({ folded, starts }: FoldedName): string {
  return starts.map((start) => folded.charAt(start)).join("");
}
