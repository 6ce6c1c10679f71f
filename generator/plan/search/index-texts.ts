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
import { isStopWord, listTerms } from "../../page-model/search-words.ts";
import { countShards } from "./count-shards.ts";
import { cutPassages } from "./cut-passages.ts";
import type { SearchPage } from "./search-entry.ts";

export interface TextIndex {
  readonly terms: readonly TermShard[];
  readonly texts: readonly TextShard[];
  readonly passages: number;
}

/** A place where a term stands: slot, place on the page, weight. */
type Posting = readonly [slot: number, place: number, weight: number];

const postingsPerShard = 900;
const textPerShard = 12_000;

/** What is said on the pages, by the words that it is said with. */
export function indexTexts(pages: readonly SearchPage[], slotOf: (route: string) => number): TextIndex {
  const terms = new Map<string, Posting[]>();
  const texts = new Map<string, string>();
  const inSlotOrder = pages.toSorted((a, b) => slotOf(a.route) - slotOf(b.route));
  let passages = 0;
  for (const { route, entries } of inSlotOrder) {
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
        const weights = weighTerms(passage, { name, title: index === 0 ? "" : title, isFirst: chunk === 0 });
        for (const [term, weight] of weights) {
          const postings = terms.get(term);
          if (postings === undefined) terms.set(term, [[slot, place, weight]]);
          else postings.push([slot, place, weight]);
        }
      }
    }
  }
  return { terms: shardTerms(terms), texts: shardTexts(texts), passages };
}

/** How much more a word in the name says than one in the text. */
const nameWeight = 4;
const titleWeight = 1.5;

/** The constants of BM25, with a typical length in place of the mean one, which every edit would change. */
const saturation = 1.2;
const lengthShare = 0.6;
const typicalLength = 60;

interface Passage {
  readonly name: string;
  readonly title: string;
  readonly isFirst: boolean;
}

function weighTerms(text: string, { name, title, isFirst }: Passage): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (from: string, weight: number): number => {
    const terms = listTerms(from);
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight);
    return terms.length;
  };
  const length = add(text, 1);
  // Later passages of a long text belong to the name as well, but the first is where to begin reading.
  add(name, isFirst ? nameWeight : 1);
  add(title, titleWeight);
  const norm = saturation * (1 - lengthShare + (lengthShare * length) / typicalLength);
  const weights = new Map<string, number>();
  for (const [term, count] of counts) {
    if (isStopWord(term)) continue;
    const weight = Math.round((weightScale * count * (saturation + 1)) / (count + norm));
    weights.set(term, Math.max(1, weight));
  }
  return weights;
}

function shardTerms(terms: ReadonlyMap<string, readonly Posting[]>): readonly TermShard[] {
  let total = 0;
  for (const postings of terms.values()) total += postings.length;
  const shards: [string, readonly number[]][][] = Array.from(
    { length: countShards(total / postingsPerShard) },
    () => [],
  );
  for (const [term, postings] of terms) {
    shards[termShardOf(term, shards.length)]?.push([term, toNumbers(postings)]);
  }
  return shards.map(toSortedRecord);
}

function toNumbers(postings: readonly Posting[]): readonly number[] {
  return postings.flatMap(([slot, place, weight], index) => [slot - (postings[index - 1]?.[0] ?? 0), place, weight]);
}

function shardTexts(texts: ReadonlyMap<string, string>): readonly TextShard[] {
  let total = 0;
  for (const text of texts.values()) total += text.length;
  const shards: [string, string][][] = Array.from({ length: countShards(total / textPerShard) }, () => []);
  for (const [key, text] of texts) shards[textShardOf(key, shards.length)]?.push([key, text]);
  return shards.map(toSortedRecord);
}

function toSortedRecord<Value>(entries: readonly (readonly [string, Value])[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
