import { expect, it } from "vitest";
import { readTask } from "./read-task.ts";

it.each([
  ["how do I delete a dataset", "do"],
  ["How to add a tag", "do"],
  ["can I use postgres", "do"],
  ["which sources support lineage", "list"],
  ["list of all entities", "list"],
  ["what is a dataset", "other"],
  ["dataset", "other"],
  ["show lineage", "other"],
])("%s wants %s", (query, task) => {
  expect(readTask(query)).toBe(task);
});
