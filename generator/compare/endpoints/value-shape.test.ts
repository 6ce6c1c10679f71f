import { expect, test } from "vitest";
import type { JsonObject } from "../../catalogue/json.ts";
import { peelSchema, shapeValue } from "./value-shape.ts";

function shape(schema: JsonObject) {
  return shapeValue(peelSchema(schema), new Map());
}

test("what stands where words belong is passed over", () => {
  // As a reader of files makes objects, so that no name in them means anything else.
  const odd = Object.create(null) as JsonObject;
  const { types, required, format, pattern } = shape({
    type: ["string", odd, null],
    required: ["name", odd, [odd]],
    format: odd,
    pattern: [odd],
  });
  expect([...(types ?? [])]).toEqual(["string", "null"]);
  expect([...required.keys()]).toEqual(["name"]);
  expect([format, pattern]).toEqual([undefined, undefined]);
  expect(shape({ type: odd }).types).toBeUndefined();
});
