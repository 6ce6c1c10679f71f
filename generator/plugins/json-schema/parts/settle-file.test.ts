import { expect, test } from "vitest";
import { toJsonValue } from "../../../parse/json/located-json.ts";
import type { PluginProblem } from "../../plugin.ts";
import { measureCpuTime } from "../../../testdata/cpu-time.ts";
import { readLocated } from "../../read-located.ts";
import { settleFile } from "./settle-file.ts";

/** What schemas come to, and what is told of them. */
function settle(schema: object): { readonly settled: unknown; readonly told: readonly string[] } {
  const { value } = readLocated({ path: "a.json", text: JSON.stringify(schema) });
  const problems: PluginProblem[] = [];
  if (value === undefined) throw new Error("the case isn't valid");
  const settled = settleFile(value, problems);
  const isSame = settled === value;
  return {
    settled: isSame ? "the same" : JSON.parse(JSON.stringify(toJsonValue(settled))),
    told: problems.map(({ message }) => message.replace(/^.*: /, "")),
  };
}

const same = { settled: "the same", told: [] };

test("what nothing fits is of one type, and none of it, and is told", () => {
  const nothing = { type: "string", not: {} };
  expect(settle({ allOf: [{ type: "string" }, { type: "integer" }] })).toEqual({
    settled: nothing,
    told: ["string and integer"],
  });
  expect(settle({ properties: { a: { title: "A", allOf: [{ const: "x" }, { enum: ["y", "z"] }] } } })).toEqual({
    settled: { properties: { a: { title: "A", ...nothing, const: "x" } } },
    told: ['"x" and "y" or "z"'],
  });
  expect(settle({ allOf: [{ $ref: "#/$defs/a" }, { type: "null" }], $defs: { a: { type: "object" } } })).toEqual({
    settled: { $defs: { a: { type: "object" } }, type: "null", not: {} },
    told: ["object and null"],
  });
  expect(settle({ type: "number", allOf: [{ oneOf: [{ type: "string" }, { type: "null" }] }] }).told).toEqual([
    "number and string or null",
  ]);
});

test("types and values are those that all parts let through", () => {
  expect(settle({ allOf: [{ type: "number" }, { type: "integer", minimum: 1 }] }).settled).toEqual({
    type: "integer",
    allOf: [{}, { minimum: 1 }],
  });
  expect(settle({ allOf: [{ type: ["string", "null"] }, { type: "string" }] }).settled).toMatchObject({
    type: "string",
  });
  expect(settle({ type: "integer", allOf: [{ anyOf: [{ enum: [1, "x"] }, { type: "null" }] }] }).settled).toEqual({
    type: "integer",
    anyOf: [{ enum: [1, "x"] }],
    allOf: [{}],
  });
  expect(settle({ enum: ["a", "b"], allOf: [{ enum: ["b", "c"] }] }).settled).toMatchObject({ enum: ["b"] });
  expect(settle({ allOf: [{ const: "x" }] }).settled).toEqual({ const: "x", allOf: [{}] });
});

test("alternatives of a part are those of the whole where a type is said beside them, and no others are", () => {
  const oneOf = [{ minLength: 5 }, { maxLength: 2 }];
  const all = { type: "string", oneOf, allOf: [{}, {}] };
  expect(settle({ allOf: [{ type: "string" }, { oneOf }] }).settled).toEqual(all);
  expect(settle({ type: "string", allOf: [{ oneOf }, { anyOf: oneOf }] })).toEqual(same);
  expect(settle({ allOf: [{ $ref: "#/$defs/a" }, { oneOf }], $defs: { a: { type: "string" } } })).toEqual(same);
  expect(settle({ allOf: [{ title: "A" }, { oneOf }] })).toEqual(same);
});

