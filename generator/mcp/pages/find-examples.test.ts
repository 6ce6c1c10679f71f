import { beforeAll, expect, it } from "vitest";
import { loadModel } from "../../testdata/load-model.ts";
import { plan } from "../../plan/plan.ts";
import { planSearch } from "../../plan/search/plan-search.ts";
import { createSiteFolder, type SiteFolder } from "../sites/site-folder.ts";
import { findExamples } from "./find-examples.ts";

const code = (text: string): string => `# Page\n\n\`\`\`json\n${text}\n\`\`\`\n`;

let site: SiteFolder;

/** The harbour, whose pages of the ship and of a rating have code. */
beforeAll(async () => {
  const { catalogue } = await loadModel("harbour");
  const { pages } = plan(catalogue, { title: "Harbour", base: "/docs/" });
  const texts = new Map(planSearch(pages, { base: "/docs/" }).map(({ path, content }) => [path, content]));
  for (const { route } of pages) texts.set(`${route.replace(/\/$/, "")}.md`, "# Nothing\n");
  texts.set("generated/metamodel/entities/ship.md", code('{"ship": "EBB"}'));
  texts.set("graphql/queries/ship.md", code('{"query": "{ ship { name } }"}'));
  site = createSiteFolder({ catalogue, base: "/docs/", read: (path) => texts.get(path) });
});

it("gives those of the page that is called so", async () => {
  for (const asked of ["ship", "Ship", "an example of a ship", "ship json"]) {
    const { examples } = await findExamples(site, asked);
    expect(examples, asked).toMatchObject({ page: "generated/metamodel/entities/ship/", isNamed: true });
  }
});

it("gives none of a name that nothing has, whatever texts are like it", async () => {
  for (const asked of ["frobnicate", "shipFrobnicator", "dockShipAt"]) {
    expect(await findExamples(site, asked), asked).toEqual({ examples: undefined, pages: [] });
  }
});

it("tells pages that are called so and have none", async () => {
  const { examples, pages } = await findExamples(site, "berth");
  expect(examples).toBeUndefined();
  expect(pages).toContain("generated/metamodel/entities/berth/");
});

it("gives those of what a coordinate names, and not of what has the same name elsewhere", async () => {
  const { examples } = await findExamples(site, "Query.ship");
  expect(examples).toMatchObject({ page: "graphql/queries/ship/", isNamed: true });
});
