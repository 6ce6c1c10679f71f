import { expect, test } from "vitest";
import { describeDenied } from "./denied-words.ts";

test("what a value may not be is told in words, where that is one thing", () => {
  expect(describeDenied({ const: "x" })).toEqual([{ text: "Not " }, { text: '"x"', code: true }]);
  expect(describeDenied({ pattern: "^x" })).toEqual([{ text: "Doesn't match " }, { text: "^x", code: true }]);
  const numbers = { "/not/enum/1": "2.0" };
  expect(describeDenied({ enum: [1, 2] }, numbers)?.map(({ text }) => text)).toEqual(["None of ", "1", ", ", "2.0"]);
  expect(describeDenied({ type: "null" })).toEqual([{ text: "Not of type " }, { text: "null", code: true }]);
  const types = describeDenied({ type: ["array", "null"] })?.map(({ text }) => text);
  expect(types).toEqual(["Of none of the types ", "array", ", ", "null"]);
  expect(describeDenied({})).toEqual([{ text: "Nothing is valid" }]);
  expect(describeDenied({ pattern: "^x", maxLength: 9 })).toBeUndefined();
  expect(describeDenied({ enum: [] })).toBeUndefined();
});
