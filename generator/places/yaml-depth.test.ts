import { expect, test } from "vitest";
import { exceedsDepth } from "./yaml-depth.ts";

test.each([
  ["levels by indentation", "a:\n  b:\n    c: 1\n", 3],
  ["none for what stands side by side", "a: 1\nb: 1\nc: 1\n", 1],
  ["a level that is left and entered again", "a:\n  b: 1\nc:\n  d: 1\n", 2],
  ["none for blank lines and comments", "a: 1\n\n    # here\n        \nb: 1\n", 1],
  ["brackets that open on a line", "a: [[[1]]]\n", 4],
  ["brackets that stay open", "a: [\n  [\n    1\n", 5],
  ["brackets that are closed again", "a: [1]\nb: [1]\nc: [1]\n", 2],
  ["marks in a row", "- - ? - x\n", 5],
  ["marks at the end of a line", "- -\r\n    - 1\r\n", 3],
  ["none for a line of hyphens in a text", "a: |\n  | a |\n  --------\n  -- x\n", 2],
])("counts %s", (_, text, deepest) => {
  expect(exceedsDepth(text, deepest)).toBeUndefined();
  expect(exceedsDepth(text, deepest - 1)).toBeGreaterThan(0);
});

test("names the line at which it is too deep", () => {
  expect(exceedsDepth("a: 1\nb:\n  c: 1\n", 1)).toBe(3);
});

test("takes time by the length of the text", () => {
  expect(exceedsDepth("- ".repeat(100_000), 60)).toBe(1);
  expect(exceedsDepth(Array.from({ length: 50_000 }, (_, at) => `a${at}:`).join("\n"), 60)).toBeUndefined();
});
