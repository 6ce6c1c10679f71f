import { expect, it } from "vitest";
import { createPageAbove } from "./create-page-above.ts";

function find(...paths: readonly string[]): readonly (string | undefined)[] {
  const above = createPageAbove(paths.map((path) => ({ path })));
  return paths.map((_, position) => paths[above(position) ?? -1]);
}

it("leads from pages of one API to the page that tells of it", () => {
  expect(find("", "operations/lift", "schemas/load")).toEqual([undefined, "", ""]);
  expect(find("berths", "cargo", "cargo/kinds")).toEqual([undefined, "berths", "cargo"]);
});

it("leads from pages of each of several APIs to its own one, and from none of these to another", () => {
  expect(find("yard", "yard/operations/lift", "quay", "quay/operations/moor", "quay/schemas/a/b")).toEqual([
    undefined,
    "yard",
    undefined,
    "quay",
    "quay",
  ]);
});
