import { expect, test } from "vitest";
import type { Extension } from "../catalogue/extensions.ts";
import { compareCatalogues } from "./compare-catalogues.ts";
import { linkCase } from "./testdata/link-case.ts";

test.each<readonly [string, readonly Extension[], readonly Extension[], readonly string[] | undefined]>([
  ["the same", [call("a.yaml", { x: 1, y: 2 })], [call("a.yaml", { y: 2, x: 1 })], undefined],
  ["the same, elsewhere", [call("a.yaml", { x: 1 })], [call("b.yaml", { x: 1 })], undefined],
  ["something else", [call("a.yaml", { x: 1 })], [call("a.yaml", { x: 2 })], ["openapi"]],
  ["more", [], [call("a.yaml", { x: 1 })], ["openapi"]],
])("of what plug-ins read, %s is no secret", async (_, earlier, later, expected) => {
  const catalogue = await linkCase({ pdl: ["record A {}", "record A {}"] }, 0);
  const { changes, unjudged } = compareCatalogues(
    { ...catalogue, extensions: earlier },
    { ...catalogue, extensions: later },
  );
  expect(unjudged).toEqual(expected);
  expect(changes).toEqual([]);
});

function call(file: string, data: Extension["data"]): Extension {
  return { plugin: "openapi", file, data };
}
