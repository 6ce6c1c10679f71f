import { expect, test } from "vitest";
import type { SourceFile } from "../sources/source-file.ts";
import { findLatestCopies } from "./find-latest-copies.ts";

const find = (texts: Readonly<Record<string, string>>): unknown =>
  Object.fromEntries(
    findLatestCopies(
      Object.entries(texts).map(([path, text]): SourceFile => ({ path, text, kind: "plugin", plugin: "json-schema" })),
    ),
  );

test("a file that is called the latest of several versions is a copy of the one that says the same", () => {
  expect(find({ "s/a-latest.json": "2", "s/a-v1.json": "1", "s/a-v2.0.json": "2", "s/b-v2.json": "2" })).toEqual({
    "s/a-latest.json": "s/a-v2.0.json",
  });
  expect(find({ "s/1.0/a.schema.json": "1", "s/latest/a.schema.json": "1", "s/latest/b.schema.json": "1" })).toEqual({
    "s/latest/a.schema.json": "s/1.0/a.schema.json",
  });
  expect(find({ "a-latest.json": "3", "a-v1.json": "1" })).toEqual({});
  expect(find({ "a.json": "1", "a-v1.json": "1", "latest.md": "1" })).toEqual({});
});
