import type { FoldedName } from "./folded-name.ts";

/** A shorter query is the beginning of too many things. */
const shortest = 3;

/**
 * Whether a folded query is an abbreviation of a name: its letters in their order, the first of the name's first
 * word among them, each either next to the one before or at the beginning of a later word, as in `updDataset` and
 * `schMeta`. Where letters inside of a word are skipped, as in `grpMem`, it counts for less. At `cuts` begin words that others
 * are made of, which may have a letter of their own, as in `dsProp`. 0 when it is none.
 */
export function matchAbbreviation(
  query: string,
  { folded, starts }: Pick<FoldedName, "folded" | "starts">,
  cuts: readonly number[] = [],
): number {
  if (query.length < shortest || starts.length < 2 || query.length >= folded.length) return 0;
  return walk(query, {
    folded,
    starts: cuts.length === 0 ? starts : [...starts, ...cuts].toSorted((a, b) => a - b),
    cuts,
  });
}

interface Parted extends Pick<FoldedName, "folded" | "starts"> {
  /** Those of the starts that are inside of a word. */
  readonly cuts: readonly number[];
}

interface Place {
  /** Of the letter that was matched last. */
  readonly at: number;
  /** Words of the name that have a letter. */
  readonly words: number;
  /** How many of them begin at cuts. */
  readonly parts: number;
  /** Letters that were passed over inside of a word that goes on. */
  readonly skips: number;
}

/** All ways to spread the query over the name, the cheapest for each place; names are short. */
function walk(query: string, name: Parted): number {
  const { folded, starts, cuts } = name;
  let places: readonly Place[] = starts
    .filter((start) => folded[start] === query[0] && !cuts.includes(start))
    .slice(0, 2)
    .map((at) => ({ at, words: 1, parts: 0, skips: 0 }));
  for (let index = 1; index < query.length; index += 1) {
    const next = new Map<number, Place>();
    for (const place of places) {
      for (const step of listSteps(query.charAt(index), place, name)) {
        const known = next.get(step.at);
        if (known === undefined || cost(step) < cost(known)) next.set(step.at, step);
      }
    }
    places = [...next.values()];
    if (places.length === 0) return 0;
  }
  const qualities = places.map((place) => rate(place, query, starts.length - cuts.length));
  return Math.max(...qualities);
}

function* listSteps(
  letter: string,
  { at, words, parts, skips }: Place,
  { folded, starts, cuts }: Parted,
): Generator<Place> {
  const nextStart = starts.find((start) => start > at && !cuts.includes(start)) ?? folded.length;
  for (const start of starts) {
    if (start <= at || folded[start] !== letter) continue;
    yield { at: start, words: words + 1, parts: parts + (cuts.includes(start) ? 1 : 0), skips };
  }
  // Short words have plurals as well: `Props`, `Stats`.
  if (letter === "s" && folded[nextStart - 1] === "s" && nextStart - 1 > at) {
    yield { at: nextStart - 1, words, parts, skips: skips + Math.min(1, nextStart - 2 - at) };
  }
  for (let place = at + 1; place < nextStart; place += 1) {
    if (folded[place] === letter) {
      yield { at: place, words, parts, skips: skips + (place - at - 1) };
      return;
    }
  }
}

function cost({ words, skips }: Place): number {
  return skips * 2 - words;
}

/** So many letters of an abbreviation may be passed over. */
const skipShare = 0.8;

function rate({ words, parts, skips }: Place, query: string, count: number): number {
  // A single word with gaps is a slip of the finger or nothing.
  if (words < 2 || skips > query.length * skipShare) return 0;
  return (words / (count + parts)) * (1 / (1 + skips * 0.25));
}

/** The first letters of a name's words. */
export function toInitials({ folded, starts }: FoldedName): string {
  return starts.map((start) => folded.charAt(start)).join("");
}
