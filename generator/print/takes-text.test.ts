import { expect, test } from "vitest";
import { measureCpuTime } from "../testdata/cpu-time.ts";
import { createTextTest, takesText } from "./takes-text.ts";

test("a pattern takes what it would take if it were run", () => {
  const texts = [
    "",
    "a",
    "ab",
    "aab",
    "b-a",
    "abcdef",
    "abcdex",
    "x",
    "yes",
    "no",
    "maybe",
    "a b",
    "2024-01-31",
    "-",
    "A1",
    "[x]",
    "12",
    " ",
    "^",
  ];
  const patterns = [
    ...["^[a-z]+$", "x$", "^.{4,6}$", "^(yes|no)$", "yes|no", "^a?b$", "^(a|ab)(b|)$", "^(a*)*$", "^(?:aa?){2}b?$"],
    ...[
      "\\bb",
      "b\\b",
      "^(?!ab)[a-z]+$",
      "^(?!.*b)",
      "^\\d{4}-\\d\\d-\\d+$",
      "^[^\\s]*$",
      "",
      "^$",
      "^(a{0,2}b){1,3}$",
      "^[\\x41-\\x5a][0-9]?$",
      "^[\\]\\[x]+$",
      "[\\w.-]$",
      "[-a]b",
      "[+--]",
      "a.b",
      "^a*?b$",
      "^(a|aa|)+b?$",
      "^\\u0061",
      "$a",
      "[^]",
      "[]",
      "a|^b$",
    ],
  ];
  expect(takesText("a.b", "a\rb")).toBe(false);
  for (const pattern of patterns) {
    const expression = new RegExp(pattern);
    for (const text of texts) expect(takesText(pattern, text), `${pattern} ${text}`).toBe(expression.test(text));
  }
});

test("nothing is told of a pattern that refers back, is broken or goes on and on", () => {
  for (const pattern of ["(a)\\1", "(?<=a)b", "(", "[a"]) expect(takesText(pattern, "a"), pattern).toBeUndefined();
  const time = measureCpuTime(() => {
    expect(takesText("(((a?){200}){200}){200}b", "a".repeat(200))).toBeUndefined();
    expect(takesText("^(a+)+$", `${"a".repeat(150)}b`)).toBe(false);
  });
  expect(time).toBeLessThan(1000);
});

test("many texts have so many steps together", () => {
  const texts = Array.from({ length: 2000 }, (_, index) => `${"a".repeat(490)}${index}`);
  const time = measureCpuTime(() => {
    const takes = createTextTest("^(?:a?){200}(?:a?){200}(?:a?){200}\\d*$");
    expect(new Set(texts.map((text) => takes(text)))).toEqual(new Set([undefined]));
  });
  expect(time).toBeLessThan(3000);
  const takes = createTextTest("^item-\\d+$");
  expect(texts.every((_, index) => takes(`item-${index}`) === true)).toBe(true);
});
