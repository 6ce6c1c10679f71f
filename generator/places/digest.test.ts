import { expect, test } from "vitest";
import { digest, digestAll } from "./digest.ts";

const sizes = [0, 1, 333, 334, 1000, 1001, 5000];
const letters = ["a", "é", "…"];
const texts = sizes.flatMap((size) => letters.map((letter) => letter.repeat(size)));

test("content has the same name as text and as its bytes, alone and beside others, short or long", () => {
  for (const text of texts) {
    expect(digest(Buffer.from(text))).toBe(digest(text));
    expect(digest("a", Buffer.from(text), "b")).toBe(digest("a", text, "b"));
  }
});

test("nothing else has its name", () => {
  const given = [
    ...[...new Set(texts)].map((text) => [text]),
    ["", ""],
    ["a", ""],
    ["", "a"],
    ["ab", "c"],
    ["a", "bc"],
    ["1 a"],
    ["a", "1 a"],
    ["a".repeat(1001), ""],
    ["a".repeat(1000), "a"],
    [`~${"a".repeat(43)}`],
  ];
  expect(new Set(given.map((contents) => digest(...contents))).size).toBe(given.length);
});

test("a name is 22 letters that may stand in an address", () => {
  expect(digest("a", "b")).toMatch(/^[\w-]{22}$/);
});

test("names any number of contents", () => {
  const contents = Array.from({ length: 200_000 }, String);
  expect(digestAll(contents)).not.toBe(digestAll(contents.slice(1)));
  expect(digestAll(contents.slice(0, 9))).toBe(digest(...contents.slice(0, 9)));
});
