import { expect, it } from "vitest";
import { isMultiple } from "./is-multiple.ts";

it.each([
  [6, 3, true],
  [7, 3, false],
  [0.3, 0.1, true],
  [0.35, 0.1, false],
  [9007199254740994n, 2, true],
  [9007199254740993n, 2, false],
  [9007199254740993n, 9007199254740993n, true],
  [0, 3, true],
  [3, 0, false],
] as const)("whether %s is a multiple of %s: %s", (of, one, expected) => {
  expect(isMultiple(of, one)).toBe(expected);
});
