import { expect, it } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { takeSyntax } from "./take-syntax.ts";

it.each([
  ['"""A "doc" with \\""" in it."""\ntype A { b: Int }', '"" type A { b: Int }'],
  ['type A {\n  # said so\n  "b # c" b(d: String = "x, y"): Int,\n}', 'type A { "" b(d: String = ""): Int }'],
  ['enum A { "" B, C }', 'enum A { "" B C }'],
  ['"""never ends\ntype A', '"""never ends type A'],
  ['{"name": "A"}', '{"name": "A"}'],
  ['extend schema @link(import: ["@key"]) # why', 'extend schema @link(import: ["@key"]) # why'],
])("leaves of %j what can make a schema unsound", (text, expected) => {
  expect(takeSyntax(text)).toBe(expected);
});

it("is judged again what a schema leaves out by the names that it links", async () => {
  const print = (name: string): string =>
    `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "${name}"])
    type Query { ship: Ship }
    interface Vessel { id: ID! }
    type Ship implements Vessel { id: ID! @inaccessible name: String }`;
  const engine = createEngine({ isLive: true }).within("");
  const [shown, hidden] = [print("@shareable"), print("@inaccessible")].map((text) => ({ "a.graphql": text }));
  if (shown === undefined || hidden === undefined) throw new Error("there are two");
  await linkModel(shown, engine);
  const { said } = await linkModel(hidden, engine);
  expect(said).toEqual((await linkModel(hidden)).said);
  expect(said.join("\n")).toContain("graphql/interface-mismatch");
});
