import { expect, it } from "vitest";
import { loadModel } from "../../testdata/load-model.ts";
import { plan } from "../../plan/plan.ts";
import { planSearch } from "../../plan/search/plan-search.ts";
import { createSiteFolder, type SiteFolder } from "../sites/site-folder.ts";
import { searchSite } from "./search-site.ts";

async function openHarbour(): Promise<SiteFolder> {
  const { catalogue } = await loadModel("harbour");
  const { pages } = plan(catalogue, { title: "Harbour", base: "/docs/" });
  const texts = new Map(planSearch(pages, { base: "/docs/" }).map(({ path, content }) => [path, content]));
  return createSiteFolder({ catalogue, base: "/docs/", read: (path) => texts.get(path) });
}

it("leads with passages where they answer a question, and leaves room for what follows", async () => {
  const site = await openHarbour();
  const question = await searchSite(site, "which aspects does a ship have", { limit: 5 });
  expect(question.found[0]).toMatchObject({ kind: "entity", name: "ship" });
  const name = await searchSite(site, "ship", { limit: 3 });
  expect(name.found).toHaveLength(3);
  expect(name.found[0]).toMatchObject({ kind: "entity", name: "ship" });
});
