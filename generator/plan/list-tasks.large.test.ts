import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { makeSettings } from "../config/settings.ts";
import { packageFolder } from "../package-folder.ts";
import { readDataFile } from "../page-model/data-file.ts";
import { searchManifestPath, type SearchManifest } from "../page-model/search-index.ts";
import { loadBundledGuides } from "../testdata/load-bundled-model.ts";
import { loadGuides } from "../testdata/load-guides.ts";
import { plan } from "./plan.ts";
import { planSearch } from "./search/plan-search.ts";

async function readTasks(folder: string): Promise<readonly string[]> {
  const { catalogue, documents } = folder === packageFolder ? await loadBundledGuides() : await loadGuides(folder);
  const settings = { ...makeSettings({}, {}, folder), base: "/docs/", history: undefined };
  const { pages, site } = plan(catalogue, settings, undefined, documents.prose);
  const files = planSearch(pages, site);
  const manifest = files.find(({ path }) => path === searchManifestPath)?.content ?? "";
  return (readDataFile(manifest) as SearchManifest).tasks.map(({ label, route }) => `${label}: ${route}`);
}

const site = (name: string): string => fileURLToPath(new URL(`../testdata/sites/${name}`, import.meta.url));

describe("what most readers come for", () => {
  it("is, of a whole platform, its guides, entities, sources, library and access", async () => {
    expect(await readTasks(packageFolder)).toEqual([
      "Get started: quickstart",
      "See what an entity is made of: dataset: generated/metamodel/entities/dataset",
      "Connect a source: generated/ingestion/sources",
      "Query the GraphQL API: graphql",
      "Use the client library: python-sdk",
      "See who may do what: generated/access/privileges",
    ]);
  });

  it("is, of an API alone, its operations and types", async () => {
    expect(await readTasks(site("sdl-only"))).toEqual([
      "Query the GraphQL API: graphql",
      "Read something by a query: graphql/queries",
      "Change something by a mutation: graphql/mutations",
      "See what a type is made of: Order: graphql/objects/Order",
      "See what a type is made of: Money: graphql/objects/Money",
      "Look up a type of the API: graphql/objects",
    ]);
  });

  it("is, of schemas alone, the types that others are made of", async () => {
    expect(await readTasks(site("avro-only"))).toEqual([
      "See what a type is made of: EventHeader: generated/metamodel/types/com.example.shop.shared.EventHeader",
      "See what a type is made of: Category: generated/metamodel/types/com.example.shop.events.Category",
      "Look up a type: generated/metamodel/types",
      "See what is documented: generated/coverage",
    ]);
  });
});
