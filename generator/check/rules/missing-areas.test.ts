import { expect, test } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ProseLink, SidebarItem } from "../../catalogue/prose.ts";
import { createReport } from "../../diagnostics/report.ts";
import { linkModel, sayAll } from "../../testdata/link-model.ts";
import { missingAreas } from "./missing-areas.ts";

const schema = { "com/x/Ship.pdl": "namespace com.x record Ship { id: string }" };
const declared = {
  "com/x/ShipKey.pdl": `namespace com.x @Aspect.name = "shipKey" record ShipKey { id: string }`,
  "entity-registry.yml": "entities:\n  - name: ship\n    keyAspect: shipKey\n",
};

/** What is said of a model with a text that leads to these routes, a line each, and a sidebar with these items. */
async function runRule(
  model: Readonly<Record<string, string>>,
  routes: readonly string[],
  items: readonly SidebarItem[] = [],
): Promise<readonly string[]> {
  const { catalogue } = await linkModel(model);
  const report = createReport();
  missingAreas(withGuides(catalogue, routes, items), report);
  return sayAll(report.diagnostics);
}

function withGuides(catalogue: Catalogue, routes: readonly string[], items: readonly SidebarItem[]): Catalogue {
  const links = routes.map((route, index): ProseLink => {
    return { to: "generated", target: `${route}.md`, route, span: at("page.md", index + 1) };
  });
  const parts = new Map([["page.md:1", { span: at("page.md", 1), links }]]);
  const sidebars = new Map([["docs", { name: "docs", file: "sidebars.json", items }]]);
  return { ...catalogue, prose: { ...catalogue.prose, parts, sidebars } };
}

function at(file: string, line: number): ProseLink["span"] {
  return { file, startLine: line, startColumn: 1, endLine: line, endColumn: 9 };
}

test("links into what the model has nothing of are told once, at the first", async () => {
  expect(await runRule(declared, ["graphql/queries", "generated/metamodel/entities/ship", "graphql/objects"])).toEqual([
    "page.md:1:1 prose/missing-area 2 links, such as this one to `graphql/queries`, lead to pages of the GraphQL API, of which the input has nothing",
  ]);
});

test("schemas without a registry are a model that lacks entities", async () => {
  expect(await runRule(schema, ["generated/metamodel/entities/ship", "generated/metamodel/types/com.x.Ship"])).toEqual([
    "page.md:1:1 prose/missing-area the link to `generated/metamodel/entities/ship` leads to a page of entities, of which the input has nothing",
  ]);
  expect(await runRule({}, ["generated/metamodel/entities/ship", "generated/metamodel/types/com.x.Ship"])).toEqual([
    "page.md:1:1 prose/missing-area 2 links, such as this one to `generated/metamodel/entities/ship`, lead to pages of the metadata model, of which the input has nothing",
  ]);
});

test("items of sidebars count as links do, and folders of pages", async () => {
  const span = at("sidebars.json", 4);
  const items: readonly SidebarItem[] = [
    {
      type: "category",
      label: "API",
      collapsed: true,
      collapsible: true,
      link: { type: "doc", docId: "python-sdk/clients", resolved: false, span },
      items: [{ type: "folder", route: "generated/ingestion/sources", span }],
    },
    { type: "doc", docId: "restli/entities", resolved: true, span },
  ];
  expect(await runRule(declared, ["generated/ingestion/sources/tides"], items)).toEqual([
    "page.md:1:1 prose/missing-area 2 links, such as this one to `generated/ingestion/sources/tides`, lead to pages of ingestion sources, of which the input has nothing",
    "sidebars.json:4:1 prose/missing-area the link to `python-sdk/clients` leads to a page of the client library, of which the input has nothing",
  ]);
});

test("a library that isn't read is missed where its classes are made of the model", async () => {
  const model = { ...declared, "sdk/a.yml": "models: { module: m, roots: [com.x.ShipKey] }" };
  const routes = ["python-sdk/models", "python-sdk", "python-sdk/urns"];
  const missed =
    "prose/missing-area the link to `python-sdk/urns` leads to a page of the client library, of which the input has nothing";
  expect(await runRule(model, routes)).toEqual([`page.md:3:1 ${missed}`]);
  expect(await runRule(declared, routes)).toEqual([
    "page.md:1:1 prose/missing-area 3 links, such as this one to `python-sdk/models`, lead to pages of the client library, of which the input has nothing",
  ]);
});

test("nothing is said of what is there, nor of what can't be read", async () => {
  expect(await runRule({ ...declared, "a.graphql": "type Query { a: Int }" }, ["graphql/mutations"])).toEqual([]);
  expect(await runRule({ "entity-registry.yml": "entities: [" }, ["generated/metamodel/entities/ship"])).toEqual([]);
});
