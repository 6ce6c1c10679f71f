import { expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
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
