import { expect, it } from "vitest";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { gatherProperties } from "./gather-properties.ts";

const levels = 40;

/** Schemas of which each leads to the next one in two ways, and the last one to the first. */
function linkLevels(lead: (next: JsonObject) => JsonObject): JsonObject {
  const toNext = (level: number): JsonObject => ({ $ref: `#/components/schemas/Level${(level + 1) % levels}` });
  const schemas = Object.fromEntries(
    Array.from({ length: levels }, (_, level): [string, JsonValue] => [
      `Level${level}`,
      { ...lead(toNext(level)), required: [`p${level}`], properties: { [`p${level}`]: { type: "string" } } },
    ]),
  );
  return { components: { schemas } };
}

it.each<[string, (next: JsonObject) => JsonObject, number]>([
  ["takes in", (next) => ({ allOf: [next, next] }), levels],
  ["has as alternatives", (next) => ({ oneOf: [{ allOf: [next] }, { allOf: [next] }] }), 1],
])("goes once through what a schema %s, however many ways lead there", (_, lead, needed) => {
  const { properties, required } = gatherProperties({ $ref: "#/components/schemas/Level0" }, linkLevels(lead));
  expect(properties.size).toBe(levels);
  expect(required.size).toBe(needed);
});

it("unites what several alternatives say of a property", () => {
  const alternatives = ["sail", "motor"].map((kind): JsonValue => ({ properties: { kind: { const: kind } } }));
  const { properties } = gatherProperties({ properties: { name: true, lost: false }, oneOf: alternatives }, {});
  expect([...properties]).toEqual([
    ["name", true],
    ["kind", { enum: ["sail", "motor"] }],
  ]);
});

it("keeps of a property what was said of it before, where the schema that takes it in says more", () => {
  const closed = { type: "string", format: "date-time", description: "When it was closed." };
  const owner = { type: "object", required: ["login"], properties: { login: { type: "string" } } };
  const issue = { properties: { closed, owner, state: { type: "string", format: "uri" } } };
  const { properties } = gatherProperties(
    {
      allOf: [issue],
      properties: {
        closed: { type: ["string", "null"] },
        owner: { properties: { id: { type: "integer" } } },
        // Of another type, so that nothing of what was said need hold.
        state: { type: "integer" },
      },
    },
    {},
  );
  expect(Object.fromEntries(properties)).toEqual({
    closed: { ...closed, type: ["string", "null"] },
    owner: { ...owner, properties: { login: { type: "string" }, id: { type: "integer" } } },
    state: { type: "integer" },
  });
});

it("tells what has to be there whichever alternative of objects it is", () => {
  const ship: JsonValue = { type: "object", required: ["name", "flag"], properties: { name: {}, flag: {} } };
  const needs = (schema: JsonObject): readonly string[] => [
    ...gatherProperties(schema, { components: { schemas: { Ship: ship } } }).needed,
  ];
  expect(needs({ anyOf: [ship, { type: "null" }] })).toEqual(["name", "flag"]);
  expect(needs({ oneOf: [ship, { required: ["name"] }, { type: ["string"] }] })).toEqual(["name"]);
  expect(needs({ oneOf: [{ $ref: "#/components/schemas/Ship" }, { required: ["flag"] }] })).toEqual(["flag"]);
  expect(needs({ oneOf: [ship, {}] })).toEqual([]);
  expect(needs({ allOf: [{ anyOf: [ship] }], required: ["size"] })).toEqual(["size", "name", "flag"]);
  expect(gatherProperties({ anyOf: [ship, { type: "null" }] }, {}).required.size).toBe(0);
});
