import { expect, test } from "vitest";
import { innermostOf, parseTypeName } from "./parse-type-name.ts";

const plain = (name: string) => ({ kind: "name", name });

test.each([
  ["string", plain("string")],
  [" hive_table ", plain("hive_table")],
  ["array<int>", { kind: "array", items: plain("int") }],
  ["array< array<int> >", { kind: "array", items: { kind: "array", items: plain("int") } }],
  ["map<string, array<Ship>>", { kind: "map", keys: plain("string"), values: { kind: "array", items: plain("Ship") } }],
  [
    "map<string,map<string,int>>",
    { kind: "map", keys: plain("string"), values: { kind: "map", keys: plain("string"), values: plain("int") } },
  ],
])("%s", (text, parsed) => {
  expect(parseTypeName(text)).toEqual(parsed);
});

test.each(["", " ", "array<>", "array<int", "int>", "map<string>", "map<,int>", "map<string,>", "a,b", "list<int>"])(
  "%j is no type",
  (text) => {
    expect(parseTypeName(text)).toBeUndefined();
  },
);

test("lists in lists are taken apart up to a depth", () => {
  const nest = (depth: number): string => `${"array<".repeat(depth)}int${">".repeat(depth)}`;
  const parsed = parseTypeName(nest(19));
  expect(parsed && innermostOf(parsed)).toBe("int");
  expect(parseTypeName(nest(20))).toBeUndefined();
  expect(parseTypeName(nest(100_000))).toBeUndefined();
});
