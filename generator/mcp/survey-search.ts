import { readDataFile } from "../page-model/data-file.ts";
import {
  type PartIndex,
  searchFolder,
  type SearchManifest,
  searchManifestPath,
  type SymbolIndex,
} from "../page-model/search-index.ts";
import { type SearchFacet, searchFacets, searchKinds } from "../page-model/search-kinds.ts";

/** What results of a site's search can be narrowed to, and be in. */
export interface SearchSurvey {
  /** The groups that there is something of. */
  readonly facets: readonly SearchFacet[];
  /** Those besides the site's own. */
  readonly languages: readonly string[];
}

/** Looks through the index of a site by what gives the text of its files; undefined where there is none. */
export function surveySearch(read: (path: string) => string | undefined): SearchSurvey | undefined {
  const readFile = (path: string): unknown => {
    const text = read(path);
    return text === undefined ? undefined : readDataFile(text);
  };
  const manifest = readFile(searchManifestPath) as SearchManifest | undefined;
  if (manifest === undefined) return undefined;
  const symbols = readFile(`${searchFolder}/${manifest.symbols}`) as SymbolIndex | undefined;
  const parts = readFile(`${searchFolder}/${manifest.parts}`) as PartIndex | undefined;
  const codes = new Set(`${symbols?.kinds ?? ""}${parts?.kinds ?? ""}`);
  const there = new Set(Object.values(searchKinds).flatMap(({ code, facet }) => (codes.has(code) ? [facet] : [])));
  return {
    facets: searchFacets.filter((facet) => there.has(facet)),
    languages: Object.keys(symbols?.languages ?? {}).toSorted(),
  };
}
