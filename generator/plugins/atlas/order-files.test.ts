import { expect, test } from "vitest";
import { orderFiles } from "./order-files.ts";

function expectOrder(ordered: readonly string[]): void {
  expect(orderFiles(ordered.toReversed().map((path) => ({ path }))).map(({ path }) => path)).toEqual(ordered);
}

test("a folder's types come before its patches, and these before the next folder", () => {
  expectOrder([
    "models/0000/0010-base.json",
    "models/0000/0020-more.json",
    "models/0000/patches/001.json",
    "models/0000/patches/002.json",
    "models/0000-more/0010-types.json",
    "models/1000/1010-hive.json",
    "models/1000/patches/001.json",
  ]);
  expectOrder(["types.json", "patches/1.json"]);
});

test("what lies beside folders comes after what is in them", () => {
  expectOrder([
    "models/0000/0010-base.json",
    "models/0000/patches/001.json",
    "models/0000-own.json",
    "models/patches/001.json",
    "others/0010-base.json",
  ]);
});
