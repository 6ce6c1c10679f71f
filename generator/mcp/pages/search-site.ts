import type { SearchableSite } from "../sites/searchable-site.ts";
import { findHits, type MatchRun, type SearchHit, type SiteHits, type WantedAnswer } from "./find-hits.ts";

/** A place that answers a query, as plain text. */
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

/** What a query finds, for programs. */
export interface SiteAnswer extends Omit<SiteHits, "hits"> {
  readonly found: readonly Found[];
}

/** What a site's own search finds, without marks of what has matched. */
export async function searchSite(site: SearchableSite, query: string, wanted: WantedAnswer): Promise<SiteAnswer> {
  const { hits, ...facts } = await findHits(site, query, wanted);
  return { found: hits.map((hit) => toFound(hit, site.base)), ...facts };
}

/** A hit as plain text, with the page that it stands on below the base. */
export function toFound({ kind, name, parent, meaning, href, deprecated, language }: SearchHit, base: string): Found {
  return {
    kind,
    name: joinRuns(name),
    parent,
    meaning: joinRuns(meaning).slice(0, 300),
    page: href.slice(base.length),
    deprecated,
    language,
  };
}

function joinRuns(runs: readonly MatchRun[]): string {
  return runs.map(({ text }) => text).join("");
}
