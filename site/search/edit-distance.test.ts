import { expect, test } from "vitest";
import { editDistance, isOneSlipAway } from "./edit-distance.ts";

test("slips are counted, each kind as one", () => {
  const pairs = [
    ["owner", "owner", 0],
    ["owner", "ownr", 1],
    ["owner", "oowner", 1],
    ["owner", "onwer", 1],
    ["owner", "ownex", 1],
    ["wner", "owner", 1],
    ["owner", "onwre", 2],
    ["owner", "tag", 3],
  ] as const;
  expect(pairs.map(([a, b]) => editDistance(a, b, 2))).toEqual(pairs.map(([, , distance]) => distance));
});

test("the quick answer is that of the exact one", () => {
  const words = ["", "a", "b", "ab", "ba", "abc", "acb", "abcd", "abdc", "bacd", "abxcd", "xabcd", "abcdx", "aabb"];
  for (const a of words) {
    for (const b of words) expect(`${a} ${b} ${isOneSlipAway(a, b)}`).toBe(`${a} ${b} ${editDistance(a, b, 1) <= 1}`);
  }
});
