import { pageAddress } from "../../generator/page-model/page-address.ts";
import type { SearchManifest } from "../../generator/page-model/search-index.ts";
import { createReader, type ReadData } from "./create-reader.ts";
import { findSymbols } from "./find-symbols.ts";
import { parseQuery } from "./parse-query.ts";
import { listExamples, type SearchExample } from "./list-examples.ts";
import { loadAhead } from "./load-ahead.ts";
import { decodeSymbols, type Symbols } from "./load-symbols.ts";
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
  const pages = decodeSymbols(await reader.symbols(), reader.base);
  let whole: Symbols | undefined;
  const readWhole = async (): Promise<Symbols> => {
    const [symbols, parts] = await Promise.all([reader.symbols(), reader.parts()]);
    whole ??= decodeSymbols(symbols, reader.base, parts);
    return whole;
  };
  const findNames: SearchEngine["findSymbols"] = async (query, options) => {
    if (whole === undefined && options.withoutLoading === true && parseQuery(query).filters.length === 0) {
      const answer = await findSymbols(query, options, { reader, symbols: pages });
      const complete = async (): Promise<SearchAnswer> => {
        const names = readWhole();
        loadAhead(query, answer.hits, reader);
        await names;
        return findNames(query, options);
      };
      return { ...answer, isPartial: true, complete };
    }
    return findSymbols(query, options, { reader, symbols: whole ?? (await readWhole()) });
  };
  return {
    tasks: reader.manifest.tasks.map(({ label, kind, meaning, route }) => ({
      kind,
      // A sentence and no name, whatever it leads to.
      noun: "prose" as const,
      name: [{ text: label }],
      meaning: [{ text: meaning }],
      href: pageAddress(reader.base, route),
    })),
    examples: listExamples(pages),
    findSymbols: findNames,
    async findText(query, options) {
      // What reads texts comes with the first query, beside the names that it asks for.
      const [{ findText }, symbols] = await Promise.all([import("./find-text.ts"), readWhole()]);
      return findText(query, options, { reader, symbols });
    },
  };
}
