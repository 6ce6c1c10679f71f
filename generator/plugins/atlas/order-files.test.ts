import { expect, test } from "vitest";
import { orderFiles } from "./order-files.ts";

test("a folder's types come before its patches, and these before the next folder", () => {
  const ordered = [
    "models/0000/0010-base.json",
    "models/0000/0020-more.json",
    "models/0000/patches/001.json",
    "models/0000/patches/002.json",
    "models/1000/1010-hive.json",
    "models/1000/patches/001.json",
  ];
  expect(orderFiles(ordered.toReversed().map((path) => ({ path }))).map(({ path }) => path)).toEqual(ordered);
  expect(orderFiles([{ path: "patches/1.json" }, { path: "types.json" }])[0]?.path).toBe("types.json");
});
