import { expect, it } from "vitest";
import { pageOptions, readMarkdown } from "../../markdown/read-markdown.ts";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { tellOpening } from "./tell-opening.ts";

it.each([
  ["One `two`\nthree.\n\n- four\n\n## Five\n\nSix.", "One two three. four"],
  ["It grinds:\n\n- corn\n- spelt (both)\n- at night.\n- flour", "It grinds: corn, spelt (both), at night. flour"],
  ["## Overview\n\nIt grinds.\n\n## More\n\nAll day.", "It grinds."],
  ["[![build](b.svg)](b) [Home](h)\n\n:::note\nNot yet.\n:::\n\n> Said.\n\n- one.\n\nIt grinds.", "It grinds."],
  ["Date\n\n18 Jan 2023\n\n## Changes\n\nThis release grinds finer (*much*).", "This release grinds finer (much)."],
  ["## Needs\n\n- water\n- wind\n", "water, wind"],
  ["18 Jan 2023\n\n## Changes\n\n- Finer.", "18 Jan 2023: Finer."],
  ["## One\n\n```\ncode\n```\n\n## Two\n", "One, Two"],
  ["Das Mahlwerk mahlt!\n\n石を挽く。", "Das Mahlwerk mahlt! 石を挽く。"],
  [
    "## NAME\ngrind\\-corn, gc - grind corn to flour\n\n## SYNOPSIS\n**grind-corn** [*options*]\n",
    "grind corn to flour",
  ],
  ["## Name\n\nThe mill - it grinds.\n", "The mill - it grinds."],
  ["It grinds.[^1]\n\n[^1]: At night too.", "It grinds."],
  [
    "## Values\n\n| key | about |\n|---|---|\n| size | Of a mill. |\n| 2 | Two. |\n| `wind.force` | In knots. |",
    "size, wind.force",
  ],
  ["| key |\n|---|\n| size |\n\n- four\n\nIt grinds.", "It grinds."],
  ["## Sizes\n\n| from | to |\n|---|---|\n| 1 | 2 |", "Sizes"],
  ["", ""],
])("tells what %j begins with", (text, told) => {
  expect(tellOpening(readMarkdown(text, pageOptions({}, {})).tokens)).toBe(told);
});

it("tells what many rows are about in time that grows with their number", () => {
  const { tokens } = readMarkdown(`| key |\n|---|\n${"| size |\n".repeat(20_000)}`, pageOptions({}, {}));
  expect(measureCpuTime(() => expect(tellOpening(tokens)).toMatch(/^size, size, .{100}/))).toBeLessThan(1000);
});
