import { expect, test } from "vitest";
import { toWrittenColumns, type Fill } from "./fills.ts";

/* `see {{ v }} at [{{ place }}](gone.md)`, filled in as `see 2 at [Rotterdam](gone.md)`. */
const fills: readonly Fill[] = [
  { line: 3, column: 4, length: 1, written: 7 },
  { line: 3, column: 10, length: 9, written: 11 },
];

test.each([
  ["before all", [1, 3], [1, 3]],
  ["the first", [5, 5], [5, 11]],
  ["between", [7, 8], [13, 14]],
  ["in the second", [12, 14], [17, 27]],
  ["from words into the second", [7, 12], [13, 27]],
  ["behind both", [22, 28], [30, 36]],
] as const)("finds what is %s", (_, columns, expected) => {
  expect(toWrittenColumns(columns, fills)).toEqual(expected);
});

test("leaves lines alone in which nothing is filled in", () => {
  expect(toWrittenColumns([5, 9], [])).toEqual([5, 9]);
});
