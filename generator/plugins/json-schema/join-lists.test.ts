import { expect, test } from "vitest";
import jsonSchema from "./json-schema.ts";

const text = { type: "string" };
const crate = { properties: { weight: { type: "integer" } } };

/** By full name, the types of the fields of each record that a schema with some properties declares, and of any other what it stands for. */
function read(properties: object, definitions: object = { crate }) {
  const { reader } = jsonSchema({ files: ["**/*.json"] });
  const { schemas = [] } = reader?.read({ path: "load.json", text: JSON.stringify({ properties, definitions }) }) ?? {};
  return Object.fromEntries(
    schemas.map((schema) => {
      if (schema.kind === "alias") return [schema.name, schema.type];
      const fields = schema.kind === "record" ? schema.fields : [];
      const included = schema.kind === "record" ? (schema.includes ?? []) : [];
      return [
        schema.name,
        Object.fromEntries([
          ...included.map((each) => [each, "included"] as const),
          ...fields.map(({ name, type, optional }) => [name, optional ? type : [type, "required"]] as const),
        ]),
      ];
    }),
  );
}

test("of parts that all say what items are, each counts, whether they have names or not", () => {
  const marked = { type: "array", items: { required: ["mark"], properties: { mark: text } } };
  expect(read({ crates: { allOf: [{ type: "array", items: crate }, marked] } })).toMatchObject({
    load: { crates: { items: "load.crates" } },
    "load.crates": { weight: "long", mark: ["string", "required"] },
  });
  expect(read({ crates: { allOf: [{ items: { $ref: "#/definitions/crate" } }, marked] } })).toMatchObject({
    "load.crates": { "load.crate": "included", mark: ["string", "required"] },
  });
  expect(read({}, { crates: { allOf: [{ type: "array", items: crate }, marked] } })).toEqual({
    load: {},
    "load.crates": { items: "load.crates.value" },
    "load.crates.value": { weight: "long", mark: ["string", "required"] },
  });
});

test("a list that says itself what its items are keeps that beside a part which says more of them", () => {
  const items = { $ref: "#/definitions/crate" };
  expect(read({ crates: { type: "array", items, allOf: [{ items: { required: ["weight"] } }] } })).toMatchObject({
    load: { crates: { items: "load.crates" } },
    "load.crates": { "load.crate": "included" },
  });
  expect(read({ texts: { type: "array", items: text, allOf: [{ items: { maxLength: 5 } }] } })["load"]).toEqual({
    texts: { items: "string" },
  });
});

test("a reference into a part leads there as before", () => {
  const parts = { allOf: [{ type: "array", items: crate }, { items: { properties: { mark: text } } }] };
  const types = read({ crates: parts, first: { $ref: "#/properties/crates/allOf/0/items" } });
  expect(types["load.crates"]).toEqual({ weight: "long", mark: "string" });
  expect(types["load"]).toMatchObject({ crates: { items: "load.crates" }, first: expect.any(String) });
});

test("parts that are taken from another list, where they stand in place, are joined as well", () => {
  const marked = { items: { required: ["mark"], properties: { mark: text } }, maxItems: 9 };
  const crates = { allOf: [{ type: "array", items: crate }, marked] };
  const taken = [0, 1].map((index) => ({ $ref: `#/definitions/crates/allOf/${index}` }));
  expect(read({ own: { allOf: taken } }, { crates })).toMatchObject({
    load: { own: { items: "load.own" } },
    "load.own": { weight: "long", mark: ["string", "required"] },
  });
  // What has a name of its own goes by that.
  const named = read({ own: { allOf: [{ $ref: "#/definitions/crates" }, marked] } }, { crates });
  expect(named["load"]).toEqual({ own: "load.crates" });
});

test("what stands among parts is called by what it is a part of, and not by a number", () => {
  const crates = { allOf: [{ properties: { weight: { type: "integer" } } }, { required: ["weight"] }] };
  const types = read({ own: { $ref: "#/definitions/crates/allOf/0" } }, { crates });
  expect(types["load"]).toEqual({ own: "load.crates.allOf" });
});

test("what may be anything else than a list, or one of several, is read as before", () => {
  const first = { type: "array", items: text };
  const types = read({
    choice: { allOf: [first, { oneOf: [{ items: { maxLength: 2 } }, { items: { minLength: 8 } }] }] },
    nullable: { allOf: [first, { type: ["array", "null"], items: { maxLength: 2 } }] },
    one: { allOf: [first, { minItems: 1 }] },
  });
  expect(types["load"]).toEqual({
    choice: { items: "string" },
    nullable: { items: "string" },
    one: { items: "string" },
  });
});
