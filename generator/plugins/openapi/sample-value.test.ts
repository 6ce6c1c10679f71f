import { expect, it } from "vitest";
import type { JsonObject } from "../../catalogue/json.ts";
import { createDefinitions } from "./definitions.ts";
import { sampleValue } from "./sample-value.ts";

const sampleOf = (schema: JsonObject) => sampleValue(createDefinitions({}), schema);

it("gives no example that isn't among the values that there are", () => {
  expect(sampleOf({ type: "string", enum: ["LINK", "NONE"], example: "PERSONAL_ID" })).toBe("LINK");
  expect(sampleOf({ type: "string", enum: ["LINK", "NONE"], example: "NONE" })).toBe("NONE");
});

it("goes by what is said of the inside of a value where its type isn't named", () => {
  expect(sampleOf({ additionalProperties: { type: "integer" } })).toEqual({ key: 42 });
  expect(sampleOf({ items: { type: "integer" } })).toEqual([42]);
});

it("has as many items that differ as there have to be, where they are named", () => {
  const items = { enum: ["array", "boolean", "null"] };
  expect(sampleOf({ type: "array", uniqueItems: true, minItems: 2, items })).toEqual(["array", "boolean"]);
  expect(sampleOf({ type: "array", uniqueItems: true, minItems: 4, items })).toEqual(["array"]);
});

it("has what has to be there also where nothing is said of it, unless there is nothing besides", () => {
  const properties = { id: { type: "integer" } };
  const required = ["id", "owner_name"];
  expect(sampleOf({ required, properties })).toEqual({ id: 42, owner_name: "Example" });
  expect(sampleOf({ required, properties, additionalProperties: false })).toEqual({ id: 42 });
  const either = { required, properties, oneOf: [{ properties: { owner_name: { const: "Jane" } } }] };
  expect(sampleOf(either)).toEqual({ id: 42, owner_name: "Jane" });
});

it("is one of the variants that a schema maps to where these take it in, not what they have in common", () => {
  const toHeir = (kind: string, more: JsonObject): JsonObject => ({
    allOf: [{ $ref: "#/components/schemas/Craft" }],
    properties: { kind: { const: kind }, ...more },
    required: ["kind"],
  });
  const schemas = {
    Craft: {
      type: "object",
      required: ["kind"],
      properties: { kind: { type: "string" } },
      discriminator: { propertyName: "kind", mapping: { none: "Lost", tow: "#/components/schemas/Tow", ship: "Ship" } },
    },
    Tow: toHeir("tow", { pulls: { $ref: "#/components/schemas/Craft" } }),
    Ship: toHeir("ship", { crew: { type: "integer" } }),
    Fleet: { type: "array", items: { $ref: "#/components/schemas/Craft" } },
  };
  const definitions = createDefinitions({ components: { schemas } });
  const sampleNamed = (name: string) => sampleValue(definitions, { $ref: `#/components/schemas/${name}` });
  expect(sampleNamed("Craft")).toEqual({ kind: "tow" });
  expect(sampleNamed("Fleet")).toEqual([{ kind: "tow" }]);
  expect(sampleNamed("Tow")).toEqual({ kind: "tow" });
  expect(sampleNamed("Ship")).toEqual({ kind: "ship", crew: 42 });
});
