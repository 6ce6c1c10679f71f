import { expect, it } from "vitest";
import jsonSchema from "./json-schema.ts";

it.each([
  [
    "depth.schema.json",
    '{ "properties": { "a": { "type": "number", "default": 1.0 }, "b": { "default": [1e3, 2] }, "c": { "default": 2.5 } } }',
  ],
  [
    "depth.schema.yaml",
    "properties: { a: { type: number, default: 1.0 }, b: { default: [1e3, 2] }, c: { default: 2.5 } }",
  ],
])("defaults in %s are handed on with how their numbers are spelled", (path, text) => {
  const [found] = jsonSchema({}).reader?.read({ path, text })?.schemas ?? [];
  const fields = found?.kind === "record" ? found.fields : [];
  expect(fields.map((field) => [field.default, field.defaultNumbers])).toEqual([
    [1, { "": "1.0" }],
    [[1000, 2], { "/0": "1e3" }],
    [2.5, undefined],
  ]);
});

it("numbers that YAML alone takes are handed on as what they come to", () => {
  const written = ["0x1E", "0x1F", ".5", "+1.0", "1."];
  const text = `properties: { ${written.map((number, index) => `p${index}: { default: ${number} }`).join(", ")} }`;
  const [found] = jsonSchema({}).reader?.read({ path: "depth.schema.yaml", text })?.schemas ?? [];
  const fields = found?.kind === "record" ? found.fields : [];
  expect(fields.map((field) => [field.default, field.defaultNumbers])).toEqual([
    [30, undefined],
    [31, undefined],
    [0.5, undefined],
    [1, undefined],
    [1, undefined],
  ]);
});
