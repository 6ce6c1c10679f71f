import type { NounKind } from "../../generator/page-model/parts.ts";
import type { SearchManifest } from "../../generator/page-model/search-index.ts";
import type { SearchFacet } from "../../generator/page-model/search-kinds.ts";
import { createReader, type ReadJson } from "./create-reader.ts";
import { findSymbols } from "./find-symbols.ts";
import { findText } from "./find-text.ts";
import { loadSymbols } from "./load-symbols.ts";

export type { SearchFacet };

/** Answers queries about one site from its index. Loads what it needs when it needs it. */
export interface SearchEngine {
  /** Symbols that match, best first. */
  findSymbols(query: string, options: SearchOptions): Promise<SearchAnswer>;
  /** Passages of pages and descriptions that match, best first. */
  findText(query: string, options: SearchOptions): Promise<SearchAnswer>;
}

export interface SearchOptions {
  readonly limit: number;
  /** Only this facet. */
  readonly facet?: SearchFacet | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Leaves out meanings that would have to be loaded first; a second call without it brings them. */
  readonly withoutLoading?: boolean | undefined;
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** How many there are in all, by facet, of the query without its facet. */
  readonly counts: ReadonlyMap<SearchFacet, number>;
  /** Names near what was asked, when nothing was found. */
  readonly nearest: readonly string[];
}

export interface SearchHit {
  /** Shown label, e.g. `field`, `enum symbol`, `mutation`, `guide`. */
  readonly kind: string;
  /** For its hue. */
  readonly noun?: NounKind;
  /** The name in runs, matched ones marked. */
  readonly name: readonly MatchRun[];
  /** E.g. `chartInfo`, `Query`, `snowflake`. */
  readonly parent?: string;
  /** One line; for passages an excerpt with matches marked. */
  readonly meaning: readonly MatchRun[];
  /** With base and anchor. */
  readonly href: string;
  readonly deprecated?: true;
}

export interface MatchRun {
  readonly text: string;
  readonly matched?: true;
}

/** Opens the index whose manifest is at `manifest`; `read` gives the parsed JSON at an address. */
export async function openSearch(manifest: string, read: ReadJson = readJson): Promise<SearchEngine> {
  const reader = createReader(manifest, (await read(manifest)) as SearchManifest, read);
  const symbols = await loadSymbols(reader);
  return {
    findSymbols: (query, options) => findSymbols(query, options, { reader, symbols }),
    findText: (query, options) => findText(query, options, { reader, symbols }),
  };
}

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.json();
}
