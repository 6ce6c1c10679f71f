import { expect, test } from "vitest";
import { measureCpuTime } from "../../../testdata/cpu-time.ts";
import { matchPath } from "./match-path.ts";

test.each([
  ["a.md", "*.md", true],
  ["b/a.md", "*.md", false],
  ["b/a.md", "**/*.md", true],
  ["a.md", "**/*.md", true],
  ["b/c/a.md", "b/**/a.md", true],
  ["b/c/d/a.md", "b/*/a.md", false],
  ["a1.md", "a?.md", true],
  ["a.md", "./*", true],
  ["a.txt", "*.md", false],
  ["", "*.md", false],
  ["axbxc", "a*b*c", true],
])("%s of the form %s: %s", (path, pattern, expected) => {
  expect(matchPath(path, pattern)).toBe(expected);
});

test("no pattern takes long", () => {
  const path = "a".repeat(2_000);
  expect(measureCpuTime(() => matchPath(path, `${"a*".repeat(500)}b`))).toBeLessThan(500);
});
