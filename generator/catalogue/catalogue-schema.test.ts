import { describe, expect, it } from "vitest";
import { linkCase } from "../compare/testdata/link-case.ts";
import { printJson } from "../print/print-json.ts";
import { everything } from "../testdata/everything.ts";
import { linkModel } from "../testdata/link-model.ts";
import { validateCatalogue } from "../testdata/validate-catalogue.ts";

describe("the schema of the printed catalogue", () => {
  it("accepts a model with everything in it", async () => {
    const { catalogue } = await linkModel(everything);
    expect(catalogue.relationships.map(({ overridden }) => overridden)).toEqual([true, undefined, undefined]);
    expect(catalogue.aspects.get("everything")?.searchable.map(({ leftOut }) => leftOut)).toEqual([undefined, true]);
    expect(catalogue.graphql.operations.length).toBe(5);
    expect(catalogue.graphql.linked?.map(({ name }) => name)).toEqual(["@far", "@link"]);
    expect(catalogue.restli.resources.length).toBe(2);
    expect(catalogue.sdk.models?.classes.length).toBeGreaterThan(0);
    expect(catalogue.access.policies.size).toBe(4);
    expect(validateCatalogue(printJson(catalogue))).toEqual([]);
  });

  it("accepts what plug-ins say that others call", async () => {
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Ship" } } };
    const description = {
      components: { schemas: { Ship: { type: "string" } }, securitySchemes: { k: { type: "http", scheme: "basic" } } },
      security: [{ k: [] }],
      paths: {
        "/ships": {
          post: {
            ...{
              operationId: "add",
              deprecated: true,
              parameters: [{ name: "p", in: "query", deprecated: true, "x-sunset": "2027-03-01", schema: {} }],
            },
            requestBody: { required: true, content },
            responses: { 200: { content, headers: { A: { schema: {} } } } },
          },
        },
      },
      webhooks: { left: { post: { requestBody: { content } } } },
    };
    const catalogue = await linkCase({ openapi: [description, description] }, 0);
    expect(catalogue.endpoints?.length).toBe(2);
    expect(validateCatalogue(printJson(catalogue))).toEqual([]);
  });

  it("accepts what could not be read of a model", async () => {
    const { catalogue } = await linkModel({});
    const span = { file: "a.pdl", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
    const unread = [
      { code: "pdl/unclosed", message: "the file ends", span, digest: "abc" },
      { code: "discover/lost-package", message: "it is gone" },
    ];
    expect(validateCatalogue(printJson({ ...catalogue, unread }))).toEqual([]);
  });

  it("accepts an empty model", async () => {
    const { catalogue } = await linkModel({});
    expect(validateCatalogue(printJson(catalogue))).toEqual([]);
  });

  it("rejects what it does not know", async () => {
    const { catalogue } = await linkModel({});
    expect(validateCatalogue(printJson({ ...catalogue, formatVersion: 2, surprise: 1 })).length).toBe(1);
  });
});
