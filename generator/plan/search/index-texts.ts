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
import { readRequest } from "../../page-model/search-request.ts";
import { createTermReader } from "../../page-model/search-words.ts";
import { countShards } from "./count-shards.ts";
import { cutPassages } from "./cut-passages.ts";
import type { NumberedPage, TextCounts } from "./search-index.ts";

/** What is said on pages, by the words that it is said with. Shards are made as they are taken. */
export interface TextIndex {
  readonly terms: Iterable<TermShard>;
  readonly texts: Iterable<TextShard>;
  readonly counts: TextCounts;
}

/** Takes pages in as they come, in any order. */
export interface TextIndexer {
  add(page: NumberedPage): void;
  /** The index of all of them; once. */
  finish(): TextIndex;
}

/** What a page says, and where its passages begin in the log. */
interface ReadPage {
  readonly slot: number;
  readonly passages: readonly string[];
  /** Of each passage its place, where its words begin in the log, and behind the last one where that ends. */
  readonly places: readonly number[];
  readonly starts: readonly number[];
}

const postingsPerShard = 900;
const textPerShard = 12_000;

/** Bits of a weight; weights of terms are at most `weightScale * (saturation + 1)`. */
const weightBits = 6;
const weightMask = 2 ** weightBits - 1;

/**
 * An index that is made page by page. It is what takes most memory of a large site, so what it notes of each word in each
 * passage is one number: the word and its weight.
 */
export function createTextIndexer(): TextIndexer {
  const pages: ReadPage[] = [];
  const weigher = createWeigher();
  const log = createNumberLog();
  let letters = 0;
  return {
    add(page) {
      const passages: string[] = [];
      const places: number[] = [];
      const starts: number[] = [];
      forEachPassage(page, (place, text, words) => {
        letters += text.length;
        passages.push(text);
        places.push(place);
        starts.push(log.length);
        weigher.weigh(text, words, (term, weight) => log.add((term << weightBits) | weight));
      });
      starts.push(log.length);
      pages.push({ slot: page.slot, passages, places, starts });
    },
    finish() {
      const sorted = pages.toSorted((a, b) => a.slot - b.slot);
      const passages = sorted.reduce((sum, page) => sum + page.passages.length, 0);
      const counts = { passages, postings: log.length, letters };
      return {
        terms: listTermShards(sorted, weigher.terms, log, counts),
        texts: listTextShards(sorted, counts),
        counts,
      };
    },
  };
}

interface NumberLog {
  readonly length: number;
  add(number: number): void;
  at(index: number): number;
}

/** Numbers of 32 bits in blocks, so that none is copied as there are more. */
function createNumberLog(): NumberLog {
  const bits = 16;
  const blocks: Uint32Array[] = [];
  let last = new Uint32Array(0);
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(number) {
      const at = length & (2 ** bits - 1);
      if (at === 0) blocks.push((last = new Uint32Array(2 ** bits)));
      last[at] = number;
      length += 1;
    },
    at: (index) => blocks[index >>> bits]?.[index & (2 ** bits - 1)] ?? 0,
  };
}

/** How many shards there are of terms, and of texts. */
export function countTermShards({ postings }: TextCounts): number {
  return countShards(postings / postingsPerShard);
}

/** How many shards there are of texts. */
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
  { entries, aliases = [] }: NumberedPage,
  visit: (place: number, text: string, around: PassagePlace) => void,
): void {
  const title = entries[0]?.name ?? "";
  // What its author calls the page besides says as much as its title; of a request only the page of that has the words of its path.
  const called = [title, ...aliases.filter((alias) => readRequest(alias) === undefined)].join("\n");
  for (const [index, { kind, name, text }] of entries.entries()) {
    // A member without a description is found by its name.
    if (text === "" && searchKinds[kind].depth > 0 && kind !== "heading") continue;
    const chunks = text === "" ? [""] : cutPassages(text);
    for (const [chunk, passage] of chunks.entries()) {
      const around = { name: index === 0 ? called : name, title: index === 0 ? "" : title, isFirst: chunk === 0 };
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

/** The postings of all terms, those of a term together, in the order of slots and places. */
interface SortedPostings {
  /** Of each term, where its postings begin; behind the last one where they end. */
  readonly starts: Uint32Array;
  /** The number of the passage, and the weight. */
  readonly postings: Uint32Array;
  readonly slots: Uint32Array;
  readonly places: Uint32Array;
}

function sortPostings(
  pages: readonly ReadPage[],
  terms: readonly string[],
  log: NumberLog,
  counts: TextCounts,
): SortedPostings {
  const starts = new Uint32Array(terms.length + 1);
  for (let index = 0; index < log.length; index += 1) {
    const term = (log.at(index) >>> weightBits) + 1;
    starts[term] = (starts[term] ?? 0) + 1;
  }
  for (let term = 1; term < starts.length; term += 1) starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
  const next = starts.slice();
  const postings = new Uint32Array(log.length);
  const slots = new Uint32Array(counts.passages);
  const places = new Uint32Array(counts.passages);
  let passage = 0;
  for (const page of pages) {
    for (const [index, place] of page.places.entries()) {
      slots[passage] = page.slot;
      places[passage] = place;
      const end = page.starts[index + 1] ?? 0;
      for (let at = page.starts[index] ?? 0; at < end; at += 1) {
        const noted = log.at(at);
        const term = noted >>> weightBits;
        const to = next[term] ?? 0;
        next[term] = to + 1;
        postings[to] = (passage << weightBits) | (noted & weightMask);
      }
      passage += 1;
    }
  }
  return { starts, postings, slots, places };
}

/** The passages of a term, as its shard has them. */
function listPostings({ starts, postings, slots, places }: SortedPostings, term: number): readonly number[] {
  const numbers: number[] = [];
  const end = starts[term + 1] ?? 0;
  let last = 0;
  for (let at = starts[term] ?? 0; at < end; at += 1) {
    const posting = postings[at] ?? 0;
    const passage = posting >>> weightBits;
    const slot = slots[passage] ?? 0;
    numbers.push(slot - last, places[passage] ?? 0, posting & weightMask);
    last = slot;
  }
  return numbers;
}

function* listTermShards(
  pages: readonly ReadPage[],
  terms: readonly string[],
  log: NumberLog,
  counts: TextCounts,
): Generator<TermShard> {
  const sorted = sortPostings(pages, terms, log, counts);
  const shards = createShards<number>(countTermShards(counts));
  for (const [index, term] of terms.entries()) shards[termShardOf(term, shards.length)]?.push(index);
  for (const shard of shards) {
    yield toSortedRecord(shard.map((term) => [terms[term] ?? "", listPostings(sorted, term)]));
  }
}

function* listTextShards(pages: readonly ReadPage[], counts: TextCounts): Generator<TextShard> {
  const shards = createShards<readonly [string, string]>(countTextShards(counts));
  for (const { slot, passages, places } of pages) {
    for (const [index, text] of passages.entries()) {
      if (text === "") continue;
      const key = passageKey(slot, places[index] ?? 0);
      shards[textShardOf(key, shards.length)]?.push([key, text]);
    }
  }
  for (const shard of shards) yield toSortedRecord(shard);
}

function createShards<Item>(count: number): Item[][] {
  return Array.from({ length: count }, () => []);
}

/** What a shard holds, in an order that depends on nothing else. */
export function toSortedRecord<Value>(entries: Iterable<readonly [string, Value]>): Readonly<Record<string, Value>> {
  return Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
