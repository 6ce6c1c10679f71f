import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { packageFolder } from "../../generator/package-folder.ts";
import { plan } from "../../generator/plan/plan.ts";
import { planSearch } from "../../generator/plan/search/plan-search.ts";
import { loadGuides } from "../../generator/testdata/load-guides.ts";
import { findBest } from "./testdata/find-best.ts";
import { openPlanned, type PlannedSearch } from "./testdata/open-planned.ts";

let search: PlannedSearch;

beforeAll(async () => {
  const { catalogue, documents } = await loadGuides(join(packageFolder, "site/search/testdata/translated"));
  const { pages } = plan(catalogue, { title: "Harbour", base: "/docs/" }, undefined, documents.prose);
  search = await openPlanned(planSearch(pages, { base: "/docs/" }));
});

async function find(query: string, language?: string): Promise<readonly string[]> {
  const hits = await findBest(search.engine, query, 10, language);
  return hits.map(({ href, language: own = "" }) => `${own} ${href.replace("/docs/", "").replace(/#.*/, "")}`.trim());
}

describe("where guides are there in several languages", () => {
  it.each(["installation", "install harbour", "configuration", "harbour moor", "moor ship berth"])(
    "those in the reader's come first: %s",
    async (query) => {
      const [own] = await find(query);
      expect(own).not.toMatch(/^fr |^zh/);
      const [french] = await find(query, "fr");
      expect(french).toMatch(/^fr /);
    },
  );

  it("those in others come behind, with their language", async () => {
    const [first, ...others] = await find("moor ship berth");
    expect(first).toBe("en/mooring/");
    expect(others).toContain("fr fr/mooring/");
  });

  it("what is there in one alone is found from everywhere", async () => {
    expect((await find("amarrer un navire"))[0]).toBe("fr fr/mooring/");
    expect((await find("rises with the tide", "fr"))[0]).toBe("en/mooring/");
  });

  it("a language that nothing is in counts as the site's own", async () => {
    expect(await find("harbour moor", "da")).toEqual(await find("harbour moor"));
  });

  it("languages are told apart whichever way they are written", async () => {
    expect((await find("harbour", "zh_cn"))[0]).toMatch(/^zh/);
  });
});
