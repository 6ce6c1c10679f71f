import { expect, test } from "vitest";
import jsonSchema from "./json-schema/json-schema.ts";
import openapi from "./openapi/openapi.ts";

/** What is told of a file about what stands beside references: the words in it, and where it is. */
function tell(plugin: typeof openapi, path: string, text: string): readonly string[] {
  const { problems = [] } = plugin({}).reader?.read({ path, text }) ?? {};
  return problems.flatMap(({ code, message, place }) => {
    const [keys = ""] = message.split(" beside");
    return code === "beside-reference" ? [`${place?.startLine}:${place?.startColumn} ${keys}`] : [];
  });
}

const draft = (name: string): string => `"$schema": "http://json-schema.org/${name}/schema#"`;

test("limits beside a reference are told where the draft of a JSON Schema takes them for nothing", () => {
  const schema = `"definitions": { "N": { "type": "string" } }, "properties": {
    "a": { "$ref": "#/definitions/N", "maxLength": 5, "minLength": 1 },
    "b": { "$ref": "#/definitions/N", "description": "Words.", "default": "x", "type": "string" },
    "c": { "type": "array", "items": { "$ref": "#/definitions/N", "required": [], "enum": ["x"] } },
    "d": { "default": { "$ref": "#/definitions/N", "maxLength": 5 } },
    "$ref": { "type": "string" }, "enum": { "type": "string" } }`;
  const told = ["2:39 `maxLength`, `minLength`", "4:83 `enum`"];
  for (const name of ["draft-03", "draft-04", "draft-06", "draft-07"])
    expect(tell(jsonSchema, "a.schema.json", `{ ${draft(name)}, ${schema} }`), name).toEqual(told);
  expect(tell(jsonSchema, "a.schema.json", `{ ${draft("draft/2019-09")}, ${schema} }`)).toEqual([]);
  expect(tell(jsonSchema, "a.schema.json", `{ ${schema} }`)).toEqual([]);
});

test("a schema within another one goes by its own draft", () => {
  const inner = `"N": { "$id": "n.json", ${draft("draft/2020-12")}, "properties": { "a": { "$ref": "#", "maxLength": 5 } } }`;
  const text = `{ ${draft("draft-07")}, "definitions": { ${inner} },\n"properties": { "a": { "$ref": "#/definitions/N", "minProperties": 1 } } }`;
  expect(tell(jsonSchema, "a.schema.json", text)).toEqual(["2:51 `minProperties`"]);
});

test("limits beside a reference are told of descriptions before OpenAPI 3.1", () => {
  const rest = `info: { title: A, version: "1" }
paths: {}
components:
  schemas:
    N: { type: string }
    S:
      properties:
        a: { $ref: "#/components/schemas/N", nullable: true, description: Words. }
        b: { $ref: "#/components/schemas/N", nullable: false }
`;
  expect(tell(openapi, "a.openapi.yaml", `openapi: 3.0.3\n${rest}`)).toEqual(["9:46 `nullable`"]);
  expect(tell(openapi, "a.openapi.yaml", `openapi: 3.1.0\n${rest}`)).toEqual([]);
  expect(tell(openapi, "a.openapi.yaml", `swagger: "2.0"\n${rest}`)).toEqual(["9:46 `nullable`"]);
});
