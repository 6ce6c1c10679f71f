import { expect, test } from "vitest";
import type { MatchRun } from "../mcp/pages/find-hits.ts";
import { cutRuns } from "./cut-runs.ts";

/** Runs of a text in which what was found stands in brackets. */
function toRuns(text: string): readonly MatchRun[] {
  return text
    .split(/(\[[^\]]*\])/)
    .filter((part) => part !== "")
    .map((part) => (part.startsWith("[") ? { text: part.slice(1, -1), matched: true } : { text: part }));
}

const toText = (runs: readonly MatchRun[]): string =>
  runs.map(({ text, matched }) => (matched === true ? `[${text}]` : text)).join("");

test.each([
  ["what fits stays as it is", "A [berth] is free.", 18, "A [berth] is free."],
  [
    "the end goes where what was found stands at the beginning",
    "A [berth] is free in spring.",
    18,
    "A [berth] is free…",
  ],
  ["half a word is kept that was found", "A free [berth]ing place", 14, "A free [berth]i…"],
  [
    "the beginning goes, by words, where it stands behind the end of the line",
    "Ships that come in spring find a [berth] that is free, and others wait.",
    30,
    "… find a [berth] that is free,…",
  ],
  ["nothing is found", "Ships that come in spring", 12, "Ships that…"],
  ["letters of East Asia take two columns", "港口的泊位[空闲]着", 12, "… [空闲]着"],
  ["marks take none", "e\u0301e\u0301e\u0301 [x]", 5, "e\u0301e\u0301e\u0301 [x]"],
  ["emoji are not cut in halves", "🚢🚢🚢🚢", 5, "🚢🚢…"],
  ["a word is longer than the line", `${"a".repeat(40)}[b]${"c".repeat(40)}`, 12, "… [b]cccccccc…"],
])("%s", (_, text, columns, expected) => {
  expect(toText(cutRuns(toRuns(text), columns))).toBe(expected);
});
