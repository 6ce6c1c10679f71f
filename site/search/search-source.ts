import type { IndexReader } from "./create-reader.ts";
import type { Symbols } from "./load-symbols.ts";

/** What answers are made from. */
export interface SearchSource {
  readonly reader: IndexReader;
  readonly symbols: Symbols;
}
