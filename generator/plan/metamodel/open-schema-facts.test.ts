import { expect, test } from "vitest";
import type { RecordSchema } from "../../catalogue/schema.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { describeOpenSchema, isOpenAnnotation } from "./open-schema-facts.ts";

// oxlint-disable unicorn/no-thenable -- It is a keyword of JSON Schema.

const context = {
  known: { schemas: new Map([["shop.Cat", {}]]) },
  links: { schema: (name: string) => `/types/${name}/`, referredModel: () => undefined },
} as unknown as PlanContext;

function describe(annotations: RecordSchema["annotations"], language: RecordSchema["language"] = "other") {
  return describeOpenSchema({ annotations, language }, context);
}

const cat = { text: "Cat", href: "/types/shop.Cat/", title: "shop.Cat", code: true };

test("fields without names say what limits their values", () => {
  const limited = { type: "string", maxLength: 3, pattern: "^a" };
  expect(describe({ additionalProperties: limited })).toEqual([
    {
      label: "Other fields",
      value: [
        { text: "string", code: true },
        { text: ", " },
        { text: "at most 3 characters" },
        { text: ", " },
        { text: "matches " },
        { text: "^a", code: true },
      ],
    },
  ]);
});

test("a record of a JSON Schema says which others it goes by, and what is in it besides its fields", () => {
  expect(
    describe({
      type: ["string", "null"],
      oneOf: ["shop.Cat", "shop.Gone"],
      oneOfRequired: [["id"], ["name", "place"]],
      patternProperties: { "^x": "array[shop.Cat]" },
      additionalProperties: "string or null",
    }),
  ).toEqual([
    { label: "May also be", value: [{ text: "string", code: true }, { text: ", " }, { text: "null", code: true }] },
    { label: "Also one of", value: [cat, { text: ", " }, { text: "shop.Gone", code: true }] },
    {
      label: "Required, one of",
      value: [{ text: "id", code: true }, { text: ", " }, { text: "name + place", code: true }],
    },
    { label: "Fields like ^x", value: [{ text: "array[", code: true }, cat, { text: "]", code: true }] },
    { label: "Other fields", value: [{ text: "string or null", code: true }] },
  ]);
  const [many] = describe({ anyOf: Array.from({ length: 187 }, (_, index) => `shop.Kind${index}`) });
  expect(many?.label).toBe("Also any of");
  expect(Array.isArray(many?.value) && many.value.at(-1)).toEqual({ text: " and 167 more" });
});

test("a record of a JSON Schema says under which conditions there are fields, of many the first ones", () => {
  const condition = { if: { required: ["a"] }, then: { $ref: "shop.Cat" } };
  const [fact] = describe({ conditions: [condition] });
  expect(fact).toMatchObject({ label: "Condition", value: expect.arrayContaining([cat]) });
  const many = describe({ conditions: Array.from({ length: 25 }, () => condition) });
  expect(many).toHaveLength(21);
  expect(many.at(-1)?.value).toEqual([{ text: "and 5 more, which stand in the definition" }]);
});

test("annotations of other languages are none of these", () => {
  expect(describe({ oneOf: ["shop.Cat"] }, "pdl")).toEqual([]);
  expect(isOpenAnnotation({ kind: "record", language: "pdl" }, "oneOf")).toBe(false);
  expect(isOpenAnnotation({ kind: "record", language: "other" }, "oneOf")).toBe(true);
  expect(isOpenAnnotation({ kind: "enum", language: "other" }, "type")).toBe(true);
  expect(isOpenAnnotation({ kind: "typeref", language: "other" }, "type")).toBe(false);
  expect(isOpenAnnotation({ kind: "record", language: "other" }, "minProperties")).toBe(false);
});

test("a record of a JSON Schema says which fields have to be there that it doesn't name", () => {
  expect(describe({ required: ["a", "b"] })).toEqual([
    { label: "Also required", value: [{ text: "a", code: true }, { text: ", " }, { text: "b", code: true }] },
  ]);
});

test("a record that lets no others through says so, and whose fields there may be besides", () => {
  const field = { name: "place" };
  const schemas = new Map([["shop.Cat", { kind: "record", fields: [field] }]]);
  const site = { ...context, known: { schemas } } as unknown as PlanContext;
  const say = (annotations: RecordSchema["annotations"], fields: readonly object[] = []) => {
    const closed = { annotations: { ...annotations, additionalProperties: false }, language: "other" as const };
    const facts = describeOpenSchema({ ...closed, fields: fields as RecordSchema["fields"] }, site);
    return facts.find(({ label }) => label === "Other fields")?.value;
  };
  const conditions = [{ if: { required: ["a"] }, then: { $ref: "shop.Cat" } }];
  expect(say({})).toEqual([{ text: "none" }]);
  expect(say({ conditions })).toEqual([{ text: "none but those of the types that conditions ask for" }]);
  expect(say({ conditions }, [field])).toEqual([{ text: "none" }]);
  expect(say({ conditions: [{ if: { $ref: "shop.Cat" }, then: { required: ["a"] } }] })).toEqual([{ text: "none" }]);
  expect(say({ anyOf: ["shop.Cat", "shop.Gone"] })).toEqual([{ text: "none but those of the types that it also is" }]);
});
