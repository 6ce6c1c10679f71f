import { expect, test } from "vitest";
import { makeTextTree } from "../../testdata/make-text-tree.ts";
import { readApiTitle } from "./read-api-title.ts";

/** What files in a folder call the API that they describe. */
function read(files: Readonly<Record<string, string>>, count = Object.keys(files).length): string | undefined {
  const tree = makeTextTree(files);
  return readApiTitle("/in", [{ language: "openapi", paths: Object.keys(files), count, folder: "" }], tree);
}

const types = { Ship: { properties: { info: { title: "About it" } }, description: "x".repeat(70_000) } };
const sorted = { components: { schemas: types }, info: { title: "Harbour" }, openapi: "3.0.0" };

test.each([
  ["one that says it first", { "a.json": '{"openapi":"3.0.0","info":{"title":"Harbour"}}' }, "Harbour"],
  [
    "the same as JSON and YAML",
    { "a.json": '{"info":{"title":"Harbour"}}', "a.yaml": "info:\n  title: Harbour\n" },
    "Harbour",
  ],
  ["two of different names", { "a.yaml": "info:\n  title: Harbour\n", "b.yaml": "info:\n  title: Port\n" }, undefined],
  ["one that says it behind its types", { "a.json": JSON.stringify(sorted, undefined, 2) }, "Harbour"],
  [
    "one in YAML",
    { "a.yaml": `components:\n  info: {title: No}\n  x: ${"x".repeat(70_000)}\ninfo:\n  title: Harbour\n` },
    "Harbour",
  ],
])("a site is called as the API is that is all there is: %s", (_, files, title) => {
  expect(read(files)).toBe(title);
});

test("of more descriptions than are named, nobody knows what the others are called", () => {
  expect(read({ "a.yaml": "info:\n  title: Harbour\n" }, 2)).toBeUndefined();
});
