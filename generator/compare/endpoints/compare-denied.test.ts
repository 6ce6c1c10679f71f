import { expect, test } from "vitest";
import type { JsonObject } from "../../catalogue/json.ts";
import { compareDenied } from "./compare-denied.ts";
import { peelSchema, shapeValue } from "./value-shape.ts";

const compare = (schema: JsonObject, was: JsonObject, is: JsonObject): unknown => {
  const payloads = [new Map([["Ship", was]]), new Map([["Ship", is]])] as const;
  return compareDenied(
    shapeValue(peelSchema(schema), payloads[0]),
    shapeValue(peelSchema(schema), payloads[1]),
    payloads,
    () => false,
  );
};

test("a payload that values may not be is spelled out where it is short, else named", () => {
  const denying = { not: { $ref: "Ship" } };
  expect(compare(denying, { maxLength: 3 }, { maxLength: 5 })).toEqual([
    { difference: "othersChanged", part: "not", before: 'not {"maxLength":3}', after: 'not {"maxLength":5}' },
  ]);
  const long = { enum: Array.from({ length: 200 }, (_, index) => `ship ${index}`) };
  expect(compare(denying, long, { enum: [...long.enum, "tug"] })).toEqual([
    {
      difference: "othersChanged",
      part: "not",
      before: 'not {"$ref":"Ship"}',
      after: 'not {"$ref":"Ship"}, in which Ship is another one now',
    },
  ]);
  expect(compare(denying, long, { ...long })).toEqual([]);
});
