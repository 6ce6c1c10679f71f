import type { SearchFacet } from "../../generator/page-model/search-kinds.ts";
import { createFilter } from "./filter-entries.ts";
import { findNearest } from "./find-nearest.ts";
import type { Symbols } from "./load-symbols.ts";
import { parseQuery } from "./parse-query.ts";
import { rankEntries } from "./rank-entries.ts";
import { scoreEntries } from "./score-entries.ts";
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
  const scores = parsed.words.length === 0 ? scoreByKind(symbols) : scoreEntries(parsed, symbols);
  const counts = new Map<SearchFacet, number>();
  const entries: number[] = [];
  for (let entry = 0; entry < scores.length; entry += 1) {
    if (scores[entry] === 0 || (passes !== undefined && !passes(entry)) || isRepetition(entry, symbols)) continue;
    const facet = symbols.kindOf[entry]?.facet ?? "pages";
    counts.set(facet, (counts.get(facet) ?? 0) + 1);
    if (options.facet === undefined || options.facet === facet) entries.push(entry);
  }
  const best = rankEntries(entries, scores, symbols, { limit: options.limit, isListing: parsed.words.length === 0 });
  const nearest = counts.size > 0 ? [] : findNearest(parsed.words.join(""), symbols);
  const hits = await toSymbolHits(best, parsed.words, options, source);
  return { hits, counts, nearest };
}

const nothing: SearchAnswer = { hits: [], counts: new Map(), nearest: [] };

/** Without words, the kinds that are most asked for come first. */
function scoreByKind({ kindOf, deprecated }: Symbols): Float32Array {
  return Float32Array.from(kindOf, ({ weight }, entry) => 100 + weight * 2 - (deprecated.has(entry) ? 60 : 0));
}

/** A plugin that has its page for itself and is called like it would be there twice. */
function isRepetition(entry: number, { kindOf, nameOf, names, pageOf, firstOf, anchorOf }: Symbols): boolean {
  if (kindOf[entry]?.anchor !== "plugin" || anchorOf(entry) !== "") return false;
  const first = firstOf[pageOf[entry] ?? 0] ?? entry;
  return names[nameOf[first] ?? 0]?.folded === names[nameOf[entry] ?? 0]?.folded;
}
