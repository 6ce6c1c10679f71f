import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageFolder } from "../../generator/package-folder.ts";
import { plan } from "../../generator/plan/plan.ts";
import { planSearch } from "../../generator/plan/search/plan-search.ts";
import { loadGuides } from "../../generator/testdata/load-guides.ts";
import { addUpWanted, measureWanted, parseWanted } from "./testdata/measure-wanted.ts";
import { openPlanned } from "./testdata/open-planned.ts";

const testdata = join(packageFolder, "site/search/testdata");
const queries = parseWanted(readFileSync(join(testdata, "small.tsv"), "utf8"));

it.each([
  ["docs", join(testdata, "small")],
  ["scripts", join(testdata, "scripts")],
  ["checks", join(testdata, "checks")],
  ["sdl-only", join(packageFolder, "generator/testdata/sites/sdl-only")],
  ["avro-only", join(packageFolder, "generator/testdata/sites/avro-only")],
  ["harbour", join(packageFolder, "generator/testdata/sites/harbour")],
])("what is asked of a small site comes first: %s", async (site, folder) => {
  const { catalogue, documents } = await loadGuides(folder);
  const { pages } = plan(catalogue, { title: "Harbour", base: "/docs/" }, undefined, documents.prose);
  const { engine } = await openPlanned(planSearch(pages, { base: "/docs/" }));
  const own = queries.filter(({ kind }) => kind === site);
  const { asked, first, missed } = addUpWanted(await measureWanted(engine, own, "/docs/"));
  expect(asked).toBeGreaterThan(0);
  expect(first, missed.join("\n")).toBe(asked);
});
