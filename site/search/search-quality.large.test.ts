import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import type { PlannedFile } from "../../generator/page-model/page.ts";
import {
  searchManifestPath,
  type PartIndex,
  type SearchManifest,
  type SymbolIndex,
} from "../../generator/page-model/search-index.ts";
import { measureNames } from "./testdata/measure-quality.ts";
import { openPlanned, type PlannedSearch } from "./testdata/open-planned.ts";
import { sampleQueries, type QueryForm, type SampledQuery } from "./testdata/sample-queries.ts";
import { openBundledSearch } from "./testdata/open-bundled-search.ts";

/*
 * How good search is on the bundled site. `queries.tsv` is what `sampleQueries` draws from it (UPDATE=1 draws
 * again); `questions.tsv` is written by hand.
 */

const file = (name: string): string => fileURLToPath(new URL(`./testdata/${name}`, import.meta.url));

let files: readonly PlannedFile[];
let search: PlannedSearch;
let symbols: SymbolIndex;
let parts: PartIndex;

beforeAll(async () => {
  ({ files, search } = await openBundledSearch());
  const manifest = search.read(searchManifestPath) as SearchManifest;
  symbols = search.read(`search/${manifest.symbols}`) as SymbolIndex;
  parts = search.read(`search/${manifest.parts}`) as PartIndex;
});

function readQueries(): readonly SampledQuery[] {
  const path = file("queries.tsv");
  if (process.env["UPDATE"] === "1") {
    const queries = sampleQueries(symbols, parts);
    writeFileSync(path, queries.map(({ form, query, expected }) => `${form}\t${query}\t${expected}\n`).join(""));
  }
  return readLines(path).map(([form = "", query = "", expected = ""]) => ({
    form: form as QueryForm,
    query,
    expected,
  }));
}

function readLines(path: string): readonly (readonly string[])[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#")).map((line) => line.split("\t"));
}

describe("search on the bundled site", () => {
  it.each([
    ["exact", 0.98],
    ["prefix", 0.9],
    ["words", 0.95],
    ["inner", 0.8],
    ["typo", 0.85],
  ] as const)("finds names by queries of the form %s", async (form, bar) => {
    const queries = readQueries().filter((query) => query.form === form);
    expect(queries.length).toBeGreaterThan(50);
    const quality = (await measureNames(search.engine, queries)).get(form);
    expect(quality?.share, quality?.missed.join("\n")).toBeGreaterThanOrEqual(bar);
  });

  it("answers questions", async () => {
    const questions = readLines(file("questions.tsv"));
    const missed: string[] = [];
    for (const [question = "", answers = ""] of questions) {
      const { hits } = await search.engine.findText(question, { limit: 5 });
      const isAnswered = answers.split(" ").some((route) => hits.some(({ href }) => href.startsWith(`/docs/${route}`)));
      if (!isAnswered) missed.push(question);
    }
    expect(questions.length).toBeGreaterThanOrEqual(50);
    expect(1 - missed.length / questions.length, missed.join("\n")).toBeGreaterThanOrEqual(0.85);
  });

  it("loads little", async () => {
    const { engine, asked, read } = await openPlanned(files);
    const sizeOf = (path: string): number => gzipSync(JSON.stringify(read(path.replace("/docs/", "")))).length;
    expect(sum(asked.map(sizeOf))).toBeLessThan(18_000);
    const names = symbols.kinds.length + parts.kinds.length;
    expect((gzipSync(JSON.stringify([symbols, parts])).length / names) * 15_000).toBeLessThan(120_000);
    const opened = asked.length;
    await engine.findText("how do I deprecate a dataset", { limit: 20 });
    const texts = asked.slice(opened).filter((address) => !address.includes("/parts."));
    expect(sum(texts.map(sizeOf))).toBeLessThan(165_000);
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
