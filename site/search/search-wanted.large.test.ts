import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { packageFolder } from "../../generator/package-folder.ts";
import { addUpWanted, measureWanted, parseWanted, type WantedQuality } from "./testdata/measure-wanted.ts";
import { openBundledSearch } from "./testdata/open-bundled-search.ts";

/** How many queries of each kind the bundled site has to answer: by its first result, and by one of the first three. */
const bars = { first: 0.8, all: 0.9, topThree: 0.97 } as const;

let quality: ReadonlyMap<string, WantedQuality>;

beforeAll(async () => {
  const { search } = await openBundledSearch();
  const queries = parseWanted(readFileSync(join(packageFolder, "site/search/testdata/wanted.tsv"), "utf8"));
  quality = await measureWanted(search.engine, queries, "/docs/");
});

describe("what readers look for on the bundled site", () => {
  it.each(["name", "abbreviation", "typo", "spaced", "plural", "synonym", "acronym", "question", "option", "error"])(
    "is found by queries of the kind %s",
    (kind) => {
      const { asked = 0, first = 0, missed = [] } = quality.get(kind) ?? {};
      expect(asked).toBeGreaterThanOrEqual(40);
      expect(first / asked, missed.join("\n")).toBeGreaterThanOrEqual(bars.first);
    },
  );

  it.each(["pasted", "kind", "what"])("is always found by queries of the kind %s", (kind) => {
    const { asked = 0, first = 0, missed = [] } = quality.get(kind) ?? {};
    expect(asked).toBeGreaterThan(0);
    expect(first, missed.join("\n")).toBe(asked);
  });

  it("is found first, or nearly so", () => {
    const sums = addUpWanted(quality);
    expect(sums.asked).toBeGreaterThanOrEqual(400);
    expect(sums.first / sums.asked).toBeGreaterThanOrEqual(bars.all);
    expect(sums.topThree / sums.asked).toBeGreaterThanOrEqual(bars.topThree);
  });
});
