import { expect, test } from "vitest";
import { describeAttributeMark } from "./attribute-words.ts";

test.each([
  ["cardinality", "SET", "A set"],
  ["cardinality", "LIST", "A list, in order"],
  ["ownedRef", true, "Owned: what it leads to is deleted with it"],
  ["isContainer", true, "The container: it holds what is at the other end"],
  ["inverseRef", "columns", "The way back of columns"],
  ["searchWeight", 5, "Search weight 5"],
  ["applicableEntityTypes", ["table", "view"], "For table, view"],
])("%s %j", (name, value, words) => {
  expect(
    describeAttributeMark(name, value)
      ?.map(({ text }) => text)
      .join(""),
  ).toBe(words);
});

test.each([
  ["cardinality", "many"],
  ["ownedRef", "yes"],
  ["searchWeight", "high"],
  ["applicableEntityTypes", []],
  ["colour", "red"],
])("%s %j is shown as it is written", (name, value) => {
  expect(describeAttributeMark(name, value)).toBeUndefined();
});
