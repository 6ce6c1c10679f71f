import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeSettings } from "../../generator/config/settings.ts";
import { packageFolder } from "../../generator/package-folder.ts";
import { plan } from "../../generator/plan/plan.ts";
import { planSearch } from "../../generator/plan/search/plan-search.ts";
import { corporaFolder } from "../../generator/testdata/corpora.ts";
import { loadClone } from "../../generator/testdata/load-corpus.ts";
import { addUpWanted, measureWanted, parseWanted, type WantedQuality } from "./testdata/measure-wanted.ts";
import { openPlanned } from "./testdata/open-planned.ts";

/*
 * The search of real clones, by queries that were written down before it was asked any of them: of one release with a model
 * and sources and no guides, and of one with guides.
 */

async function measure(version: string, names: readonly string[]): Promise<readonly WantedQuality[]> {
  const { catalogue, documents } = await loadClone(`datahub-${version}`);
  const settings = { ...makeSettings({}, {}, ""), base: "/docs/", history: undefined };
  const { pages } = plan(catalogue, settings, undefined, documents.prose);
  const { engine } = await openPlanned(planSearch(pages, { base: "/docs/" }));
  const tables = names.map((name) =>
    readFileSync(join(packageFolder, `site/search/testdata/${name}-${version}.tsv`), "utf8"),
  );
  return Promise.all(
    tables.map(async (table) => addUpWanted(await measureWanted(engine, parseWanted(table), "/docs/"))),
  );
}

describe.skipIf(!corporaFolder)("what readers look for on the site of a real clone", () => {
  it.each([
    [
      "1.3.0",
      [
        { name: "wanted", asked: 107, first: 0.95, topThree: 0.96 },
        { name: "blind", asked: 47, first: 0.88, topThree: 0.9 },
        { name: "fresh", asked: 20, first: 0.84, topThree: 0.94 },
        { name: "novel", asked: 40, first: 0.9, topThree: 0.94 },
        { name: "asked", asked: 35, first: 0.71, topThree: 0.77 },
        { name: "later", asked: 22, first: 0.86, topThree: 0.9 },
        { name: "typed", asked: 60, first: 0.95, topThree: 0.95 },
        { name: "doing", asked: 49, first: 0.73, topThree: 0.83 },
        { name: "brief", asked: 42, first: 0.71, topThree: 0.83 },
        { name: "trades", asked: 120, first: 0.58, topThree: 0.74 },
        { name: "roles", asked: 30, first: 0.7, topThree: 0.76 },
        { name: "kinds", asked: 28, first: 0.96, topThree: 0.96 },
      ],
    ],
    [
      "0.10.4",
      [
        { name: "wanted", asked: 69, first: 0.82, topThree: 0.97 },
        { name: "blind", asked: 43, first: 0.82, topThree: 0.95 },
        { name: "fresh", asked: 41, first: 0.85, topThree: 0.92 },
        { name: "unseen", asked: 60, first: 0.9, topThree: 0.94 },
        { name: "novel", asked: 40, first: 0.97, topThree: 0.97 },
        { name: "asked", asked: 46, first: 0.72, topThree: 0.88 },
        { name: "later", asked: 22, first: 0.86, topThree: 0.9 },
        { name: "typed", asked: 55, first: 0.95, topThree: 0.95 },
        { name: "refused", asked: 20, first: 0.95, topThree: 0.95 },
        { name: "brief", asked: 39, first: 0.82, topThree: 0.87 },
        { name: "trades", asked: 48, first: 0.75, topThree: 0.83 },
        { name: "roles", asked: 31, first: 0.58, topThree: 0.8 },
      ],
    ],
  ] as const)("is found in release %s", async (version, bars) => {
    const qualities = await measure(
      version,
      bars.map(({ name }) => name),
    );
    for (const [index, { asked, first, topThree, missed }] of qualities.entries()) {
      const bar = bars[index];
      expect(asked).toBe(bar?.asked);
      expect(first / asked, missed.join("\n")).toBeGreaterThanOrEqual(bar?.first ?? 1);
      expect(topThree / asked, missed.join("\n")).toBeGreaterThanOrEqual(bar?.topThree ?? 1);
    }
  });
});
