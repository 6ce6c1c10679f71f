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
  const terms = new Map<string, Postings>();
  const texts = new Map<string, string>();
  const weigh = createWeigher();
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
        const weights = weigh(passage, { name, title: index === 0 ? "" : title, isFirst: chunk === 0 });
        for (const [term, weight] of weights) addPosting(terms, term, { slot, place, weight });
      }
    }
  }
  return { terms: shardTerms(terms), texts: shardTexts(texts), passages };
}

function addPosting(
  terms: Map<string, Postings>,
  term: string,
  { slot, place, weight }: { readonly slot: number; readonly place: number; readonly weight: number },
): void {
  let postings = terms.get(term);
  if (postings === undefined) {
    postings = { numbers: [], lastSlot: 0 };
    terms.set(term, postings);
  }
  postings.numbers.push(slot - postings.lastSlot, place, weight);
  postings.lastSlot = slot;
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

type Weigher = (text: string, place: PassagePlace) => ReadonlyMap<string, number>;

/** Gives the terms of a passage and what each weighs there. */
function createWeigher(): Weigher {
  const readTerms = createTermReader();
  return (text, { name, title, isFirst }) => {
    const weights = new Map<string, number>();
    const add = (terms: readonly string[], weight: number): void => {
      for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + weight);
    };
    const ofText = readTerms(text);
    add(ofText, 1);
    // Later passages of a long text belong to the name as well, but the first is where to begin reading.
    add(readTerms(name), isFirst ? nameWeight : 1);
    add(readTerms(title), titleWeight);
    const length = Math.max(ofText.length, shortest) / typicalLength;
    const norm = saturation * (1 - lengthShare + lengthShare * length);
    for (const [term, count] of weights) {
      weights.set(term, Math.max(1, Math.round((weightScale * count * (saturation + 1)) / (count + norm))));
    }
    return weights;
  };
}

function shardTerms(terms: ReadonlyMap<string, Postings>): readonly TermShard[] {
  let total = 0;
  for (const { numbers } of terms.values()) total += numbers.length / 3;
  const shards: [string, readonly number[]][][] = createShards(total / postingsPerShard);
  for (const [term, { numbers }] of terms) shards[termShardOf(term, shards.length)]?.push([term, numbers]);
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
