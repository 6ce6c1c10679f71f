import { expect, test } from "vitest";
import { maskTypes } from "./mask-types.ts";

test.each([
  ["const base: `/${string}/` = '/a/';", "const base                = '/a/';"],
  ["const all: Record<string, Item[]> = {};", "const all                         = {};"],
  ["const all: Map<string, Array<Item>> | Item[] = {};", "const all                                    = {};"],
  ["export default [a as any] as readonly Item[];", "export default [a       ]                   ;"],
  ["import { a, type B } from 'c';\nexport default a;", "                              \nexport default a;"],
])("%s is what JavaScript has, each sign in its place", (text, masked) => {
  expect(maskTypes(text)).toBe(masked);
});

test.each(["const a = b ? c : d;", "const text = 'known as: this';", "f(`a`, { b: 1 })"])("%s stays", (text) => {
  expect(maskTypes(text)).toBe(text);
});
