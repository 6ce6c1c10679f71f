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

test("of versions that say the same, the newest stands for the latest, however its number is sorted", () => {
  expect(find({ "a-latest.json": "2", "a-v10.json": "2", "a-v2.json": "2", "a-v9.json": "1" })).toEqual({
    "a-latest.json": "a-v10.json",
  });
});

test("a file that refers to others in its folder is a copy only where these are", () => {
  const refer = (path: string): string => `{ "$ref": "${path}" }`;
  const files = {
    "1.0/a.json": refer("b.json"),
    "1.0/b.json": refer("c.json#/$defs/D"),
    "1.0/d.json": refer("https://ships.example/c.json"),
    "1.0/e.json": refer("../common.json"),
    "1.0/f.json": refer("d.json"),
    "1.0/g.json": refer("#/$defs/A"),
  };
  const latest = Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace("1.0", "latest"), text]));
  const same = Object.fromEntries(["d", "e", "f", "g"].map((name) => [`latest/${name}.json`, `1.0/${name}.json`]));
  expect(find({ ...files, ...latest, "1.0/c.json": "1", "latest/c.json": "2" })).toEqual(same);
  expect(Object.keys(find({ ...files, ...latest, "1.0/c.json": "1", "latest/c.json": "1" }) as object)).toHaveLength(7);
});
