import { expect, test } from "vitest";
import { followPattern } from "./follow-pattern.ts";

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
  const fits = followPattern(pattern);
  for (const text of texts) expect([text, fits(text)]).toEqual([text, expression.test(text)]);
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
    expect([pattern, followPattern(pattern)("a")]).toEqual([pattern, undefined]);
  expect(followPattern("(".repeat(100) + ")".repeat(100))("(".repeat(100))).toBeUndefined();
});

test("a pattern that would take ages to run takes no time", () => {
  expect(followPattern("^(a+)+$|(a|a)*b")("a".repeat(400))).toBe(true);
  expect(followPattern("^(a+)+$")(`${"a".repeat(400)}!`)).toBe(false);
});

test("a pattern of very many ways is followed no longer than the texts are worth it", () => {
  const texts = Array.from({ length: 300 }, (_, index) => `${"a".repeat(490)}${index}`);
  const tell = (pattern: string): readonly unknown[] => {
    const fits = followPattern(pattern);
    return [...new Set(texts.map((text) => fits(text)))];
  };
  expect(tell("^(?:a?){200}(?:a?){200}(?:a?){200}\\d*$")).toEqual([undefined]);
  expect(tell(`[^${"bcdefghij".repeat(40)}]{1,200}$`)).toEqual([undefined]);
  expect(tell("^a+\\d{1,3}$")).toEqual([true]);
  expect(tell("^a{1,200}a{1,200}a*\\d{1,3}$").at(0)).toBe(true);
});
