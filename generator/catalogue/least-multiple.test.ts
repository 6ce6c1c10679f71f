import { expect, test } from "vitest";
import { leastMultiple } from "./least-multiple.ts";

test("the least multiple of two numbers is one of both, with all of its digits", () => {
  expect(leastMultiple(4, 6)).toBe(12);
  expect(leastMultiple(0.25, 0.1)).toBe(0.5);
  expect(leastMultiple(2, 0.5)).toBe(2);
  expect(leastMultiple(9007199254740993n, 2)).toBe(18014398509481986n);
  expect(leastMultiple(1e-7, 2)).toBeUndefined();
  expect(leastMultiple(0, 2)).toBeUndefined();
});
