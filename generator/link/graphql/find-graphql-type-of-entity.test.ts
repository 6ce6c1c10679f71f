import { expect, test } from "vitest";
import type { Entity } from "../../catalogue/metamodel.ts";
import { readGraphqlModel } from "../../testdata/graphql-model.ts";
import { findEntityOfGraphqlType, findGraphqlTypeOfEntity } from "./find-graphql-type-of-entity.ts";

async function bridge(entities: readonly string[], text: string) {
  const { catalogue } = await readGraphqlModel({ "a.graphql": text });
  const named = new Map(entities.map((name) => [name, { name } as Entity]));
  return { ...catalogue, entities: named };
}

test("a type stands for the entity of its name, whatever the case, both ways", async () => {
  const catalogue = await bridge(
    ["dataset", "mlModel", "corpuser"],
    "type Dataset { urn: ID } type MLModel { urn: ID } type CorpUser { urn: ID }",
  );
  expect(findGraphqlTypeOfEntity(catalogue, "dataset")).toBe("Dataset");
  expect(findGraphqlTypeOfEntity(catalogue, "mlModel")).toBe("MLModel");
  expect(findGraphqlTypeOfEntity(catalogue, "corpuser")).toBe("CorpUser");
  expect(findEntityOfGraphqlType(catalogue, "CorpUser")).toBe("corpuser");
  expect(findEntityOfGraphqlType(catalogue, "Corpuser")).toBeUndefined();
});

test("a type without a urn, an input and a root type stand for nothing", async () => {
  const catalogue = await bridge(
    ["test", "domain", "query", "tag"],
    "type Test { id: ID } input Domain { urn: ID } type Query { urn: ID } type TagEntity { urn: ID } type QueryEntity { urn: ID }",
  );
  expect(findGraphqlTypeOfEntity(catalogue, "test")).toBeUndefined();
  expect(findGraphqlTypeOfEntity(catalogue, "domain")).toBeUndefined();
  expect(findGraphqlTypeOfEntity(catalogue, "query")).toBe("QueryEntity");
  expect(findGraphqlTypeOfEntity(catalogue, "tag")).toBe("TagEntity");
});

test("of names that differ in case, the one that implements Entity wins", async () => {
  const catalogue = await bridge(
    ["mlmodel"],
    "interface Entity { urn: ID } type Mlmodel { urn: ID } type MLModel implements Entity { urn: ID }",
  );
  expect(findGraphqlTypeOfEntity(catalogue, "mlmodel")).toBe("MLModel");
});
