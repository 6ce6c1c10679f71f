import { expect, it } from "vitest";
import { measureWidth } from "./measure-width.ts";

it.each([
  ["", 0],
  ["a b", 3],
  ["数据", 4],
  ["一、二。「三」", 14],
  ["ｆｕｌｌ", 8],
  ["한글", 4],
  ["カナ", 4],
  ["e\u0301\u0308", 1],
  ["🍎", 2],
  ["±—é", 3],
])("%j takes %i columns", (text, width) => {
  expect(measureWidth(text)).toBe(width);
});
