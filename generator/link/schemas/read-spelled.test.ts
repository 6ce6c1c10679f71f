import { expect, test } from "vitest";
import { readSpelled } from "./read-spelled.ts";

test.each([
  ["false", false],
  ["True", true],
  ["[]", []],
  ['["a"]', ["a"]],
  ["3", 3],
  ['"a"', undefined],
  ["null", undefined],
  ["all", undefined],
  [`[${"1,".repeat(600)}1]`, undefined],
  [3, undefined],
])("the text %j spells %j", (written, value) => {
  expect(readSpelled(written)).toEqual(value);
});
