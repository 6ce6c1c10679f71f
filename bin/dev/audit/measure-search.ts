import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  searchManifestPath,
  type PartIndex,
  type SearchManifest,
  type SymbolIndex,
} from "../../../generator/page-model/search-index.ts";
import { measureNames } from "../../../site/search/testdata/measure-quality.ts";
import { measureWanted, parseWanted } from "../../../site/search/testdata/measure-wanted.ts";
import { openPlanned, type PlannedSearch } from "../../../site/search/testdata/open-planned.ts";
import { sampleQueries } from "../../../site/search/testdata/sample-queries.ts";
import type { AuditedSite } from "./audited-site.ts";
import type { Finding } from "./finding.ts";

/** Shares of queries that have to be answered, by their form; the tests beside the search hold it to the same. */
const bars = { exact: 0.98, prefix: 0.9, words: 0.95, inner: 0.8, typo: 0.85 } as const;
const questionBar = 0.85;
/** Of the queries in `wanted.tsv`, by the first result, for each kind. */
const wantedBar = 0.8;

/** How well the search of a written site finds names, and on the bundled site answers questions. */
export async function measureSearch(site: AuditedSite): Promise<readonly Finding[]> {
  const folder = join(site.folder, "search");
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));
  const search = await openPlanned(
    paths.map((path) => ({ path: `search/${path}`, content: readFileSync(join(folder, path), "utf8") })),
  );
  const { symbols, parts } = search.read(searchManifestPath) as SearchManifest;
  const queries = sampleQueries(
    search.read(`search/${symbols}`) as SymbolIndex,
    search.read(`search/${parts}`) as PartIndex,
  );
  const quality = await measureNames(search.engine, queries);
  const names = [...quality].map(([form, { share }]) => toShare(site, `search, ${form}`, share, bars[form]));
  if (site.name !== "bundled") return names;
  const wanted = [...(await measureWanted(search.engine, parseWanted(readTable("wanted.tsv")), "/docs/"))].map(
    ([kind, { asked, first, topThree }]) => {
      const shown = `first ${toPercent(first / asked)}, first three ${toPercent(topThree / asked)} of ${asked}`;
      return {
        site: site.name,
        check: `search for a ${kind}`,
        shown,
        faults: first / asked >= wantedBar ? [] : [shown],
      };
    },
  );
  return [...names, toShare(site, "search, questions", await measureQuestions(search), questionBar), ...wanted];
}

function readTable(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../site/search/testdata/${name}`, import.meta.url)), "utf8");
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function toShare({ name }: AuditedSite, check: string, share: number, bar: number): Finding {
  const shown = `${(share * 100).toFixed(1)} %, at least ${bar * 100} %`;
  return { site: name, check, shown, faults: share >= bar ? [] : [shown] };
}

/** The share of the questions whose answer is among the first five results. */
async function measureQuestions({ engine }: PlannedSearch): Promise<number> {
  const lines = readTable("questions.tsv").split("\n");
  const questions = lines.filter((line) => line !== "" && !line.startsWith("#")).map((line) => line.split("\t"));
  let answered = 0;
  for (const [question = "", routes = ""] of questions) {
    const { hits } = await engine.findText(question, { limit: 5 });
    if (routes.split(" ").some((route) => hits.some(({ href }) => href.startsWith(`/docs/${route}`)))) answered += 1;
  }
  return answered / questions.length;
}
