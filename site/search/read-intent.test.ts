import { expect, it } from "vitest";
import { readIntent } from "./read-intent.ts";

it.each([
  ["dataset", "name"],
  ["schema metadata", "name"],
  ["how do I delete a dataset", "question"],
  ["column lineage from a program", "question"],
  ["deprecating datasets", "question"],
  ["port is already allocated", "help"],
  ["403 forbidden", "help"],
  ["Unsupported class file major version", "help"],
  ["container exited", "help"],
])("%s is after a %s", (query, intent) => {
  expect(readIntent(query)).toBe(intent);
});
