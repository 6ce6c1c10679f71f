import { expect, test } from "vitest";
import { spreadOverFolders } from "./spread-over-folders.ts";

test("takes one of each folder in turn, whatever stands before it", () => {
  const many = Array.from({ length: 3 }, (_, index) => `a/x/${index}`);
  expect([...spreadOverFolders([...many, "a/y/0", "b/0", "b/1", "c"])]).toEqual([
    ...["c", "a/x/0", "b/0"],
    ...["a/y/0", "b/1", "a/x/1", "a/x/2"],
  ]);
});

test("goes over folders in folders without end", () => {
  const deep = `${"d/".repeat(2000)}leaf`;
  expect([...spreadOverFolders([deep, "a"])]).toEqual(["a", deep]);
});
