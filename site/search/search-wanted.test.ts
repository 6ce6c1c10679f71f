import { beforeAll, describe, expect, it } from "vitest";
import { writeFileSync } from "node:fs";
import { makeSettings } from "../../generator/config/settings.ts";
import { packageFolder } from "../../generator/package-folder.ts";
import { plan } from "../../generator/plan/plan.ts";
import { planSearch } from "../../generator/plan/search/plan-search.ts";
import { loadGuides } from "../../generator/testdata/load-guides.ts";
import { measureWanted, readWanted, type WantedQuality } from "./testdata/measure-wanted.ts";
import { openPlanned } from "./testdata/open-planned.ts";

let quality: ReadonlyMap<string, WantedQuality>;

beforeAll(async () => {
  const { catalogue, documents } = await loadGuides(packageFolder);
  const settings = { ...makeSettings({}, {}, packageFolder), base: "/docs/" };
  const files = planSearch(plan(catalogue, settings, undefined, documents.prose).pages, { base: "/docs/" });
  const { engine } = await openPlanned(files);
  quality = await measureWanted(engine, readWanted(), "/docs/");
  const report = [...quality].map(([kind, q]) => `${kind}: ${q.first}/${q.asked} top3 ${q.topThree}\n${q.missed.map((m) => `   ${m}`).join("\n")}`);
  writeFileSync("/tmp/lead/wanted.txt", report.join("\n"));
}, 180_000);

describe("what readers look for on the bundled site", () => {
  it("is asked", () => {
    expect(quality.size).toBe(10);
  });
});
