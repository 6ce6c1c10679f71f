import {
  joinAnswers,
  type MatchRun,
  type SearchAnswer,
  type SearchFacet,
  type SearchHit,
} from "../../../site/search/search-engine.ts";
import { searchFacets } from "../../page-model/search-kinds.ts";
import type { SiteFolder } from "../sites/site-folder.ts";

/** A place that answers a query. */
export interface Found {
  readonly kind: string;
  readonly name: string;
  readonly parent?: string | undefined;
  readonly meaning: string;
  /** Route and anchor, as pages are asked for. */
  readonly page: string;
  readonly deprecated?: true | undefined;
  /** Of its page, where that is not the site's own. */
  readonly language?: string | undefined;
}

/** What a query finds, in one order. */
export interface SiteAnswer {
  readonly found: readonly Found[];
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
export async function searchSite(
  { base, search }: SiteFolder,
  query: string,
  { limit, facet, language }: WantedAnswer,
): Promise<SiteAnswer> {
  const engine = await search();
  const symbols = await engine.findSymbols(query, { limit, facet, language });
  const texts = await engine.findText(query, { limit, facet, language });
  const { first, names, text } = joinAnswers(query, symbols, texts);
  const [lead, rest] = first === "names" ? [names, text] : [text, names];
  const room = Math.max(Math.ceil(limit * leadShare), limit - rest.length);
  const hits = [...lead.slice(0, room), ...rest].slice(0, limit);
  const facets = searchFacets.filter((each) => symbols.counts.has(each) || texts.counts.has(each));
  return { found: hits.map((hit) => toFound(hit, base)), nearest: symbols.nearest, fits: symbols.fits, facets };
}

function toFound({ kind, name, parent, meaning, href, deprecated, language }: SearchHit, base: string): Found {
  return {
    kind,
    name: join(name),
    parent,
    meaning: join(meaning).slice(0, 300),
    page: href.slice(base.length),
    deprecated,
    language,
  };
}

function join(runs: readonly MatchRun[]): string {
  return runs.map(({ text }) => text).join("");
}
