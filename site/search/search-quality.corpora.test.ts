import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { makeSettings } from "../../generator/config/settings.ts";
import type { PlannedFile } from "../../generator/page-model/page.ts";
import {
  searchManifestPath,
  type PartIndex,
  type SearchManifest,
  type SymbolIndex,
} from "../../generator/page-model/search-index.ts";
import { plan } from "../../generator/plan/plan.ts";
import { planSearch } from "../../generator/plan/search/plan-search.ts";
import { corporaFolder } from "../../generator/testdata/corpora.ts";
import { loadCorpusGuides } from "../../generator/testdata/load-corpus.ts";
import { measureNames, type FormQuality } from "./testdata/measure-quality.ts";
import { openPlanned } from "./testdata/open-planned.ts";
import { sampleQueries, type QueryForm, type SampledQuery } from "./testdata/sample-queries.ts";

/** Queries are drawn from the real model by the same rule as from the bundled one. */
describe.skipIf(!corporaFolder)("search on a real model", () => {
  let files: readonly PlannedFile[];
  let symbols: SymbolIndex;
  let parts: PartIndex;
  let queries: readonly SampledQuery[];
  let quality: ReadonlyMap<QueryForm, FormQuality>;

  beforeAll(async () => {
    const { catalogue, documents } = await loadCorpusGuides("datahub-0.10.4");
    const settings = { ...makeSettings({}, {}, ""), base: "/docs/" };
    files = planSearch(plan(catalogue, { ...settings, history: undefined }, undefined, documents.prose).pages, {
      base: "/docs/",
    });
    const { engine, read } = await openPlanned(files);
    const manifest = read(searchManifestPath) as SearchManifest;
    symbols = read(`search/${manifest.symbols}`) as SymbolIndex;
    parts = read(`search/${manifest.parts}`) as PartIndex;
    queries = sampleQueries(symbols, parts);
    quality = await measureNames(engine, queries);
  });

  it.each([
    ["exact", 0.98],
    ["prefix", 0.9],
    ["words", 0.95],
    ["inner", 0.8],
    ["typo", 0.85],
  ] as const)("finds names by queries of the form %s", (form, bar) => {
    expect(queries.filter((query) => query.form === form).length).toBeGreaterThan(50);
    expect(quality.get(form)?.share, quality.get(form)?.missed.join("\n")).toBeGreaterThanOrEqual(bar);
  });

  it("has an index of names that is small", () => {
    const names = symbols.kinds.length + parts.kinds.length;
    expect(names).toBeGreaterThan(10_000);
    expect((gzipSync(JSON.stringify([symbols, parts])).length / names) * 15_000).toBeLessThan(120_000);
  });

  it("takes a question with few bytes", async () => {
    const { engine, asked, read } = await openPlanned(files);
    const opened = asked.length;
    await engine.findText("how do I delete metadata of a dataset", { limit: 20 });
    const texts = asked.slice(opened).filter((address) => !address.includes("/parts."));
    const sizes = texts.map((address) => gzipSync(JSON.stringify(read(address.slice(6)))).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(160_000);
  });
});
