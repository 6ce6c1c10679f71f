import { digest, digestAll } from "../places/digest.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createPlaces, type Places } from "./create-places.ts";
import type { DataDigests } from "./digest-data.ts";
import type { Question } from "./engine.ts";

import { keepValue, readValue, type Entry, type Leavings, type Pieces, type Store } from "./entry.ts";
import { findsSame, lookAgain } from "./look-again.ts";
import { type NamedPlace, namePlaces, nameReads } from "./name-places.ts";
import type { Reads } from "./reads.ts";
import { once } from "./once.ts";
import { shareParts } from "./share-parts.ts";

/*
 * Where answers are while nobody asks, and whether they still hold: in memory by the very things that were found, in what
 * runs leave for each other by names of what those said.
 */

/** What is known of a question. */
export interface Known {
  /** What it is once it has settled; read back when somebody looks. */
  value(): unknown;
  readonly isPromise: boolean;
  /** Names the value; absent where only this process knows it. */
  readonly name?: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly reads: Reads;
  readonly found: readonly unknown[];
  /** Places of the questions that its work has asked, which are wanted as long as it is. */
  readonly asked: Iterable<string>;
}

/** What is known, or why that doesn't hold. */
export type Found = { readonly known: Known } | { readonly known?: undefined; readonly because: string };

/** Says of a question that it has never been answered. */
export const noAnswer = "there is no answer yet";

/** The answers that a process holds. */
export interface Memory {
  /** Where the answer to a question is. */
  readonly placeOf: Places["of"];
  /** Undefined where it has none. */
  find(place: string, from: object): Found | undefined;
  get(place: string): Known | undefined;
  note(place: string, known: Known): void;
  /** Forgets all but what is at these places. */
  keepOnly(places: ReadonlySet<string>): void;
}

/** A memory without an answer. */
export function createMemory(): Memory {
  const answers = new Map<string, Known>();
  const places = createPlaces();
  const findDifference = createComparison();
  return {
    placeOf: places.of,
    find(place, from) {
      const known = answers.get(place);
      if (known === undefined) return undefined;
      if (findsSame(known.reads, from, known.found)) return { known };
      const found = lookAgain(known.reads, from);
      const index = findDifference(known.found, found);
      if (index >= 0) return { because: nameReads(known.reads)[index] ?? "" };
      // What says the same may be another copy: the old one can go.
      return { known: { ...known, found } };
    },
    get: (place) => answers.get(place),
    note: (place, known) => void answers.set(place, known),
    keepOnly(wanted) {
      for (const place of answers.keys()) if (!wanted.has(place)) answers.delete(place);
      places.keepAbout(wanted.size);
    },
  };
}

/** Finds the first thing that says something else; -1 where none does. */
type FindDifference = (before: readonly unknown[], now: readonly unknown[]) => number;

/**
 * What is the very same needs no look into it, so that next to nothing is gone through. A list or map of which another copy is there
 * may have been found by thousands of questions: it is gone through for the first of them. Neither copy is kept for it, since edits
 * may come so fast that nothing is ever swept.
 */
function createComparison(): FindDifference {
  const known = new WeakMap<object, WeakMap<object, boolean>>();
  const saysSame = (before: unknown, now: unknown): boolean => {
    if (Object.is(before, now)) return true;
    if (!isWide(before) || !isWide(now)) return shareParts(before, now) === before;
    const compared = known.get(now) ?? new WeakMap<object, boolean>();
    known.set(now, compared);
    const isSame = compared.get(before) ?? shareParts(before, now) === before;
    compared.set(before, isSame);
    return isSame;
  };
  return (before, now) => {
    const index = now.findIndex((one, at) => !saysSame(before[at], one));
    return index < 0 && before.length !== now.length ? now.length : index;
  };
}

function isWide(value: unknown): value is object {
  return Array.isArray(value) || value instanceof Map;
}

/** Where the answer to a question is, and what of it lasts. */
interface LastingQuestion {
  readonly place: string;
  readonly lasts: NonNullable<Question["lasts"]>;
}

/** The answers that runs leave for each other. */
export interface Legacy {
  /** `makeValue` does the work again where only its name was kept. */
  find(question: LastingQuestion, from: object, makeValue: () => unknown): Found;
  /** What was there before, whether or not it holds; `makeAgain` stands in for parts that can't be read any more. */
  readBefore(place: string, makeAgain: () => unknown): unknown;
  /** Keeps an answer about `from` for the next run; its name, unless it is no plain data. */
  keep(question: LastingQuestion, known: Known, from: object): string | undefined;
  leave(): Leavings;
  readonly hasChanged: boolean;
  /** Forgets what was there before. */
  drop(): void;
}

