import { expect, test } from "vitest";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { findMovedTogether } from "./find-moved-together.ts";

/** What is asked of a schema. */
const toSchema = (fullName: string, kind = "record"): NamedSchema => ({ fullName, kind }) as NamedSchema;

const find = (gone: readonly string[], come: readonly string[], moved: readonly string[]): readonly string[] =>
  findMovedTogether(
    gone.map((name) => toSchema(name)),
    come.map((name) => toSchema(name)),
    moved.map((each) => each.split(" ") as [string, string]),
  ).map(([was, is]) => `${was.fullName} ${is.fullName}`);

const three = ["a.x b.x", "a.y b.y", "a.k.z b.k.z"];

test("what keeps its name goes where three others have gone, at any depth", () => {
  expect(find(["a.ship", "a.k.tug"], ["b.ship", "b.k.tug"], three)).toEqual(["a.ship b.ship", "a.k.tug b.k.tug"]);
});

test("what had no namespace goes into one, and comes out of one", () => {
  const moved = ["x b.x", "y b.y", "z b.z"];
  expect(find(["ship"], ["b.ship"], moved)).toEqual(["ship b.ship"]);
  const back = moved.map((each) => each.split(" ").toReversed().join(" "));
  expect(find(["b.ship"], ["ship"], back)).toEqual(["b.ship ship"]);
});

test("fewer than three others show nothing, nor do those that are called otherwise or of another kind", () => {
  expect(find(["a.ship"], ["b.ship"], three.slice(1))).toEqual([]);
  expect(find(["a.ship"], ["b.ships"], three)).toEqual([]);
  expect(find(["aa.ship"], ["ba.ship"], three)).toEqual([]);
  const moved = three.map((each) => each.split(" ") as [string, string]);
  expect(findMovedTogether([toSchema("a.ship")], [toSchema("b.ship", "enum")], moved)).toEqual([]);
});

test("where several ways lead to something none is taken", () => {
  const others = ["a.x c.x", "a.y c.y", "a.z c.z"];
  expect(find(["a.ship", "a.tug"], ["b.ship", "c.ship", "c.tug"], [...three, ...others])).toEqual(["a.tug c.tug"]);
});
