import type { Colors } from "picocolors/types.js";
import { toVisibleText } from "../diagnostics/print/visible-text.ts";
import { findHits, type SiteHits, type WantedAnswer } from "../mcp/pages/find-hits.ts";
import { toFound } from "../mcp/pages/search-site.ts";
import { printJson } from "../print/print-json.ts";
import type { Searched } from "./open-searched.ts";
import { printHits } from "./print-hits.ts";

/** What is asked. */
export interface SearchQuestion extends WantedAnswer {
  readonly query: string;
}

/** Whom the answer is for. */
export interface SearchReader {
  /** Whether it is a program. */
  readonly isJson: boolean;
  /** Whether somebody watches what is said besides. */
  readonly isWatched: boolean;
  readonly colors: Colors;
  readonly columns?: number | undefined;
}

/** What a search comes to. */
export interface SearchReply {
  readonly isFound: boolean;
  /** For stdout. */
  readonly out: string;
  /** Lines for stderr. */
  readonly notes: readonly string[];
}

/** Answers a query from an opened site, for people or for programs. */
export async function answerSearch(
  { site, folder, isNamed }: Searched,
  { query, ...wanted }: SearchQuestion,
  { isJson, isWatched, colors, columns }: SearchReader,
): Promise<SearchReply> {
  const answer = await findHits(site, query, wanted);
  const { hits, nearest, facets } = answer;
  const isFound = hits.length > 0;
  if (isJson) {
    const found = hits.map((hit) => toFound(hit, site.base));
    return { isFound, out: `${printJson({ formatVersion: 1, query, found, nearest, facets })}\n`, notes: [] };
  }
  if (!isFound) return { isFound, out: "", notes: [sayNothing(answer, wanted)] };
  const notes = isWatched && !isNamed ? [sayWhere(folder)] : [];
  return { isFound, out: printHits(hits, { base: site.base, colors, columns }), notes };
}

function sayWhere(folder: string | undefined): string {
  return folder === undefined
    ? "\nfrom the model as it is now; a site that aspectdoc generate has written answers sooner"
    : `\nfrom the site in ${toVisibleText(folder)}, which aspectdoc generate brings up to date`;
}

/** Why there is nothing, and what there is instead. */
function sayNothing({ nearest, facets }: Pick<SiteHits, "nearest" | "facets">, { facet }: WantedAnswer): string {
  if (facet !== undefined && facets.length > 0)
    return `nothing found of the facet ${facet}; there is something of ${facets.join(", ")}`;
  if (nearest.length === 0) return "nothing found";
  return `nothing found; did you mean ${nearest.map((name) => `\`${toVisibleText(name)}\``).join(", ")}?`;
}
