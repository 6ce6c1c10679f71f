import { expect, test } from "vitest";
import type { JsonObject } from "../../catalogue/json.ts";
import { findSharedWitness, findWitness, type Witnessed } from "./find-witness.ts";

const nobody = (): undefined => undefined;

function find(one: JsonObject, other: JsonObject): string | undefined {
  return findWitness({ schema: one, follow: nobody }, { schema: other, follow: nobody });
}

test("a value that only one schema lets through is found at what either names or limits", () => {
  expect(find({ type: "number" }, { type: "number", maximum: 41 })).toBe("42");
  expect(find({ type: "string" }, { type: "string", minLength: 3 })).toBe('"aa"');
  expect(find({ enum: ["x", "y"] }, { allOf: [{ enum: ["x", "y"] }, { enum: ["y", "z"] }] })).toBe('"x"');
  expect(find({ type: "number" }, { oneOf: [{ type: "number" }, { type: "integer", minimum: 7 }] })).toBe("7");
  expect(find({ type: ["string", "null"] }, { type: "string" })).toBe("null");
  expect(find({ type: "number" }, { type: "number", if: { minimum: 5 }, else: { multipleOf: 2 } })).toBe("4.5");
  expect(find({ type: "string" }, { type: "string", not: { const: "x" } })).toBe('"x"');
});

test("where schemas let the same through, or nobody knows what they do, none is found", () => {
  expect(find({ type: "integer" }, { type: "number", multipleOf: 1 })).toBeUndefined();
  expect(find({ enum: [1, 2] }, { oneOf: [{ const: 1 }, { const: 2 }] })).toBeUndefined();
  expect(find({ type: "string" }, { type: "string", pattern: "(a+)+$" })).toBeUndefined();
  expect(find({ type: "string" }, { type: "string", format: "date" })).toBeUndefined();
  expect(find({ type: "string" }, { $ref: "nobody's" })).toBeUndefined();
  expect(find({ type: "string" }, { unheardOf: 1 })).toBeUndefined();
  expect(find({ properties: { a: { type: "string" } } }, { properties: { a: { type: "integer" } } })).toBeUndefined();
});

test("what leads back to itself ends, and is known where something else decides", () => {
  const round: Witnessed = { schema: { $ref: "A" }, follow: () => ({ anyOf: [{ $ref: "A" }, { $ref: "A" }] }) };
  expect(findWitness({ schema: {}, follow: nobody }, round)).toBeUndefined();
  const ending: Witnessed = { schema: { allOf: [{ $ref: "A" }, { type: "string" }] }, follow: round.follow };
  expect(findWitness({ schema: { type: "integer" }, follow: nobody }, ending)).toBe("1");
});

test("a value that fits several alternatives is told from one that fits none", () => {
  const one = { schema: { type: "number" }, follow: nobody };
  const alternatives = [
    { type: "number", maximum: 4 },
    { type: "integer", maximum: 2 },
  ];
  const other = { schema: { oneOf: alternatives }, follow: nobody };
  expect(findWitness(one, other)).toBe("5");
  expect(findSharedWitness(one, other, alternatives)).toBe("2");
});
