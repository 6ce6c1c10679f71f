import { expect, test } from "vitest";
import type { JsonObject } from "../../../catalogue/json.ts";
import { upgradeSwagger } from "./upgrade-swagger.ts";

const upgrade = (document: JsonObject): JsonObject => upgradeSwagger({ swagger: "2.0", ...document });

test("addresses are made of hosts, and ways to prove who one is are called as they are now", () => {
  const securityDefinitions = {
    basic: { type: "basic" },
    key: { type: "apiKey", in: "header", name: "X-Key" },
    code: {
      type: "oauth2",
      flow: "accessCode",
      authorizationUrl: "https://a",
      tokenUrl: "https://t",
      scopes: { r: "Read" },
    },
  };
  const flow = { authorizationUrl: "https://a", tokenUrl: "https://t", scopes: { r: "Read" } };
  expect(
    upgrade({
      info: { title: "A" },
      host: "x.example",
      basePath: "/v1",
      schemes: ["http", "https"],
      securityDefinitions,
    }),
  ).toEqual({
    openapi: "3.0.3",
    info: { title: "A" },
    servers: [{ url: "https://x.example/v1" }, { url: "http://x.example/v1" }],
    paths: {},
    components: {
      schemas: {},
      parameters: {},
      responses: {},
      securitySchemes: {
        basic: { type: "http", scheme: "basic" },
        key: { type: "apiKey", in: "header", name: "X-Key" },
        code: { type: "oauth2", flows: { authorizationCode: flow } },
      },
    },
  });
  expect(upgrade({ basePath: "/v1" })["servers"]).toEqual([{ url: "/v1" }]);
});

test("bodies and forms are no parameters, also where all operations of a path have them or they have names", () => {
  const document = {
    consumes: ["application/yaml"],
    produces: ["text/csv"],
    parameters: {
      Body: { in: "body", name: "b", required: true, description: "What.", schema: { $ref: "#/definitions/A" } },
      Page: { in: "query", name: "page", type: "integer", default: 1 },
    },
    paths: {
      "/a": {
        parameters: [{ $ref: "#/parameters/Body" }, { $ref: "#/parameters/Page" }],
        put: {
          parameters: [
            { in: "query", name: "tags", type: "array", items: { type: "string" }, collectionFormat: "multi" },
            { in: "query", name: "ids", type: "array", items: { type: "integer" } },
          ],
          responses: { 200: { description: "OK", schema: { type: "file" }, headers: { N: { type: "integer" } } } },
        },
        post: {
          consumes: ["application/json"],
          parameters: [{ in: "body", name: "own", schema: { type: "string" } }],
          responses: { 204: { description: "Gone" }, 404: { $ref: "#/responses/Lost" } },
        },
      },
      "/f": {
        post: { parameters: [{ in: "formData", name: "file", type: "file", required: true, description: "It." }] },
      },
    },
    responses: { Lost: { description: "Lost", examples: { "text/plain": "no" } } },
  };
  const { paths, components } = upgrade(document);
  expect(paths).toEqual({
    "/a": {
      parameters: [{ $ref: "#/components/parameters/Page" }],
      put: {
        parameters: [
          {
            ...{ in: "query", name: "tags", style: "form", explode: true },
            schema: { type: "array", items: { type: "string" } },
          },
          {
            ...{ in: "query", name: "ids", style: "form", explode: false },
            schema: { type: "array", items: { type: "integer" } },
          },
        ],
        requestBody: {
          ...{ description: "What.", required: true },
          content: { "application/yaml": { schema: { $ref: "#/components/schemas/A" } } },
        },
        responses: {
          200: {
            description: "OK",
            headers: { N: { schema: { type: "integer" } } },
            content: { "text/csv": { schema: { type: "string", format: "binary" } } },
          },
        },
      },
      post: {
        requestBody: { content: { "application/json": { schema: { type: "string" } } } },
        responses: { 204: { description: "Gone" }, 404: { $ref: "#/components/responses/Lost" } },
      },
    },
    "/f": {
      post: {
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                properties: { file: { type: "string", format: "binary", description: "It." } },
                required: ["file"],
              },
            },
          },
        },
        responses: {},
      },
    },
  });
  expect(components).toMatchObject({
    parameters: { Page: { in: "query", name: "page", schema: { type: "integer", default: 1 } } },
    responses: { Lost: { description: "Lost", content: { "text/plain": { example: "no" } } } },
  });
});

test("schemas are written as they are now, and what are names and values in them stays", () => {
  const properties = {
    discriminator: { type: "string", "x-nullable": true },
    type: { $ref: "#/definitions/B", example: { $ref: "#/definitions/B" } },
    "x-nullable": { type: "array", items: { $ref: "#/definitions/B" } },
  };
  const definitions = {
    A: { discriminator: "type", properties, additionalProperties: { $ref: "other.json#/definitions/C" } },
  };
  expect(upgrade({ definitions })["components"]).toMatchObject({
    schemas: {
      A: {
        discriminator: { propertyName: "type" },
        properties: {
          discriminator: { type: "string", nullable: true },
          type: { $ref: "#/components/schemas/B", example: { $ref: "#/definitions/B" } },
          "x-nullable": { type: "array", items: { $ref: "#/components/schemas/B" } },
        },
        additionalProperties: { $ref: "other.json#/definitions/C" },
      },
    },
  });
});

test("what stands where words belong is passed over", () => {
  // As a reader of files makes objects.
  const odd = Object.create(null) as JsonObject;
  const parameters = [{ in: "formData", name: odd, type: "string", required: true }];
  const upgraded = upgrade({
    host: "a",
    schemes: [odd, "http"],
    paths: { "/x": { post: { parameters, responses: {} } } },
  });
  expect(upgraded["servers"]).toEqual([{ url: "http://a/" }]);
});

test("lists of forms are written as they were, and lists within lists alone have a way of their own", () => {
  const list = { in: "formData", type: "array", items: { type: "string", collectionFormat: "csv" } };
  const parameters = [
    { ...list, name: "plain" },
    { ...list, name: "pipes", collectionFormat: "pipes" },
    { ...list, name: "each", collectionFormat: "multi" },
    {
      ...list,
      name: "nested",
      collectionFormat: "multi",
      items: { type: "array", items: {}, collectionFormat: "ssv" },
    },
  ];
  const consumes = ["application/x-www-form-urlencoded", "multipart/form-data"];
  const strings = { type: "array", items: { type: "string" } };
  const nested = { type: "array", items: { type: "array", items: {}, collectionFormat: "ssv" } };
  const schema = { type: "object", properties: { plain: strings, pipes: strings, each: strings, nested } };
  const encoding = { plain: { style: "form", explode: false }, pipes: { style: "pipeDelimited", explode: false } };
  expect(upgrade({ paths: { "/a": { post: { consumes, parameters } } } })["paths"]).toEqual({
    "/a": {
      post: {
        requestBody: {
          content: {
            "application/x-www-form-urlencoded": { schema, encoding },
            "multipart/form-data": { schema },
          },
        },
        responses: {},
      },
    },
  });
});
