import { describe, expect, it } from "vitest";
import { measureCpuTime } from "../../../testdata/cpu-time.ts";
import type { IncludeRules } from "../../../places/include-paths.ts";
import { expandIncludes, type IncludingText } from "./expand-includes.ts";

const book: IncludeRules = { style: "braces", bases: [] };
const snippets: IncludeRules = { style: "scissors", bases: [""] };

function expand(text: string, rules: IncludeRules, files: Readonly<Record<string, string>>): IncludingText {
  return expandIncludes({ path: "page.md", text }, rules, (path) => {
    const found = files[path];
    return found === undefined ? undefined : { path, text: found };
  });
}

describe("a page with includes", () => {
  const lamp = "1\n2 ANCHOR: a\n3\n4 ANCHOR: b\n5\n6 ANCHOR_END: a\n7\n";

  it.each([
    ["lamp", "1\n2 ANCHOR: a\n3\n4 ANCHOR: b\n5\n6 ANCHOR_END: a\n7"],
    ["lamp:3", "3"],
    ["lamp:5:", "5\n6 ANCHOR_END: a\n7"],
    ["lamp::1", "1"],
    ["lamp:2:3", "2 ANCHOR: a\n3"],
    ["lamp:a", "3\n5"],
    ["lamp:b", "5\n7"],
  ])("has of a book's %s what is asked for", (target, expected) => {
    expect(expand(`{{#include ${target}}}`, book, { lamp })).toMatchObject({ text: expected, findings: [] });
  });

  it.each([
    ["lamp:3:3", "3"],
    ["lamp:5", "5\n6 ANCHOR_END: a\n7"],
    ["lamp::1", "1"],
    ["lamp:1:1,3:3", "1\n3"],
  ])("has of a snippet's %s what is asked for", (target, expected) => {
    expect(expand(`--8<-- "${target}"`, snippets, { lamp })).toMatchObject({ text: expected, findings: [] });
  });

  it("ends with what every page ends with", () => {
    const rules = { ...snippets, appended: ["short.md", "gone.md"] };
    const { text, segments, findings } = expand("# A\n\nB\n", rules, { "short.md": "---\na: b\n---\n*[B]: C\n" });
    expect([text, findings]).toEqual(["# A\n\nB\n\n\n*[B]: C", []]);
    expect(segments.at(-1)).toMatchObject({ file: "short.md", line: 3 });
  });

  it("stays within a measure, whatever files ask for", () => {
    const twice = (name: string): string => `{{#include ${name}}}\n`.repeat(2);
    const names = Array.from("abcdefghijklmnopqrst");
    const deep = Object.fromEntries(names.map((name, index) => [name, twice(names[index + 1] ?? "gone")]));
    expect(new Set(expand(twice("a"), book, deep).findings.map(({ kind }) => kind))).toEqual(new Set(["size"]));
    const wide = { a: "{{#include b}}\n".repeat(20_000), b: "x".repeat(1000) };
    const { text, findings } = expand("{{#include a}}\n".repeat(1000), book, wide);
    expect(text.length).toBeLessThan(3_000_000);
    expect(findings.length).toBeLessThan(50_000);
  });

  it.each<[string, string, IncludeRules]>([
    ["open braces", "{{#include ".repeat(50_000), book],
    ["includes on a line", "{{#include gone}} ".repeat(20_000), book],
    ["blanks", `{{#include ${" ".repeat(200_000)}`, book],
    ["scissors", "--8<--\n".repeat(50_000), snippets],
    ["hyphens", `${"-".repeat(200_000)}8<-\n`, snippets],
    ["missing ones", '--8<-- "gone"\n'.repeat(20_000), snippets],
  ])("takes time in proportion to hostile %s", (_, text, rules) => {
    expect(measureCpuTime(() => void expand(text, rules, {}))).toBeLessThan(2000);
  });
});
