import { expect, it } from "vitest";
import { readNames } from "./read-names.ts";

it.each([
  ["what privilege do I need for addOwner", ["addOwner"]],
  ["where is FabricType used?", ["FabricType"]],
  ["who has EDIT_ENTITY or MANAGE_POLICIES", ["EDIT_ENTITY", "MANAGE_POLICIES"]],
  ["how do I delete a dataset", []],
  ["What is a URN", []],
])("finds names that code has in `%s`", (query, names) => {
  expect([...readNames(query)]).toEqual(names);
});
