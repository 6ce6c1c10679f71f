import type { SearchFacet } from "../../generator/page-model/search-kinds.ts";
import { byLanguage } from "./by-language.ts";
import { createFilter } from "./filter-entries.ts";
import { findNearest } from "./find-nearest.ts";
import type { Symbols } from "./load-symbols.ts";
import { dropStopWords, parseQuery } from "./parse-query.ts";
import { rankEntries } from "./rank-entries.ts";
import { collectScores, type EntryScores } from "./scores/entry-scores.ts";
import { nameScores } from "./scores/name-scores.ts";
import { scoreEntries } from "./scores/score-entries.ts";
import { standingOf } from "./standing-of.ts";
import type { SearchAnswer, SearchOptions } from "./search-answer.ts";
import type { SearchSource } from "./search-source.ts";
import { toSymbolHits } from "./to-symbol-hits.ts";

/** Symbols that match, best first. */
export async function findSymbols(query: string, options: SearchOptions, source: SearchSource): Promise<SearchAnswer> {
  const { symbols, reader } = source;
  const parsed = parseQuery(query);
  if (parsed.words.length === 0 && parsed.filters.length === 0) return nothing;
  const passes = await createFilter(parsed.filters, symbols, reader);
  options.signal?.throwIfAborted();
  const found = parsed.words.length === 0 ? listAll(symbols) : scoreEntries(parsed, symbols);
  const { best, isOther } = found;
  const shareOf = byLanguage(options.language, symbols);
  const counts = new Map<SearchFacet, number>();
  const entries: number[] = [];
  for (const entry of Uint32Array.from(found.scores.keys()).sort()) {
    if ((passes !== undefined && !passes(entry)) || isRepetition(entry, symbols)) continue;
    const facet = symbols.kindOf[entry]?.facet ?? "pages";
    counts.set(facet, (counts.get(facet) ?? 0) + 1);
    if (options.facet === undefined || options.facet === facet) entries.push(entry);
  }
  const scores = collectScores(entries, (entry) => (found.scores.get(entry) ?? 0) * shareOf(entry));
  const ranked = rankEntries(entries, scores, symbols, {
    limit: options.limit,
    isListing: parsed.words.length === 0,
    isGrouped: options.facet === undefined && parsed.filters.length === 0,
  });
  const nearest = counts.size > 0 ? [] : findNearest(parsed.words, symbols);
  // Whatever a name says in another language, a text in the reader's own comes before it.
  const isForeign = (first: number | undefined): boolean => first !== undefined && shareOf(first) < 1;
  const { hits, complete } = toSymbolHits(ranked, dropStopWords(parsed.words), source);
  const answer = {
    hits,
    counts,
    nearest,
    fits: isForeign(ranked[0]) || isOther === true ? ("loosely" as const) : fitOf(best, ranked[0], symbols),
  };
  if (complete === undefined) return answer;
  const bringMeanings = async (): Promise<SearchAnswer> => {
    const described = await complete();
    options.signal?.throwIfAborted();
    return { ...answer, hits: described };
  };
  return options.withoutLoading === true ? { ...answer, complete: bringMeanings } : bringMeanings();
}

const nothing: SearchAnswer = { hits: [], counts: new Map(), nearest: [], fits: "loosely" };

/** A part that only has the words says less than a page about them does. */
function fitOf(best: number, first: number | undefined, { kindOf }: Symbols): SearchAnswer["fits"] {
  if (best >= nameScores.number * 0.95) return "whole";
  if (first !== undefined && kindOf[first]?.depth === 0) return "by words";
  return best >= nameScores.inside ? "in part" : "loosely";
}

/** Without words, the kinds that are most asked for come first. */
function listAll(symbols: Symbols): EntryScores {
  const scores = collectScores(symbols.kindOf.keys(), (entry) => 100 + standingOf(entry, symbols));
  return { scores, best: nameScores.whole };
}

/** A plugin that has its page for itself and is called like it would be there twice. */
function isRepetition(entry: number, { kindOf, nameOf, names, pageOf, firstOf, anchorOf }: Symbols): boolean {
  if (kindOf[entry]?.anchor !== "plugin" || anchorOf(entry) !== "") return false;
  const first = firstOf[pageOf[entry] ?? 0] ?? entry;
  return names[nameOf[first] ?? 0]?.folded === names[nameOf[entry] ?? 0]?.folded;
}
