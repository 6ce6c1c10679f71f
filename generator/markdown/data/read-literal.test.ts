import { expect, test } from "vitest";
import { readLiteral } from "./read-literal.ts";

const object = (entries: Record<string, unknown>) => ({ entries: new Map(Object.entries(entries)) });

test.each([
  ["[1, -2.5, 1e3, 1_000, .5]", [1, -2.5, 1000, 1000, 0.5]],
  ["{ a: 'b', \"c-d\": `e`, 1: true, }", object({ "1": true, a: "b", "c-d": "e" })],
  ["[/* one */ 'a' + // two\n \"b\" + `c`, null, undefined,]", ["abc", null, null]],
  ["'\\'\\u0041\\n'", "'A "],
  ["[[], {}]", [[], object({})]],
  ["{ __proto__: { a: 1 } }", { entries: new Map([["__proto__", object({ a: 1 })]]) }],
])("reads %s", (text, value) => {
  expect(readLiteral(text)).toEqual(value);
});

test.each([
  "a",
  "[a]",
  "[1",
  "[1] 2",
  "f()",
  "[1 + 2]",
  "`a${b}`",
  "'a' + b",
  "{ a }",
  "{ ...a }",
  "[<b/>]",
  "",
  "'a\nb'",
  "/* [1]",
  "[".repeat(100),
])("takes nothing that would have to be worked out: %s", (text) => {
  expect(readLiteral(text)).toBeUndefined();
});
