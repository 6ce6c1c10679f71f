import { beforeAll, describe, expect, it } from "vitest";
import { generateSite } from "../../../generator/testdata/generate-site.ts";
import { readBuiltSite, readPage, type BuiltSite } from "./built-site.ts";
import { facts } from "./facts.ts";

/* What several pages of the bundled site say of the same thing, they say alike. */

let site: BuiltSite;

beforeAll(async () => {
  site = readBuiltSite((await generateSite()).folder);
});

describe("pages agree on", () => {
  it.each(facts.map((fact) => [fact.says, fact] as const))("%s", (_says, fact) => {
    expect(fact.disagreements(site)).toEqual([]);
  });

  it("thirty facts at the least", () => {
    expect(facts.length).toBeGreaterThanOrEqual(30);
  });
});

describe("a page that says something else", () => {
  it.each([
    ["quickstart", /8 GB of memory/g, "4 GB of memory", "quickstart: says 4"],
    ["docker", /GB of memory/g, "", "docker: says nothing of it"],
    ["reference/constants", /QUARTER/g, "", "reference/constants: lacks QUARTER"],
  ])("is named: %s", (route, pattern, replacement, line) => {
    const page = site.page(route);
    const changed = page && readPage(route, page.html.replace(pattern, replacement));
    const other: BuiltSite = { ...site, page: (wanted) => (wanted === route ? changed : site.page(wanted)) };
    expect(facts.flatMap((fact) => fact.disagreements(other))).toContain(line);
  });
});
