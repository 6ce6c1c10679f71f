import type { SearchKindName } from "../../page-model/search-kinds.ts";

/** Something that can be found: a page, a part of one or a heading. */
export interface SearchEntry {
  readonly kind: SearchKindName;
  readonly name: string;
  /** Empty for a page. */
  readonly anchor: string;
  /** Anchor of the heading around it, for a heading. */
  readonly under?: string | undefined;
  /** One plain line. */
  readonly meaning: string;
  /** All that is said about it, as plain text. */
  readonly text: string;
  readonly deprecated?: boolean | undefined;
  /** Names of the types that it has or returns. */
  readonly types?: readonly string[] | undefined;
}

/** E.g. `PAT` and `personal access token`. */
export interface Acronym {
  readonly short: string;
  readonly long: string;
}

/** A page with what is on it; the first entry is the page itself. */
export interface SearchPage {
  readonly route: string;
  /** The language that it is in, where that is not the site's. */
  readonly language?: string | undefined;
  /** What is on it, and the section that it is in. */
  readonly about?: { readonly content: string; readonly section: string } | undefined;
  /** Of the schema that the page is about; empty for all other pages. */
  readonly namespace: string;
  /** Of an entity, the addresses of the pages that are about a part of it. */
  readonly related?: readonly string[] | undefined;
  /** Addresses that its text leads to, without fragments, each once. */
  readonly links?: readonly string[] | undefined;
  /** Acronyms that its text explains, with what they stand for. */
  readonly acronyms?: readonly Acronym[] | undefined;
  /** Other names that its author gives it. */
  readonly aliases?: readonly string[] | undefined;
  readonly entries: readonly SearchEntry[];
}
