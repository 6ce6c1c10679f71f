import { expect, test } from "vitest";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { createIgnoreFilter } from "../files/git-ignore.ts";
import { spellChoices, toIgnoreLines } from "./to-ignore-lines.ts";

function listKept(patterns: readonly string[], paths: readonly string[]): readonly string[] {
  const isLeftOut = createIgnoreFilter([{ folder: "docs", text: toIgnoreLines(patterns.flatMap(spellChoices)) }]);
  return paths.filter((path) => !isLeftOut(path));
}

test.each([
  ["_build", "docs/_build/a.md docs/b/_build/a.md", "docs/b/_build/a.md"],
  ["./drafts/", "docs/drafts/a/b.md docs/drafts.md", "docs/drafts.md"],
  ["**/README.md", "docs/README.md docs/a/b/README.md docs/READMES.md README.md", "docs/READMES.md README.md"],
  ["*.txt.md", "docs/a.txt.md docs/a/b.txt.md", "docs/a/b.txt.md"],
  ["old-*/[ab]?.md", "docs/old-1/a1.md docs/old-1/c1.md docs/old-1/a.md", "docs/old-1/c1.md docs/old-1/a.md"],
  ["{drafts,old/{1}}/**", "docs/drafts/a.md docs/old/a.md", "docs/drafts/a.md docs/old/a.md"],
  ["{drafts,old}/{a,b}.md", "docs/drafts/a.md docs/old/b.md docs/old/c.md", "docs/old/c.md"],
  ["a (draft).md", "docs/a (draft).md docs/a draft.md", "docs/a draft.md"],
  ["!a.md", "docs/a.md docs/!a.md", "docs/a.md"],
  ["# a\nb.md", "docs/b.md docs/# a", "docs/b.md docs/# a"],
])("%s leaves out what the project's own tool does", (pattern, paths, kept) => {
  const list = paths.split(/ (?=docs|README)/);
  expect(listKept([pattern], list)).toEqual(kept.split(/ (?=docs|README)/));
});

test("patterns that globs would follow for ever end soon", () => {
  const name = `docs/${"a".repeat(200)}.md`;
  const patterns = [
    "*a".repeat(40),
    "{a,b}".repeat(40),
    "+(a|+(a|+(a)))b",
    "{1..1000000}",
    "**/*a".repeat(20),
    "[z-a]",
  ];
  const time = measureCpuTime(() =>
    expect(
      listKept(
        patterns.map((one) => `${one}b`),
        [name],
      ),
    ).toEqual([name]),
  );
  expect(time).toBeLessThan(1000);
});
