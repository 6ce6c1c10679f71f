import { expect, test } from "vitest";
import { readSummary } from "../../markdown/read-summary.ts";
import { measureCpuTime } from "../../testdata/cpu-time.ts";

function read(text: string): readonly string[] {
  return readSummary(text).map(
    ({ kind, label, target, indent, line, startColumn, endColumn }) =>
      `${line}:${startColumn}-${endColumn} ${kind} ${indent} "${label}" ${target ?? "-"}`,
  );
}

test.each([
  ["the title is none of it, later headings are parts", "# Summary\n# One #\n", ['2:3-5 part 0 "One" -']],
  ["a part may come first", "## One\n", ['1:4-6 part 0 "One" -']],
  ["chapters outside of lists", "[A](a.md)\n\n---\n", ['1:5-8 chapter 0 "A" a.md']],
  [
    "depth, by blanks and tabs",
    "- [A](a.md)\n\t* [B](b.md)\r\n  1. [C](c.md)",
    ['1:7-10 chapter 1 "A" a.md', '2:8-11 chapter 5 "B" b.md', '3:10-13 chapter 3 "C" c.md'],
  ],
  [
    "titles behind targets, targets in brackets",
    '- [A](a.md "more")\n- [B](<b c.md>)',
    ['1:7-10 chapter 1 "A" a.md', '2:8-13 chapter 1 "B" b c.md'],
  ],
  [
    "marks and brackets in names",
    "- [`a_b` *c* [d] \\[e\\]](a_(b).md)",
    ['1:25-32 chapter 1 "a_b c [d] [e]" a_(b).md'],
  ],
  ["names without a file, without a link", "- [A]()\n- B", ['1:7-7 chapter 1 "A" ', '2:3-3 chapter 1 "B" -']],
  ["comments and other text", "<!-- - [A](a.md)\n- [B](b.md) --> \nSee [C](c.md).\n<!-- open\n- [D](d.md)", []],
])("%s", (_, text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  "- [".repeat(50_000),
  "# " + " #".repeat(50_000),
  "<!--".repeat(50_000),
  `- [a](${"(".repeat(50_000)}`,
  `- ${"\\[".repeat(50_000)}`,
])("hostile text takes no time: %#", (text) => {
  expect(measureCpuTime(() => readSummary(text))).toBeLessThan(1_000);
});
