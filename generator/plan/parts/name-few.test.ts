import { expect, test } from "vitest";
import { nameFew } from "./name-few.ts";

test.each([
  ["", ""],
  ["a", "a"],
  ["a b", "a and b"],
  ["a b c d e f", "a, b, c, d, e and f"],
  ["a b c d e f g", "a, b, c, d, e and 2 more"],
])("names %j as %j", (names, words) => {
  expect(nameFew(names.split(" "))).toBe(words);
});
