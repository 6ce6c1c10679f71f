import { expect, test } from "vitest";
import { countSides, findDirection } from "./count-sides.ts";

test.each([
  ["Plain", undefined],
  ["DataHub هو نظام", undefined],
  ["DataHub هو نظام لإدارة البيانات", "rtl"],
  ["`datahub ingest` [دليل](https://example.com/guides/first-steps)", "rtl"],
  ["راهنمای DataHub", "rtl"],
  ["1, 2, 3 …", undefined],
])("the direction of “%s” is that of most of its letters", (text, direction) => {
  expect(findDirection(text)).toBe(direction);
});

test("marks and digits are no letters, and a mark of code that nothing closes hides none", () => {
  expect(countSides("a `b שָׁלוֹם 12")).toEqual({ left: 2, right: 4 });
});
