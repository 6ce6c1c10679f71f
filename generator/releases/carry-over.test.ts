import { expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { compareCatalogues } from "../compare/compare-catalogues.ts";
import { linkModel } from "../testdata/link-model.ts";
import { loadBundledModel } from "../testdata/load-bundled-model.ts";
import { carryOver } from "./carry-over.ts";

const listKept = (before: Catalogue, after: Catalogue): readonly string[] => {
  const kept = carryOver(before, after, new Set());
  const areas = ["schemas", "registries", "entities", "relationships", "graphql", "ingestion"] as const;
  return areas.filter((area) => kept[area] !== after[area] && kept[area] === before[area]);
};

test("a release that says that it lacks a part of an area has that area as it was before, and the others as they are", async () => {
  const { catalogue } = await loadBundledModel();
  const { registries, graphql, ingestion } = catalogue;
  // The same to read, and not the same values.
  const before: Catalogue = { ...catalogue, ...structuredClone({ registries, graphql, ingestion }) };
  const past = { ...before, entities: new Map(catalogue.entities), relationships: [...catalogue.relationships] };
  expect(listKept(past, catalogue)).toEqual([]);
  const lost = registries.map((registry, index) =>
    index === 0 ? { ...registry, incomplete: true as const } : registry,
  );
  expect(listKept(past, { ...catalogue, registries: lost })).toEqual(["registries", "entities", "relationships"]);
  expect(listKept(past, { ...catalogue, graphql: { ...graphql, incomplete: true } })).toEqual(["graphql"]);
  expect(listKept(past, { ...catalogue, ingestion: { ...ingestion, incomplete: true } })).toEqual(["ingestion"]);
});

test("a release that has nothing of an area has it as it was before, and so is what a damaged file is called after", async () => {
  const { catalogue } = await loadBundledModel();
  const { graphql } = catalogue;
  expect(listKept(catalogue, { ...catalogue, entities: new Map() })).toEqual(["entities"]);
  expect(listKept(catalogue, { ...catalogue, graphql: { ...graphql, types: [] } })).toEqual(["graphql"]);
  expect(listKept(catalogue, { ...catalogue, schemas: new Map() })).toEqual(["schemas"]);
  const [[name, schema] = ["", undefined]] = catalogue.schemas;
  const rest = new Map([...catalogue.schemas].filter(([each]) => each !== name));
  const kept = carryOver(catalogue, { ...catalogue, schemas: rest }, new Set([`moved/${schema?.name}.pdl`]));
  expect(kept.schemas.get(name)).toBe(schema);
  expect(carryOver(catalogue, { ...catalogue, schemas: rest }, new Set(["moved/Other.pdl"])).schemas.has(name)).toBe(
    false,
  );
});

const span = { file: "a.yaml", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
const offered = { plugin: "openapi", inputs: [], answers: [], span };

test("what others call is as before where the file that offers it can't be read, and is gone where it can", async () => {
  const { catalogue } = await linkModel({});
  const kept = { ...offered, name: "GET /b", span: { ...span, file: "b.yaml" } };
  const before = { ...catalogue, endpoints: [{ ...offered, name: "GET /a" }, kept] };
  const after = { ...catalogue, endpoints: [kept] };
  const compare = (damaged: readonly string[]) =>
    compareCatalogues(before, carryOver(before, after, new Set(damaged))).changes.map(({ code }) => code);
  expect(compare(["a.yaml"])).toEqual([]);
  expect(compare([])).toEqual(["breaking/endpoint-removed"]);
});

test("what could not be read is there again, so that nothing of it is unknown", async () => {
  const { catalogue } = await linkModel({});
  const after = { ...catalogue, unread: [{ code: "pdl/unclosed", message: "", span }] };
  expect(carryOver(catalogue, after, new Set(["a.yaml"])).unread).toBeUndefined();
});
