import { expect, it } from "vitest";
import { asksShape } from "./asks-shape.ts";

it.each([
  ["which aspects does dataset have", true],
  ["urn format dataset", true],
  ["how do I write my own turn", false],
  ["delete a dataset", false],
])("%s: %s", (query, expected) => {
  expect(asksShape(query)).toBe(expected);
});
