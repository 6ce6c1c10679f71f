import { expect, test } from "vitest";
import { measureCpuTime } from "../testdata/cpu-time.ts";
import { samplePattern } from "./sample-pattern.ts";

const any = { least: 0, most: Infinity };

test("a text is what its pattern takes", () => {
  const patterns = [
    ...["^[a-z]+$", "^[A-Z]{3}$", "^[a-z][a-z0-9-]*[a-z0-9]$", "^\\S*$", "^[^\\s]+(\\s[^\\s]+)*$", "^(yes|no)$"],
    ...["^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "^urn:(?<kind>[a-z]+):[^:]{2,4}$", "\\.(?:json|yaml)$"],
    ...[
      "^#(?:[0-9a-fA-F]{3}){1,2}$",
      "^\\u0041\\x42\\/[\\w.+-]+@[\\w-]+\\.[a-z]{2,}$",
      "^ü\\-[-_]$",
      "^(\\s*([0-9a-zA-Z\\+/=]){4}\\s*)+$",
    ],
    ...["\\bword\\b", "^\\w+\\b-\\b[a-z]", "https?:\\/\\/[-a-z.]{1,256}\\.[a-zA-Z0-9()]{1,6}\\b([-a-zA-Z0-9()@:%_]*)"],
    ...["^(?!0\\d)(\\d{1,18}|\\d{1,17}\\.\\d)$", "^(?!aws:)[a-z:]+$", "^[\\da-z](?:(?!.*--)[\\da-z-]*[\\da-z])?$"],
    ...["^a|^b", "^[\\]\\-]+?$", "", "^.{5}$"],
  ];
  for (const pattern of patterns) expect(samplePattern(pattern, any), pattern).toMatch(new RegExp(pattern));
  expect(samplePattern("^[a-z]+-\\d+$", any)).toBe("abcdef-891234");
});

test("a text is as long as it has to be", () => {
  expect(samplePattern("^[a-z]*$", { least: 10, most: 12 })).toHaveLength(10);
  expect(samplePattern("^[a-z]+$", { least: 0, most: 3 })).toHaveLength(1);
  expect(samplePattern("^[a-z]{4}$", { least: 5, most: 9 })).toBeUndefined();
});

test("nothing is made up for what looks around, refers back, is broken or goes on and on", () => {
  for (const pattern of [
    "^(?!a)[a]b$",
    "^(?!a|b)c$",
    "^(?!a+)c$",
    "^(?!a$)c$",
    "^(?!)c$",
    "(?!a",
    "^(?=a)a$",
    "(?<=a)b",
    "(a)\\1",
    "a\\bb",
    "a\\Bb",
    "\\b-",
    "-\\b",
    "\\p{L}",
    "(",
    "a)",
    "[a",
    "*",
    "a$b",
    "a^b",
    "[^\\s\\S]",
  ]) {
    expect(samplePattern(pattern, any), pattern).toBeUndefined();
  }
  const time = measureCpuTime(() => {
    expect(samplePattern("(".repeat(25) + "){9999}".repeat(25), any)).toBeUndefined();
    expect(samplePattern("(".repeat(1001), any)).toBeUndefined();
    for (let count = 0; count < 100; count += 1) samplePattern(`[${"a-b".repeat(300)}]{9999}`, any);
  });
  expect(time).toBeLessThan(2_000);
});
