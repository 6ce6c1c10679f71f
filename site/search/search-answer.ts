import type { NounKind } from "../../generator/page-model/parts.ts";
import type { SearchFacet } from "../../generator/page-model/search-kinds.ts";

/** What is wanted of an answer. */
export interface SearchOptions {
  readonly limit: number;
  /** Only this facet. */
  readonly facet?: SearchFacet | undefined;
  /** Guides in this language come before those in others; in the site's own where there are none in it, or nothing is said. */
  readonly language?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Leaves out what would have to be loaded first, names and meanings; `complete` of the answer brings them. */
  readonly withoutLoading?: boolean | undefined;
}

/** What a query has found. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** How many there are in all, by facet, of the query without its facet. */
  readonly counts: ReadonlyMap<SearchFacet, number>;
  /** Names near what was asked, when nothing was found. */
  readonly nearest: readonly string[];
  /**
   * How well the first name fits: it is what was asked, a page has all words of that, something on a page has them, or
   * neither.
   */
  readonly fits: "whole" | "by words" | "in part" | "loosely";
  /** Present where the first text quotes the message that was asked. */
  readonly quotes?: true;
  /** Present where only pages have been asked for it, and not what stands on them. */
  readonly isPartial?: true;
  /** Gives the same with more of what was left out, names first and then meanings; absent where nothing was. */
  readonly complete?: (() => Promise<SearchAnswer>) | undefined;
}

/** A result as it is shown. */
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
  /** The language that its page is in, where that is not the site's. */
  readonly language?: string;
}

/** A piece of a text that a query matches as a whole, or doesn't. */
export interface MatchRun {
  readonly text: string;
  readonly matched?: true;
}
