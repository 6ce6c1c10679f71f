import { expect, it } from "vitest";
import { readTask } from "./read-task.ts";

it.each([
  ["how do I delete a dataset", "do"],
  ["How to add a tag", "do"],
  ["can I use postgres", "do"],
  ["how do I get the owners of a dataset", "read"],
  ["how can I see who owns it", "read"],
  ["which sources support lineage", "list"],
  ["list of all entities", "list"],
  ["get lineage graphql", "read"],
  ["get started", "other"],
  ["what is a dataset", "other"],
  ["dataset", "other"],
  ["show lineage", "other"],
  ["delete a tag", "do"],
  ["rename domain", "do"],
  ["destroy a run", "do"],
  ["erase a dataset", "do"],
  ["purge a run", "do"],
  ["edit a term", "do"],
  ["retrieve a run", "read"],
  ["comment on an issue", "do"],
  ["roll back a run", "do"],
  ["set up kafka", "other"],
  ["updates", "other"],
  ["delete", "other"],
])("%s wants %s", (query, task) => {
  expect(readTask(query)).toBe(task);
});
