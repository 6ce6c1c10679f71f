import { expect, it } from "vitest";
import { readIntent } from "./read-intent.ts";

it.each([
  ["dataset", "name"],
  ["schema metadata", "name"],
  ["how do I delete a dataset", "question"],
  ["column lineage from a program", "question"],
  ["port is already allocated", "help"],
  ["403 forbidden", "help"],
])("%s is after a %s", (query, intent) => {
  expect(readIntent(query)).toBe(intent);
});
