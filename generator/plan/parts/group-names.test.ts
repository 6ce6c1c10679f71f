import { expect, test } from "vitest";
import { groupByLetter, groupForNavigation } from "./group-names.ts";

function name(...names: readonly string[]) {
  return names.map((text) => ({ name: text }));
}

function numbered(prefix: string, count: number) {
  return Array.from({ length: count }, (_, index) => ({ name: `${prefix}${String.fromCharCode(97 + index)}` }));
}

test("letters group without regard to case", () => {
  expect(groupByLetter(name("apple", "Ash", "_b", "zoo")).map(({ label, things }) => [label, things.length])).toEqual([
    ["A", 2],
    ["_", 1],
    ["Z", 1],
  ]);
});

test("short letters are joined", () => {
  const groups = groupForNavigation([
    ...numbered("A", 10),
    ...numbered("B", 15),
    ...numbered("C", 4),
    ...numbered("D", 2),
  ]);
  expect(groups.map(({ label, things }) => [label, things.length])).toEqual([
    ["A–C", 29],
    ["D", 2],
  ]);
});

test("a long letter is cut into even pieces that tell their ends apart", () => {
  const things = [...numbered("DataJob", 20), ...numbered("Datum", 20), ...numbered("E", 1)];
  expect(groupForNavigation(things).map(({ label, things: members }) => [label, members.length])).toEqual([
    ["Da–Data", 20],
    ["Datu–Da", 20],
    ["E", 1],
  ]);
});

test("a family of thousands has about as many groups as things in one", () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const things = letters.flatMap((letter) =>
    Array.from({ length: 150 }, (_, index) => ({ name: `${letter}${1000 + index}` })),
  );
  const groups = groupForNavigation(things);
  expect(groups.flatMap((group) => group.things)).toEqual(things);
  expect(groups.length).toBeLessThan(90);
  expect(Math.max(...groups.map((group) => group.things.length))).toBeLessThanOrEqual(63);
});
