import {
  chunksPerEntry,
  passageKey,
  termShardOf,
  textShardOf,
  weightScale,
  type TermShard,
  type TextShard,
} from "../../page-model/search-index.ts";
import { searchKinds } from "../../page-model/search-kinds.ts";
import { createTermReader } from "../../page-model/search-words.ts";
import { countShards } from "./count-shards.ts";
import { cutPassages } from "./cut-passages.ts";
import type { SearchPage } from "./search-entry.ts";

export interface TextIndex {
  readonly terms: readonly TermShard[];
  readonly texts: readonly TextShard[];
  readonly passages: number;
}

/** The passages of a term, as its shard has them. */
interface Postings {
  readonly numbers: number[];
  lastSlot: number;
}

const postingsPerShard = 900;
const textPerShard = 12_000;

/** What is said on the pages, by the words that it is said with. */
export function indexTexts(pages: readonly SearchPage[], slotOf: (route: string) => number): TextIndex {
  const postings: Postings[] = [];
  const texts = new Map<string, string>();
  const { terms, weigh } = createWeigher();
  let passages = 0;
  for (const { route, entries } of pages.toSorted((a, b) => slotOf(a.route) - slotOf(b.route))) {
    const slot = slotOf(route);
    const title = entries[0]?.name ?? "";
    for (const [index, { kind, name, text }] of entries.entries()) {
      // A member without a description is found by its name.
      if (text === "" && searchKinds[kind].depth > 0 && kind !== "heading") continue;
      const chunks = text === "" ? [""] : cutPassages(text);
      for (const [chunk, passage] of chunks.entries()) {
        const place = index * chunksPerEntry + chunk;
        passages += 1;
        if (passage !== "") texts.set(passageKey(slot, place), passage);
        weigh(passage, { name, title: index === 0 ? "" : title, isFirst: chunk === 0 }, (term, weight) => {
          const known = (postings[term] ??= { numbers: [], lastSlot: 0 });
          known.numbers.push(slot - known.lastSlot, place, weight);
          known.lastSlot = slot;
        });
      }
    }
  }
  return { terms: shardTerms(terms, postings), texts: shardTexts(texts), passages };
}

/** How much more a word in the name says than one in the text. */
const nameWeight = 4;
const titleWeight = 1.5;

/** The constants of BM25, with a typical length in place of the mean one, which every edit would change. */
const saturation = 1.2;
const lengthShare = 0.6;
const typicalLength = 60;
/** A line of links says little, however short it is. */
const shortest = 40;

interface PassagePlace {
  readonly name: string;
  readonly title: string;
  readonly isFirst: boolean;
}

interface Weigher {
  /** Terms by their numbers. */
  readonly terms: readonly string[];
  /** Tells the terms of a passage, each once, and what each weighs there. */
  weigh(text: string, place: PassagePlace, tell: (term: number, weight: number) => void): void;
}

function createWeigher(): Weigher {
  const { terms, read } = createTermReader();
  // By term: its count in the passage, and 0 between passages. Passages share terms, so that one list serves all.
  const counts: number[] = [];
  const met: number[] = [];
  const add = (found: readonly number[], weight: number): number => {
    for (const term of found) {
      const count = counts[term] ?? 0;
      if (count === 0) met.push(term);
      counts[term] = count + weight;
    }
    return found.length;
  };
  return {
    terms,
    weigh(text, { name, title, isFirst }, tell) {
      const ownLength = add(read(text), 1);
      // Later passages of a long text belong to the name as well, but the first is where to begin reading.
      add(read(name), isFirst ? nameWeight : 1);
      add(read(title), titleWeight);
      const length = Math.max(ownLength, shortest) / typicalLength;
      const norm = saturation * (1 - lengthShare + lengthShare * length);
      for (const term of met) {
        const count = counts[term] ?? 0;
        tell(term, Math.max(1, Math.round((weightScale * count * (saturation + 1)) / (count + norm))));
        counts[term] = 0;
      }
      met.length = 0;
    },
  };
}

function shardTerms(terms: readonly string[], postings: readonly Postings[]): readonly TermShard[] {
  let total = 0;
  for (const { numbers } of postings) total += numbers.length / 3;
  const shards: [string, readonly number[]][][] = createShards(total / postingsPerShard);
  for (const [index, { numbers }] of postings.entries()) {
    const term = terms[index] ?? "";
    shards[termShardOf(term, shards.length)]?.push([term, numbers]);
  }
  return shards.map(toSortedRecord);
}

function shardTexts(texts: ReadonlyMap<string, string>): readonly TextShard[] {
  let total = 0;
  for (const text of texts.values()) total += text.length;
  const shards: [string, string][][] = createShards(total / textPerShard);
  for (const [key, text] of texts) shards[textShardOf(key, shards.length)]?.push([key, text]);
  return shards.map(toSortedRecord);
}

function createShards<Item>(wanted: number): Item[][] {
  return Array.from({ length: countShards(wanted) }, () => []);
}

function toSortedRecord<Value>(entries: readonly (readonly [string, Value])[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
