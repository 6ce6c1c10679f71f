import { expect, it } from "vitest";
import { takeSyntax } from "./take-syntax.ts";

it.each([
  ['"""A "doc" with \\""" in it."""\ntype A { b: Int }', '"" type A { b: Int }'],
  ['type A {\n  # said so\n  "b # c" b(d: String = "x, y"): Int,\n}', 'type A { "" b(d: String = ""): Int }'],
  ['enum A { "" B, C }', 'enum A { "" B C }'],
  ['"""never ends\ntype A', '"""never ends type A'],
  ['{"name": "A"}', '{"name": "A"}'],
])("leaves of %j what can make a schema unsound", (text, expected) => {
  expect(takeSyntax(text)).toBe(expected);
});