test("alternatives that are of no type which stands beside them are none", () => {
  const [text, no] = [
    { type: "string", maxLength: 3 },
    { type: "boolean", const: false },
  ];
  expect(settle({ type: "string", oneOf: [text, no] }).settled).toEqual({ type: "string", oneOf: [text] });
  expect(settle({ type: ["string", "null"], anyOf: [no, { $ref: "#/$defs/a" }, {}], $defs: { a: text } })).toEqual({
    settled: { type: ["string", "null"], anyOf: [{ $ref: "#/$defs/a" }, {}], $defs: { a: text } },
    told: [],
  });
  // What nothing fits is left as somebody has written it, and so is what says no type.
  expect(settle({ type: "string", oneOf: [no, { type: "null" }] })).toEqual(same);
  expect(settle({ oneOf: [text, no] })).toEqual(same);
  expect(settle({ type: "number", oneOf: [{ type: "integer" }, { type: "number", maximum: 1 }] })).toEqual(same);
});

test("what is no more than it says by itself stays as it is", () => {
  expect(settle({ allOf: [{ type: "string" }, { maxLength: 3 }] })).toEqual(same);
  expect(settle({ allOf: [{ type: "number" }, { const: 1 }] })).toEqual(same);
  expect(settle({ allOf: [{ $ref: "#/$defs/a" }, { type: "integer" }], $defs: { a: { type: "number" } } })).toEqual(
    same,
  );
  expect(settle({ allOf: [{ $ref: "other.json" }, { type: "integer" }] })).toEqual(same);
  expect(settle({ allOf: [{ type: ["object", "null"] }, { type: "object", properties: { a: {} } }] })).toEqual(same);
  // Values and names are no schemas.
  const value = { allOf: [{ type: "string" }, { type: "integer" }] };
  expect(settle({ default: value, examples: [value], "x-more": value, enum: [value] })).toEqual(same);
  expect(settle({ properties: { allOf: { type: "string" }, default: { type: "integer" } } })).toEqual(same);
});

test("what leads back to itself ends", () => {
  const round = { a: { allOf: [{ $ref: "#/$defs/a" }, { $ref: "#/$defs/b" }] }, b: { allOf: [{ $ref: "#/$defs/a" }] } };
  expect(settle({ $defs: round })).toEqual(same);
});

test("long lists of values are met in time that grows with them", () => {
  const list = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `value ${at}`);
  const measure = (count: number): number => {
    const schema = { allOf: [{ enum: list(count) }, { enum: list(count).toReversed() }] };
    return measureCpuTime(() => expect(settle(schema)).toEqual(same));
  };
  // Other work on the machine makes a run slower, and none quicker.
  const turns = Array.from({ length: 3 }, () => [measure(500), measure(4_000)] as const);
  const few = Math.min(...turns.map(([each]) => each));
  const many = Math.min(...turns.map(([, each]) => each));
  // By comparing each value with all others, it would be sixty-four times.
  expect(many).toBeLessThan(20 * few + 50);
});

test("values that a reference leads to are those that what stands beside it leaves of them", () => {
  const $defs = { e: { enum: [1, "x"] }, s: { enum: ["x", "y"] } };
  const [e, s] = [{ $ref: "#/$defs/e" }, { $ref: "#/$defs/s" }];
  expect(settle({ allOf: [e, { type: "number" }], $defs })).toEqual({
    settled: { allOf: [e, { type: "number" }, { enum: [1] }], $defs },
    told: [],
  });
  expect(settle({ allOf: [s, { type: "string" }], $defs })).toEqual(same);
  expect(settle({ allOf: [s, { enum: ["z"] }], $defs }).told).toEqual(['"x" or "y" and "z"']);
});

test("what names of properties are by a plain definition stands in place, and others stay names", () => {
  const $defs = { short: { type: "string", maxLength: 3 }, box: { type: "object", properties: { a: {} } } };
  const named = (name: string): object => ({ $ref: `#/$defs/${name}` });
  expect(settle({ properties: { propertyNames: named("short") }, propertyNames: named("short"), $defs })).toEqual({
    settled: { properties: { propertyNames: named("short") }, propertyNames: $defs.short, $defs },
    told: [],
  });
  expect(settle({ properties: { a: { propertyNames: named("box") } }, propertyNames: named("gone"), $defs })).toEqual(
    same,
  );
});
