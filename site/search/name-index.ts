import type { FoldedName } from "./folded-name.ts";
import { groupPlaces } from "./group-places.ts";
import { keepLists } from "./keep-lists.ts";
import type { Symbols } from "./load-symbols.ts";

/** The names of a site, arranged so that those which may be meant are told without a look at each. */
export interface NameIndex {
  readonly names: readonly FoldedName[];
  /** By name, a bit for each letter that is in its folded form. */
  readonly letters: Int32Array;
  /** By name, how long its folded form is. */
  readonly lengths: Uint16Array;
  /** The names whose folded form has a text in it. */
  listContaining(text: string): readonly number[];
  /** The names whose folded form begins with a text. */
  listStarting(text: string): readonly number[];
  /** The names whose folded form is just that. */
  listCalled(folded: string): readonly number[];
  /** The entries that have a name. */
  entriesOf(name: number): Uint32Array;
}

const known = new WeakMap<object, NameIndex>();

/** The index of a site's names; made when it is first wanted. */
export function readNameIndex(symbols: Pick<Symbols, "names" | "nameOf">): NameIndex {
  let index = known.get(symbols);
  if (index === undefined) known.set(symbols, (index = createNameIndex(symbols)));
  return index;
}

/** Between names, since no folded one has it. */
const between = "\n";

/** Longer names are as far from all that is asked. */
const longestName = 2 ** 16 - 1;

function createNameIndex({ names, nameOf }: Pick<Symbols, "names" | "nameOf">): NameIndex {
  const letters = Int32Array.from(names, (name) => name.letters);
  const lengths = Uint16Array.from(names, ({ folded }) => Math.min(longestName, folded.length));
  // One long text is gone through by the engine of the language, a hundred times as fast as many short ones.
  const all = names.map(({ folded }) => folded).join(between);
  const starts = listStarts(names);
  const called = groupPlaces(names.map(({ folded }) => folded));
  const byFirst = groupPlaces(names.map(({ folded }) => folded.charAt(0)));
  const entriesOf = groupEntries(nameOf, names.length);
  return {
    names,
    letters,
    lengths,
    listContaining: keepLists((text) => (text === "" ? [...names.keys()] : findIn(all, text, starts)), mostKept),
    listStarting: (text) =>
      text === ""
        ? [...names.keys()]
        : (byFirst.get(text.charAt(0)) ?? []).filter((name) => names[name]?.folded.startsWith(text)),
    listCalled: (folded) => called.get(folded) ?? [],
    entriesOf,
  };
}

/** So many numbers are remembered of names that texts are in: the words of a question are asked for in several ways, and typed one by one. */
const mostKept = 2 ** 17;

/** Where each name begins in the text of all, and behind them where another one would. */
function listStarts(names: readonly FoldedName[]): Uint32Array {
  const starts = new Uint32Array(names.length + 1);
  let at = 0;
  for (const [name, { folded }] of names.entries()) {
    starts[name] = at;
    at += folded.length + between.length;
  }
  starts[names.length] = at;
  return starts;
}

/** The texts that have a shorter one in them, each once, in their order. */
function findIn(all: string, text: string, starts: Uint32Array): readonly number[] {
  const found: number[] = [];
  for (let at = all.indexOf(text); at >= 0;) {
    const place = findPlace(at, starts, (found.at(-1) ?? -1) + 1);
    found.push(place);
    at = all.indexOf(text, starts[place + 1]);
  }
  return found;
}

/** The last place from `low` on that begins at or before a position. */
function findPlace(at: number, starts: Uint32Array, low: number): number {
  let [first, last] = [low, starts.length - 2];
  while (first < last) {
    const middle = (first + last + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) first = middle;
    else last = middle - 1;
  }
  return first;
}

/** One list holds the entries of all names, those of one next to each other. */
function groupEntries(nameOf: Uint32Array, names: number): (name: number) => Uint32Array {
  const ends = new Uint32Array(names + 1);
  for (const name of nameOf) ends[name + 1] = (ends[name + 1] ?? 0) + 1;
  for (let name = 0; name < names; name += 1) ends[name + 1] = (ends[name + 1] ?? 0) + (ends[name] ?? 0);
  const next = ends.slice();
  const entries = new Uint32Array(nameOf.length);
  for (let entry = 0; entry < nameOf.length; entry += 1) {
    const name = nameOf[entry] ?? 0;
    const place = next[name] ?? 0;
    entries[place] = entry;
    next[name] = place + 1;
  }
  return (name) => entries.subarray(ends[name], ends[name + 1]);
}
