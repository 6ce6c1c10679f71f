import {
  joinAnswers,
  type SearchAnswer,
  type SearchFacet,
  type SearchHit,
} from "../../../site/search/search-engine.ts";
import { searchFacets } from "../../page-model/search-kinds.ts";
import type { SearchableSite } from "../sites/searchable-site.ts";

export type { MatchRun, SearchHit } from "../../../site/search/search-engine.ts";

/** What a query finds, in one order. */
export interface SiteHits {
  readonly hits: readonly SearchHit[];
  /** Names near what was asked, when no name has it. */
  readonly nearest: readonly string[];
  /** How well names have it. */
  readonly fits: SearchAnswer["fits"];
  /** The groups of which it finds something, whichever of them was asked for. */
  readonly facets: readonly SearchFacet[];
}

/** What is wanted of an answer. */
export interface WantedAnswer {
  readonly limit: number;
  readonly facet?: SearchFacet | undefined;
  /** Guides in this language come first. */
  readonly language?: string | undefined;
}

/** What leads has so much of the room, where what follows needs the rest. */
const leadShare = 2 / 3;

/** What a site's own search finds, in the order of its dialog: names before passages, or behind them where those answer a question. */
export async function findHits(
  { search }: SearchableSite,
  query: string,
  { limit, facet, language }: WantedAnswer,
): Promise<SiteHits> {
  const engine = await search();
  const symbols = await engine.findSymbols(query, { limit, facet, language });
  const texts = await engine.findText(query, { limit, facet, language });
  const { first, names, text } = joinAnswers(query, symbols, texts);
  const [lead, rest] = first === "names" ? [names, text] : [text, names];
  const room = Math.max(Math.ceil(limit * leadShare), limit - rest.length);
  const hits = [...lead.slice(0, room), ...rest].slice(0, limit);
  const facets = searchFacets.filter((each) => symbols.counts.has(each) || texts.counts.has(each));
  return { hits, nearest: symbols.nearest, fits: symbols.fits, facets };
}
