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
import type { NumberedPage, TextCounts } from "./search-index.ts";

export interface TextIndex {
  readonly terms: readonly TermShard[];
  readonly texts: readonly TextShard[];
  readonly counts: TextCounts;
}

/** The passages of a term, as its shard has them. */
interface Postings {
  readonly numbers: number[];
  lastSlot: number;
}

const postingsPerShard = 900;
const textPerShard = 12_000;

/** What is said on the pages, by the words that it is said with. */
export function indexTexts(pages: readonly NumberedPage[]): TextIndex {
  const postings: Postings[] = [];
  const texts = new Map<string, string>();
  const weigher = createWeigher();
  const counts = { passages: 0, postings: 0, letters: 0 };
  for (const page of pages.toSorted((a, b) => a.slot - b.slot)) {
    const { slot } = page;
    forEachPassage(page, (place, text, words) => {
      counts.passages += 1;
      counts.letters += text.length;
      if (text !== "") texts.set(passageKey(slot, place), text);
      weigher.weigh(text, words, (term, weight) => {
        counts.postings += 1;
        const known = (postings[term] ??= { numbers: [], lastSlot: 0 });
        known.numbers.push(slot - known.lastSlot, place, weight);
        known.lastSlot = slot;
      });
    });
  }
  return { terms: shardTerms(weigher.terms, postings, counts), texts: shardTexts(texts, counts), counts };
}

/** How many shards there are of terms, and of texts. */
export function countTermShards({ postings }: TextCounts): number {
  return countShards(postings / postingsPerShard);
}

export function countTextShards({ letters }: TextCounts): number {
  return countShards(letters / textPerShard);
}

/** What a single page adds to the index. */
export interface PageTexts {
  /** By term, places and weights in turn. */
  readonly terms: ReadonlyMap<string, readonly number[]>;
  readonly texts: ReadonlyMap<string, string>;
  readonly counts: TextCounts;
}

/** Tells what single pages add to the index. */
export function createTextReader(): { read(page: NumberedPage): PageTexts } {
  const weigher = createWeigher();
  return {
    read(page) {
      const terms = new Map<string, number[]>();
      const texts = new Map<string, string>();
      const counts = { passages: 0, postings: 0, letters: 0 };
      forEachPassage(page, (place, text, words) => {
        counts.passages += 1;
        counts.letters += text.length;
        if (text !== "") texts.set(passageKey(page.slot, place), text);
        weigher.weigh(text, words, (number, weight) => {
          counts.postings += 1;
          const term = weigher.terms[number] ?? "";
          const known = terms.get(term);
          if (known === undefined) terms.set(term, [place, weight]);
          else known.push(place, weight);
        });
      });
      return { terms, texts, counts };
    },
  };
}

/** The passages of a page, each with its place and what stands around it. */
function forEachPassage(
  { entries }: NumberedPage,
  visit: (place: number, text: string, around: PassagePlace) => void,
): void {
  const title = entries[0]?.name ?? "";
  for (const [index, { kind, name, text }] of entries.entries()) {
    // A member without a description is found by its name.
    if (text === "" && searchKinds[kind].depth > 0 && kind !== "heading") continue;
    const chunks = text === "" ? [""] : cutPassages(text);
    for (const [chunk, passage] of chunks.entries()) {
      const around = { name, title: index === 0 ? "" : title, isFirst: chunk === 0 };
      visit(index * chunksPerEntry + chunk, passage, around);
    }
  }
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

function shardTerms(terms: readonly string[], postings: readonly Postings[], counts: TextCounts): readonly TermShard[] {
  const shards = createShards<readonly number[]>(countTermShards(counts));
  for (const [index, { numbers }] of postings.entries()) {
    const term = terms[index] ?? "";
    shards[termShardOf(term, shards.length)]?.push([term, numbers]);
  }
  return shards.map(toSortedRecord);
}

function shardTexts(texts: ReadonlyMap<string, string>, counts: TextCounts): readonly TextShard[] {
  const shards = createShards<string>(countTextShards(counts));
  for (const [key, text] of texts) shards[textShardOf(key, shards.length)]?.push([key, text]);
  return shards.map(toSortedRecord);
}

function createShards<Value>(count: number): [string, Value][][] {
  return Array.from({ length: count }, () => []);
}

/** What a shard holds, in an order that depends on nothing else. */
export function toSortedRecord<Value>(entries: Iterable<readonly [string, Value]>): Readonly<Record<string, Value>> {
  return Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
