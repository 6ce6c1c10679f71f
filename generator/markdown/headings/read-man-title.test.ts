import { expect, test } from "vitest";
import { readManTitle } from "./read-man-title.ts";

test.each([
  ['mill-grind "1" "May 2021" "mill"', "mill-grind(1)"],
  ['mill 1 "Pages of mills"', "mill(1)"],
  ['MILL 8 "May 2021" "mill"', "MILL(8)"],
  ['Mill 2 "Sails"', undefined],
  ['RELEASE 2 "Sails"', undefined],
  ["mill(1) and its files", undefined],
  ["mill 1", undefined],
])("a heading that says %j is of the page %j", (line, expected) => {
  expect(readManTitle(line, false)).toBe(expected);
});
