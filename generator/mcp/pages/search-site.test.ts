import { expect, it } from "vitest";
import { toAnswer } from "../../engine/answer.ts";
import type { SitePage } from "../../page-model/page.ts";
import { loadModel } from "../../testdata/load-model.ts";
import { plan } from "../../plan/plan.ts";
import { planSearch } from "../../plan/search/plan-search.ts";
import { createSiteFolder, type SiteFolder } from "../sites/site-folder.ts";
import { findPages } from "./find-pages.ts";
import { searchSite } from "./search-site.ts";
import { suggestPages } from "./suggest-pages.ts";

async function openHarbour(): Promise<SiteFolder> {
  const { catalogue } = await loadModel("harbour");
  const { pages } = plan(catalogue, { title: "Harbour", base: "/docs/" });
  const texts = new Map(planSearch(pages, { base: "/docs/" }).map(({ path, content }) => [path, content]));
  texts.set(
    "generated/metamodel/types/com.example.common.Tide-2.md",
    "# Tide\n\n## `EBB`\n\nDeep water.\n\n## `other`\n\nShallow water.\n",
  );
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

it("suggests pages by what an address ends in", async () => {
  const site = await openHarbour();
  const meant = "generated/metamodel/entities/ship/";
  for (const address of ["ship", "entities/Ship.md", "https://docs.example.org/x/ship/#mooring", "models/shp"])
    expect(await suggestPages(site, address), address).toContain(meant);
  expect(await suggestPages(site, "//#")).toEqual([]);
});

it("gives the section of what is only a part of a page", async () => {
  const site = await openHarbour();
  const [first] = await findPages(site, "EBB");
  expect(first).toMatchObject({ name: "EBB", text: "## `EBB`\n\nDeep water." });
});

it("finds a call by the name that programs have for it, which its page may be called otherwise than", async () => {
  const { catalogue } = await loadModel("harbour");
  const call = { plugin: "openapi", name: "GET /ships/{id}", id: "ships/get", inputs: [], answers: [] };
  const route = "generated/openapi/operations/ships-get";
  const page: SitePage = {
    ...{
      route,
      title: "Get a ship",
      description: "",
      section: "guides",
      navigation: "guides",
      breadcrumbs: [],
      toc: [],
    },
    ...{ badges: [], aliases: ["GET /ships/{id}", "ships/get"] },
    content: toAnswer({ kind: "plain" as const, facts: [], sections: [] }),
  };
  const texts = new Map(planSearch([page], { base: "/docs/" }).map((file) => [file.path, file.content]));
  texts.set(`${route}.md`, "# Get a ship\n\n- Request: `GET /ships/{id}`\n");
  const read = (path: string) => texts.get(path);
  const site = createSiteFolder({ catalogue: { ...catalogue, endpoints: [call] }, base: "/docs/", read });
  expect(await findPages(site, "ships/get")).toMatchObject([{ name: "Get a ship" }]);
});
