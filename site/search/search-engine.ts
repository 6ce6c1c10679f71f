import { pageAddress } from "../../generator/page-model/page-address.ts";
import type { SearchManifest } from "../../generator/page-model/search-index.ts";
import { createReader, type ReadData } from "./create-reader.ts";
import { findSymbols } from "./find-symbols.ts";
import { findText } from "./find-text.ts";
import { listExamples, type SearchExample } from "./list-examples.ts";
import { loadSymbols } from "./load-symbols.ts";
import type { SearchAnswer, SearchHit, SearchOptions } from "./search-answer.ts";

export type { SearchFacet } from "../../generator/page-model/search-kinds.ts";
export { joinAnswers } from "./join-answers.ts";
export type { MatchRun, SearchAnswer, SearchHit, SearchOptions } from "./search-answer.ts";

/** Answers queries about one site from its index. Loads what it needs when it needs it. */
export interface SearchEngine {
  /** What most readers come for. */
  readonly tasks: readonly SearchHit[];
  /** How queries narrow. */
  readonly examples: readonly SearchExample[];
  /** Symbols that match, best first. */
  findSymbols(query: string, options: SearchOptions): Promise<SearchAnswer>;
  /** Passages of pages and descriptions that match, best first. */
  findText(query: string, options: SearchOptions): Promise<SearchAnswer>;
}

/** Opens the index whose manifest is at `manifest`; `read` gives what a data file says. */
export async function openSearch(manifest: string, read: ReadData): Promise<SearchEngine> {
  const reader = createReader(manifest, (await read(manifest)) as SearchManifest, read);
  const symbols = await loadSymbols(reader);
  return {
    tasks: reader.manifest.tasks.map(({ label, kind, meaning, route }) => ({
      kind,
      // A sentence and no name, whatever it leads to.
      noun: "prose" as const,
      name: [{ text: label }],
      meaning: [{ text: meaning }],
      href: pageAddress(reader.base, route),
    })),
    examples: listExamples(symbols),
    findSymbols: (query, options) => findSymbols(query, options, { reader, symbols }),
    findText: (query, options) => findText(query, options, { reader, symbols }),
  };
}
