import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { packageFolder } from "../../../generator/package-folder.ts";
import {
  searchManifestPath,
  type PartIndex,
  type SearchManifest,
  type SymbolIndex,
} from "../../../generator/page-model/search-index.ts";
import { plan } from "../../../generator/plan/plan.ts";
import { planSearch } from "../../../generator/plan/search/plan-search.ts";
import { loadGuides } from "../../../generator/testdata/load-guides.ts";
import { decodeSymbols, type Symbols } from "../load-symbols.ts";
import { fit } from "../match-word.ts";
import { readNameIndex } from "../name-index.ts";
import { parseQuery } from "../parse-query.ts";
import { openPlanned } from "../testdata/open-planned.ts";
import { sampleQueries } from "../testdata/sample-queries.ts";
import { fitExactly, fitNearly } from "./fit-query.ts";
import { listNames } from "./list-names.ts";
import { listQualified } from "./list-qualified.ts";
import type { QueryFits } from "./query-fits.ts";
import { scoreName } from "./score-name.ts";
import { scoreQualified } from "./score-qualified.ts";

/*
 * Only names and entries that are listed for a query are scored, so that none may be left out that has a score. Whatever a site has
 * is scored here, as it would be without lists.
 */

let symbols: Symbols;
let queries: readonly string[];

beforeAll(async () => {
  const { catalogue, documents } = await loadGuides(join(packageFolder, "generator/testdata/sites/harbour"));
  const { pages } = plan(catalogue, { title: "Harbour", base: "/docs/" }, undefined, documents.prose);
  const { read } = await openPlanned(planSearch(pages, { base: "/docs/" }));
  const manifest = read(searchManifestPath) as SearchManifest;
  const index = read(`search/${manifest.symbols}`) as SymbolIndex;
  const parts = read(`search/${manifest.parts}`) as PartIndex;
  symbols = decodeSymbols(index, "/docs/", parts);
  const sampled = sampleQueries(index, parts).map(({ query }) => query);
  queries = [...sampled, ...sampled.map((query, at) => `${query} ${sampled[at + 1] ?? ""}`), ...byHand];
});

/** Paths, kinds, options, what is short for something, and words that are in most names. */
const byHand = [
  "ship.name",
  "ship info",
  "the fields of a ship",
  "entity ship field",
  "enum type",
  "mutation",
  "Query.ship",
  "shipInf",
  "sInf",
  "ships",
  "berthes",
  "e",
  "a e",
  "--out",
  "-c",
  "com.example.common.Tide.EBB",
  "com.example.harbour.ShipInfo.name",
  "com example harbour ShipKey",
];

function listFits(query: string): readonly QueryFits[] {
  const { text, words } = parseQuery(query);
  return [fitExactly(text, words, symbols), fitNearly(text, words, words.join(""), symbols)];
}

it("lists all names that have a score", () => {
  let scored = 0;
  for (const query of queries.flatMap(listFits)) {
    const listed = listNames(query, readNameIndex(symbols));
    const named = [...symbols.names.keys()].filter((name) => scoreName(name, query, symbols) > 0);
    scored += named.length;
    expect(named.filter((name) => !listed.has(name)).map((name) => [query.text, symbols.names[name]?.name])).toEqual(
      [],
    );
  }
  expect(scored).toBeGreaterThan(queries.length);
});

it("lists all entries that have a score by what they belong to", () => {
  let scored = 0;
  for (const query of queries.flatMap(listFits).filter(({ words }) => words.length > 1)) {
    const listed = listQualified(query, symbols);
    const qualified = [...symbols.nameOf.keys()].filter((entry) => {
      const inName = query.fits.filter(({ fitOf }) => fitOf(symbols.nameOf[entry] ?? 0) !== fit.none).length;
      return inName > 0 && scoreQualified(entry, query, inName, symbols) > 0;
    });
    scored += qualified.length;
    const left = qualified.filter((entry) => !listed.has(entry));
    expect(left.map((entry) => [query.text, symbols.names[symbols.nameOf[entry] ?? 0]?.name])).toEqual([]);
  }
  expect(scored).toBeGreaterThan(queries.length);
});
