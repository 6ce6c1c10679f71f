import { describe, expect, it } from "vitest";
import { readGraphqlModel } from "../../testdata/graphql-model.ts";
import { createSchema } from "./create-schema.ts";

describe("createSchema", () => {
  it("makes a schema of what the model declares", async () => {
    const { catalogue } = await readGraphqlModel({ "a.graphql": "type Query { a: String }" });
    expect(createSchema(catalogue.graphql)?.getQueryType()?.name).toBe("Query");
  });

  it("makes none where a type goes by the name of a scalar of GraphQL's own", async () => {
    const { catalogue } = await readGraphqlModel({ "a.graphql": "type Query { a: String }\ntype String { b: Int }" });
    expect(createSchema(catalogue.graphql)).toBeUndefined();
  });

  it("takes a type that tells of schemas for GraphQL's own", async () => {
    const { catalogue } = await readGraphqlModel({
      "a.graphql": "type Query { a(kind: __TypeKind): __Type b: __Other }",
    });
    const fields = createSchema(catalogue.graphql)?.getQueryType()?.getFields();
    expect(String(fields?.["a"]?.type)).toBe("__Type");
    expect(String(fields?.["b"]?.type)).toBe("__Other");
  });

  it("makes none where a default leads to a type that is none of inputs", async () => {
    const { catalogue } = await readGraphqlModel({
      "a.graphql": "type Query { a(by: By = { q: { a: 1 } }): Int }\ninput By { q: Query }",
    });
    expect(createSchema(catalogue.graphql)).toBeUndefined();
  });
});