/** Begins with what earlier runs have left. With `isRead`, nothing is kept for later ones. */
export function createLegacy(before: Store, digests: DataDigests, isRead: boolean): Legacy {
  let earlier = before.entries;
  const kept = new Map<string, Entry>();
  const added = new Map<string, Uint8Array>();
  const lost = new Set<string>();
  const pieces: Pieces = {
    read(piece) {
      const own = added.get(piece);
      if (own !== undefined) return own;
      const bytes = before.read(piece);
      if (bytes !== undefined && digest(bytes) === piece) return bytes;
      lost.add(piece);
      return undefined;
    },
    add: (piece, bytes) => void added.set(piece, bytes),
    named: new WeakMap(),
  };
  let isNew = false;
  const findEntry = (place: string): Entry | undefined => kept.get(place) ?? earlier.get(place);

  /** What is named by its origin may say the same under another name: who looks at a part of it goes by what that says. */
  function nameAnswer(value: unknown, name: string, lasts: Question["lasts"]): void {
    if (lasts !== "by origin") digests.name(value, name);
    digests.nameOrigin(value, name);
  }

  /** Who is spared asks nothing, but what it once asked for is wanted as much as it is. */
  function keepOn(place: string, entry: Entry): void {
    if (kept.has(place)) return;
    kept.set(place, entry);
    for (const other of entry.asked) {
      const behind = findEntry(other);
      if (behind !== undefined) keepOn(other, behind);
    }
  }

  return {
    find({ place, lasts }, from, makeValue) {
      const entry = findEntry(place);
      if (entry === undefined) return { because: noAnswer };
      const places = namePlaces(entry.reads, from, digests);
      const origin = digestNames(places);
      if (origin !== entry.origin) {
        if (holdsByOrigin(lasts)) return { because: tellDifference(entry, places) };
        const names = places.flatMap((place) => place.says());
        if (digestAll(names) !== entry.found) return { because: tellDifference(entry, withPaths(names, entry.reads)) };
      }
      if (!isRead) keepOn(place, { ...entry, origin });
      const value = once(() => {
        const read = entry.pieces.length === 0 ? undefined : attempt(() => readValue(entry.pieces, pieces, makeValue));
        // The next run is left no entry that nothing can be made of.
        if (read === undefined && entry.pieces.length > 0) kept.delete(place);
        const made = read === undefined ? makeValue() : read.made;
        nameAnswer(made, entry.name, lasts);
        return made;
      });
      return { known: { ...entry, found: isRead ? lookAgain(entry.reads, from) : [], value } };
    },
    readBefore(place, makeAgain) {
      const entry = findEntry(place);
      if (entry === undefined || entry.pieces.length === 0) return undefined;
      return attempt(() => readValue(entry.pieces, pieces, makeAgain))?.made;
    },
    keep({ place, lasts }, known, from) {
      const { reads, diagnostics, isPromise, asked } = known;
      const places = namePlaces(reads, from, digests);
      const names = places.flatMap((place) => (holdsByOrigin(lasts) ? [place.name] : place.says()));
      const hints = names.map((name) => name.slice(0, hintLength)).join("");
      const value = known.value();
      kept.delete(place);
      const own = lasts === "whole" ? keepValue(value, pieces) : [];
      if (own === undefined) return undefined;
      const origin = [place, JSON.stringify(reads), ...names];
      const name = nameValue(value, lasts, { pieces: own, origin, digests });
      isNew = true;
      const verdict = {
        reads,
        found: digestAll(names),
        origin: digestNames(places),
        hints,
        diagnostics,
        isPromise,
        asked: [...asked],
      };
      kept.set(place, { ...verdict, name, pieces: own });
      nameAnswer(value, name, lasts);
      return name;
    },
    leave: () => ({ entries: kept, read: pieces.read, added, lost }),
    get hasChanged() {
      return isNew || kept.size < earlier.size;
    },
    drop: () => void (earlier = new Map()),
  };
}

function nameValue(
  value: unknown,
  lasts: NonNullable<Question["lasts"]>,
  {
    pieces,
    origin,
    digests,
  }: { readonly pieces: readonly string[]; readonly origin: readonly string[]; readonly digests: DataDigests },
): string {
  switch (lasts) {
    case "whole":
      return digestAll(pieces);
    case "by name":
      return digest(JSON.stringify(value));
    case "by origin":
      // The same may be found elsewhere, and by others, who make another thing of it.
      return digestAll(origin);
    case "by origin and name":
      return digests.of(value);
  }
}

function holdsByOrigin(lasts: Question["lasts"]): boolean {
  return lasts === "by origin" || lasts === "by origin and name";
}

/** So many letters of a name tell well enough which of the things that were found is another one. */
const hintLength = 4;

function digestNames(places: readonly NamedPlace[]): string {
  return digestAll(places.map(({ name }) => name));
}

function withPaths(names: readonly string[], reads: Reads): readonly Pick<NamedPlace, "name" | "path">[] {
  const paths = nameReads(reads);
  return names.map((name, index) => ({ name, path: paths[index] ?? "" }));
}

/** The first place at which something else is found; the first of all where too little of the names is known. */
function tellDifference({ hints }: Entry, places: readonly Pick<NamedPlace, "name" | "path">[]): string {
  const hintAt = (index: number): string => hints.slice(index * hintLength, (index + 1) * hintLength);
  const other = places.find(({ name }, at) => hintAt(at) !== name.slice(0, hintLength)) ?? places[0];
  return other?.path ?? "";
}

/** What it makes; undefined where it can't. */
function attempt<Made>(make: () => Made): { readonly made: Made } | undefined {
  try {
    return { made: make() };
  } catch {
    return undefined;
  }
}
