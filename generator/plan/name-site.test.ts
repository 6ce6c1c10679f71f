import { expect, it } from "vitest";
import type { ProsePage } from "../catalogue/prose.ts";
import { linkModel } from "../testdata/link-model.ts";
import { nameSite } from "./name-site.ts";

it.each([
  [
    "Metadata model",
    { "a.pdl": 'namespace a @Aspect = { "name": "a" } record A {}', "a.graphql": "type Query { a: Int }" },
  ],
  ["Schemas and API", { "a.pdl": "namespace a record A {}", "a.graphql": "type Query { a: Int }" }],
  ["Schemas", { "a.avsc": '{ "type": "fixed", "name": "A", "size": 2 }' }],
  ["GraphQL API", { "a.graphql": "type Query { a: Int }", "content/README.md": "# A" }],
  ["Documentation", { "content/README.md": "# A" }],
])("calls a site %s for what it holds", async (name, files: Readonly<Record<string, string>>) => {
  expect(nameSite((await linkModel(files)).catalogue)).toBe(name);
});

it("calls a site that a plug-in has read by what its pages are about, alone or beside schemas", async () => {
  const { catalogue } = await linkModel({});
  const read = { ...catalogue, extensions: [{ plugin: "openapi", file: "a.yaml", data: {} }] };
  const plugins = [
    { name: "rules", label: "Rules" },
    { name: "openapi", label: "REST API" },
  ];
  expect(nameSite(read, { plugins })).toBe("REST API");
  expect(nameSite(catalogue, { plugins })).toBe("Documentation");
  const schemas = await linkModel({ "a.avsc": '{ "type": "fixed", "name": "A", "size": 2 }' });
  expect(nameSite({ ...read, schemas: schemas.catalogue.schemas }, { plugins })).toBe("Schemas and REST API");
  expect(nameSite(schemas.catalogue, { plugins })).toBe("Schemas");
  // What is only kept for their pages is none, unless it is called.
  const kept = {
    ...schemas.catalogue,
    extensions: [{ plugin: "openapi", file: "a.proto", data: {}, isForPages: true as const }],
  };
  expect(nameSite(kept, { plugins })).toBe("Schemas");
  const endpoints = [{ plugin: "openapi", name: "A/B", inputs: [], answers: [] }];
  expect(nameSite({ ...kept, endpoints }, { plugins })).toBe("Schemas and REST API");
});

it.each([
  ["Harbour", "a.graphql", "type Query { a: Int }"],
  ["Harbour", "a.avsc", '{ "type": "fixed", "name": "A", "size": 2 }'],
  ["Metadata model", "a.pdl", 'namespace a @Aspect = { "name": "a" } record A {}'],
])("calls a site %s that begins with a README and holds %s", async (name, path, text) => {
  const { catalogue } = await linkModel({ [path]: text });
  const readme: ProsePage = {
    ...{ id: "README", file: "README.md", title: "Harbour", sidebarLabel: "Harbour", slug: "" },
    ...{ hideTitle: false, tocLevels: [2, 3], headings: [], links: [] },
  };
  const pages = new Map([["README", readme]]);
  expect(nameSite({ ...catalogue, prose: { ...catalogue.prose, pages } })).toBe(name);
});

it("calls a site of guides as the folder calls itself, unless a README begins it, and one without guides never so", async () => {
  const { catalogue } = await linkModel({ "content/guide.md": "# A", "a.graphql": "type Query { a: Int }" });
  const call = (): string => "Moorings";
  expect(nameSite(catalogue, { call })).toBe("GraphQL API");
  const page: ProsePage = {
    ...{ id: "guide", file: "content/guide.md", title: "A", sidebarLabel: "A", slug: "guide" },
    ...{ hideTitle: false, tocLevels: [2, 3], headings: [], links: [] },
  };
  const prose = { ...catalogue.prose, pages: new Map([["guide", page]]) };
  expect(nameSite({ ...catalogue, prose }, { call })).toBe("Moorings");
  expect(nameSite({ ...catalogue, prose })).toBe("GraphQL API");

  const begun = (file: string): string => {
    const readme: ProsePage = { ...page, id: "README", file, title: "Berths for everybody", slug: "" };
    const pages = new Map([["README", readme]]);
    return nameSite({ ...catalogue, prose: { ...prose, pages } }, { call });
  };
  expect(begun("README.md")).toBe("Moorings");
  expect(begun("docs/README.md")).toBe("Berths for everybody");
});
