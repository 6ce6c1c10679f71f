import { expect, test } from "vitest";
import { fitsPattern } from "./fits-pattern.ts";

const texts = [
  "",
  "a",
  "aa",
  "ab",
  "abc",
  "aab",
  "A1",
  "a-b",
  "a.b",
  "x_1",
  "12",
  "1234",
  "é",
  "😀",
  "a\nb",
  " ",
  "[x]",
  "^",
  "b",
];

test.each([
  ...["^a", "^a$", "a$", "^$", "", "^[a-z]{2}$", "^[a-z]+$", "^(a|b)+$", "a.b", "^a.b$", "a|^b$"],
  ...["^(?:a|ab)(?:c|bc)$", "^a*?b$", "^[^a-z]+$", "^\\d{2,4}$", "^\\w+$", "\\s", "^\\S*$", "[\\w.-]$", "^(a*)*$"],
  ...[
    "^(a|aa|)+b?$",
    "^\\[x\\]$",
    "\\^",
    "^[\\]\\[x]+$",
    "^\\u0061",
    "^[A-Z][0-9]?$",
    "^a{0}b",
    "^(a?){3}b?$",
    "$a",
    "[-a]b",
    "[]",
  ],
  ...["^.$", "[^]", "^a{1,}$"],
])("whether a text fits %s is what running it would say", (pattern) => {
  const expression = new RegExp(pattern, "u");
  for (const text of texts) expect([text, fitsPattern(text, pattern)]).toEqual([text, expression.test(text)]);
});

test("what isn't known of patterns is not guessed", () => {
  for (const pattern of [
    "^(?=a)",
    "(a)\\1",
    "\\bword",
    "\\p{L}",
    "(?<name>a)",
    "a{",
    "(",
    "a**",
    "x".repeat(600),
    "(a{200}){200}",
  ])
    expect([pattern, fitsPattern("a", pattern)]).toEqual([pattern, undefined]);
  expect(fitsPattern("(".repeat(100), "(".repeat(100) + ")".repeat(100))).toBeUndefined();
});

test("a pattern that would take ages to run takes no time", () => {
  expect(fitsPattern("a".repeat(400), "^(a+)+$|(a|a)*b")).toBe(true);
  expect(fitsPattern(`${"a".repeat(400)}!`, "^(a+)+$")).toBe(false);
});
