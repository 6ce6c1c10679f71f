import { expect, test } from "vitest";
import { createRanges } from "./create-ranges.ts";

test("ranges that overlap or touch are one, whatever their order", () => {
  const { has, holds } = createRanges([
    [7, 9],
    [1, 1],
    [4, 6],
    [20, Number.POSITIVE_INFINITY],
    [5, 5],
  ]);
  expect([0, 1, 2, 3, 4, 6, 7, 9, 10, 19, 20, 1e9].filter(has)).toEqual([1, 4, 6, 7, 9, 20, 1e9]);
  expect(holds(4, 9)).toBe(true);
  expect(holds(4, 10)).toBe(false);
  expect(holds(1, 4)).toBe(false);
  expect(holds(25, Number.POSITIVE_INFINITY)).toBe(true);
  expect(createRanges([]).has(1)).toBe(false);
});
