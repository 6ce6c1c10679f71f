import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { parseProse } from "../../parse/prose/parse-prose.ts";
import { measureCpuTime } from "../../testdata/cpu-time.ts";

test("takes references to places for links, where a project has them, and indexes for words", () => {
  const text =
    "# A\n\n[`Crane`][crane.Crane], [there][], [own][x], list[i][j], [0][1] and [words] alone.\n\n[x]: y.md\n";
  const read = (wikiLinks?: "references"): readonly string[] =>
    parseProse({ path: "a.md", text, kind: "prose", wikiLinks }, createReport()).targets.map(
      ({ target, span }) => `${target} ${span.startColumn}-${span.endColumn}`,
    );
  expect(read("references")).toEqual(["autoref:crane.Crane 11-21", "autoref:there 26-30", "y.md 6-9"]);
  expect(read()).toEqual(["y.md 6-9"]);
});

test("takes time for hostile references that grows with the text and no faster", () => {
  const measure = (count: number): number => {
    const text = `${"[a][`".repeat(count)}\n\n${"[a][b] [".repeat(count)}\n`;
    return measureCpuTime(() => {
      const { targets } = parseProse({ path: "a.md", text, kind: "prose", wikiLinks: "references" }, createReport());
      expect(targets.length).toBeGreaterThan(0);
    });
  };
  expect([1, 2, 3].some(() => measure(2_000) < 500 || measure(2_000) / measure(1_000) < 3)).toBe(true);
});
