import { expect, it } from "vitest";
import { readUsage } from "./read-usage.ts";

it.each([
  ["harbour moor run --dry-run", "harbour moor run", "--dry-run"],
  ["$ harbour moor -c berth.yml --force", "harbour moor", "-c"],
  ["harbour delete --kind=berth", "harbour delete", "--kind"],
])("takes the command and its option from %s", (query, command, option) => {
  expect(readUsage(query)).toEqual({ command, option });
});

it.each(["--dry-run", "harbour moor", "sign-on", "read - write", "berth.yml -c", ""])("finds none in '%s'", (query) => {
  expect(readUsage(query)).toBeUndefined();
});
