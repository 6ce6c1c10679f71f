import {
  chunksPerEntry,
  passageKey,
  termPrefix,
  termShardOf,
  textShardOf,
  weightScale,
  type TermShard,
} from "../../generator/page-model/search-index.ts";
import { splitWords, toTerm } from "../../generator/page-model/search-words.ts";
import { searchKinds, type SearchFacet } from "../../generator/page-model/search-kinds.ts";
import { editDistance } from "./edit-distance.ts";
import { createFilter } from "./filter-entries.ts";
import type { Symbols } from "./load-symbols.ts";
import { markExcerpt } from "./mark-runs.ts";
import { dropStopWords, parseQuery } from "./parse-query.ts";
import type { SearchAnswer, SearchHit, SearchOptions } from "./search-answer.ts";
import type { SearchSource } from "./search-source.ts";
import { describeEntry } from "./to-symbol-hits.ts";

/** A passage that was found. */
interface FoundPassage {
  readonly entry: number;
  /** Of its text. */
  readonly key: string;
  readonly score: number;
}

/** Passages of pages and descriptions that match, best first. */
export async function findText(query: string, options: SearchOptions, source: SearchSource): Promise<SearchAnswer> {
  const { symbols, reader } = source;
  const { text, words, filters } = parseQuery(query);
  const asked = listAsked(text, words);
  if (asked.length === 0) return { hits: [], counts: new Map(), nearest: [] };
  const [passes, found] = await Promise.all([
    createFilter(filters, symbols, reader),
    Promise.all(asked.map((word, index) => findTerms(word, index === asked.length - 1, source))),
  ]);
  options.signal?.throwIfAborted();
  const passages = scorePassages(found, words.join(""), source).filter(
    ({ entry }) => passes === undefined || passes(entry),
  );
  const counts = new Map<SearchFacet, number>();
  for (const { entry } of passages) {
    const facet = symbols.kindOf[entry]?.facet ?? "pages";
    counts.set(facet, (counts.get(facet) ?? 0) + 1);
  }
  const wanted = passages.filter(({ entry }) => {
    return options.facet === undefined || symbols.kindOf[entry]?.facet === options.facet;
  });
  const best = wanted.toSorted((a, b) => b.score - a.score || a.entry - b.entry).slice(0, options.limit);
  const terms = new Set(found.flat().map(({ term }) => term));
  const hits = await Promise.all(best.map((passage) => toHit(passage, { terms, words: asked }, source)));
  options.signal?.throwIfAborted();
  return { hits, counts, nearest: [] };
}

/** The words that are looked for: names are looked for by their parts. */
function listAsked(text: string, words: readonly string[]): readonly string[] {
  const parts = dropStopWords(splitWords(text).map((word) => word.toLowerCase()));
  return [...new Set((parts.length === 0 ? words : parts).map(toTerm))].filter((term) => term !== "").slice(0, 8);
}

interface FoundTerm {
  readonly term: string;
  readonly postings: readonly number[];
  /** 1 for the word that was asked, less for one that is only like it. */
  readonly share: number;
}

const mostVariants = 12;

/** A term as it is in the index, with what it may be the beginning of; words like it when there is none. */
async function findTerms(word: string, isLast: boolean, { reader }: SearchSource): Promise<readonly FoundTerm[]> {
  const shard = await reader.terms(termShardOf(word, reader.manifest.terms.length));
  const own = readTerm(shard, word, 1);
  if (own.length > 0 && (!isLast || word.length < termPrefix)) return own;
  if (word.length < termPrefix) return own;
  const terms = Object.keys(shard).filter((term) => term.startsWith(word) && term !== word);
  const longer = terms.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, mostVariants);
  const started = longer.flatMap((term) => readTerm(shard, term, own.length > 0 ? 0.3 : 0.7));
  if (own.length + started.length > 0) return [...own, ...started];
  const near = Object.keys(shard).filter((term) => editDistance(term, word, 1) <= 1);
  return near.slice(0, mostVariants).flatMap((term) => readTerm(shard, term, 0.5));
}

function readTerm(shard: TermShard, term: string, share: number): readonly FoundTerm[] {
  const postings = Object.hasOwn(shard, term) ? shard[term] : undefined;
  return postings === undefined ? [] : [{ term, postings, share }];
}

interface PassageScore {
  readonly slot: number;
  readonly place: number;
  /** Of the words before the last. */
  sum: number;
  /** How many of the words are there. */
  words: number;
  last: number;
  /** Of the last word: of several forms of it, the best counts. */
  best: number;
}

/** For each entry its best passage. */
function scorePassages(
  found: readonly (readonly FoundTerm[])[],
  joined: string,
  { symbols, reader }: SearchSource,
): readonly FoundPassage[] {
  const passages = new Map<string, PassageScore>();
  for (const [word, terms] of found.entries()) {
    for (const { postings, share } of terms) {
      const count = postings.length / 3;
      const rarity = Math.log(1 + (reader.manifest.passages - count + 0.5) / (count + 0.5));
      let slot = 0;
      for (let index = 0; index < postings.length; index += 3) {
        slot += postings[index] ?? 0;
        const place = postings[index + 1] ?? 0;
        const score = (rarity * share * (postings[index + 2] ?? 0)) / weightScale;
        const key = passageKey(slot, place);
        const known = passages.get(key) ?? { slot, place, sum: 0, words: 0, last: -1, best: 0 };
        if (known.last !== word) {
          known.sum += known.best;
          known.best = 0;
          known.words += 1;
          known.last = word;
        }
        known.best = Math.max(known.best, score);
        passages.set(key, known);
      }
    }
  }
  const best = new Map<number, FoundPassage>();
  for (const [key, { slot, place, sum, best: ofLast, words }] of passages) {
    const entry = entryAt(slot, place, symbols);
    if (entry === undefined) continue;
    // Passages that say all of what was asked come before those that say one word of it often.
    const share = words / found.length;
    const score = (sum + ofLast) * share * share * standing(entry, joined, symbols);
    if (score > (best.get(entry)?.score ?? 0)) best.set(entry, { entry, key, score });
  }
  return [...best.values()];
}

/**
 * Guides explain, pages say more than their parts, what is deprecated is seldom meant, and what is called just as
 * was asked likely is.
 */
function standing(entry: number, joined: string, { kindOf, nameOf, names, deprecated }: Symbols): number {
  const { facet, depth } = kindOf[entry] ?? searchKinds.page;
  const rank = facet === "pages" ? 1.25 : [1.1, 0.95, 0.85][depth];
  const isNamed = names[nameOf[entry] ?? 0]?.folded === joined && (depth === 0 || facet === "pages");
  return (rank ?? 1) * (isNamed ? 2 : 1) * (deprecated.has(entry) ? 0.7 : 1);
}

function entryAt(slot: number, place: number, { pageAt, firstOf }: Symbols): number | undefined {
  const page = pageAt.get(slot);
  const first = page === undefined ? undefined : firstOf[page];
  return first === undefined ? undefined : first + Math.floor(place / chunksPerEntry);
}

async function toHit(
  { entry, key }: FoundPassage,
  { terms, words }: { readonly terms: ReadonlySet<string>; readonly words: readonly string[] },
  { reader, symbols }: SearchSource,
): Promise<SearchHit> {
  const shard = await reader.texts(textShardOf(key, reader.manifest.texts.length));
  const text = Object.hasOwn(shard, key) ? (shard[key] ?? "") : "";
  return { ...describeEntry(entry, words, symbols), meaning: markExcerpt(text, terms) };
}
