import type { Answer } from "../../engine/answer.ts";
import type { SearchPage } from "./search-entry.ts";

/** A file that is named for its content. */
export interface IndexFile {
  readonly path: string;
  readonly content: Answer<string>;
}

/** The files of the index, and what has to be known of them to make them of each other. Plain data, most of which nobody looks at. */
export interface SearchIndex {
  /** In the order of their routes. */
  readonly pages: readonly IndexedPage[];
  readonly symbols: IndexFile;
  readonly parts: IndexFile;
  readonly relations: IndexFile;
  readonly meanings: readonly IndexFile[];
  /** Of each entry the shard that has its meaning. */
  readonly meaningShards: Uint16Array;
  readonly terms: readonly IndexFile[];
  readonly texts: readonly IndexFile[];
  readonly counts: TextCounts;
  /** How often texts lead to an address; those that nothing leads to are left out. */
  readonly links: ReadonlyMap<string, number>;
}

/** A page of the index, with what it is told by from run to run. */
export interface IndexedPage {
  readonly route: string;
  /** Its number, which follows from its route. */
  readonly slot: number;
  /** What stands for all that the page says; undefined where nobody has a name for that. */
  readonly source?: string | undefined;
  /** A `NumberedPage` as JSON. */
  readonly json: Answer<string>;
  /** Its first entry, counted over all pages. */
  readonly firstEntry: number;
}

/** What the numbers of shards follow from. */
export interface TextCounts {
  readonly passages: number;
  /** How often any term is in any passage, each counted once. */
  readonly postings: number;
  /** Length of all passages. */
  readonly letters: number;
}

/** What is on a page, with its number. */
export interface NumberedPage extends SearchPage {
  readonly slot: number;
}

/** The pages of a site before anybody has looked for what is on them. */
export interface SearchedSite {
  /** In the order of their routes. */
  readonly pages: readonly SearchedPage[];
  readonly base: string;
  /** Words of the site's own, with what else they may stand for. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** A page that is read when what is on it is asked for. */
export interface SearchedPage extends Pick<IndexedPage, "route" | "slot" | "source"> {
  read(): NumberedPage;
}
