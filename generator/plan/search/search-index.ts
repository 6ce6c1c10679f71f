import type { PlannedFile } from "../../page-model/page.ts";
import type { SearchPage } from "./search-entry.ts";

/** The files of the index, and what has to be known of them to make them of each other. Plain data. */
export interface SearchIndex {
  /** In the order of their routes. */
  readonly pages: readonly IndexedPage[];
  readonly symbols: PlannedFile;
  readonly relations: PlannedFile;
  readonly meanings: readonly PlannedFile[];
  /** Of each entry the shard that has its meaning. */
  readonly meaningShards: Uint16Array;
  readonly terms: readonly PlannedFile[];
  readonly texts: readonly PlannedFile[];
  readonly counts: TextCounts;
}

export interface IndexedPage {
  /** A `SearchPage` as JSON. */
  readonly json: string;
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
