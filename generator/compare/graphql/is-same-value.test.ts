import { expect, test } from "vitest";
import { isSameValue } from "./is-same-value.ts";

test.each([
  ["{a: 1, b: [{c: 1, d: 2}]}", "{b: [{d: 2, c: 1}], a: 1}", true],
  ["{a: [1, 2]}", "{a: [2, 1]}", false],
  ["{a: 1}", "{a: 2}", false],
  ["{a: 1", "{a: 2", false],
  [`${"[".repeat(20_000)}{1`, `${"[".repeat(20_000)}{2`, false],
  [undefined, "{}", false],
  [undefined, undefined, true],
])("constants %#", (was, is, isSame) => {
  expect(isSameValue(was, is)).toBe(isSame);
});
