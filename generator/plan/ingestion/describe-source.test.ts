import { expect, test } from "vitest";
import { createMarkdown } from "../prose/markdown.ts";
import { describeSource } from "./describe-source.ts";

const nowhere = { file: "", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

function describe(text: string, further?: string): string {
  const [intro, own] = [text, further].map((one) => (one === undefined ? undefined : { text: one, span: nowhere }));
  const plugin = { id: "depot", extra: "", capabilities: [], options: [], examples: [], intro: own, span: nowhere };
  return describeSource({ intro, plugins: [plugin] }, createMarkdown().summary);
}

test.each([
  ["## Overview\n\nReads **all** [depots](a.md). And more.", "Reads all depots."],
  ["Overview\n========\n\n:::tip\nUse the other one.\n:::\n\nReads depots.", "Reads depots."],
  ["Reads depots by **day**", "Reads depots by day."],
  ["### By night\n\nRead on if you work by night.\n\nLamps are read.", "Lamps are read."],
  [
    "This plugin extracts the following:\n- Crates, see below.\n  More of them.\n* Bins",
    "This plugin extracts the following: Crates, see below; Bins.",
  ],
  ["It extracts from Depot\n\n1. Crates\n2. Bins\n\nAnd that is all.", "It extracts from Depot: Crates; Bins."],
  ["Reads:\n\n```\nno list\n```", "Reads."],
  [`Reads:\n- ${"a".repeat(100)}\n- ${"b".repeat(100)}`, `Reads: ${"a".repeat(100)}.`],
  ["<!-- note -->\n![](a.png)\n| a | b |\n", ""],
  ["It extracts:\n\nCrates of depots\nBins\n\nMore.", "It extracts: Crates of depots; Bins."],
  ["- Only\n- a list", ""],
  [
    '<div style={{ height: 0 }}>\n  <iframe\n    src="https://a.org"\n    style={{\n      top: 0\n    }}\n  />\n</div>\nReads depots.',
    "Reads depots.",
  ],
  ["Note: use the other one.\n\nThe following video shows how.\n\nReads depots.", "Reads depots."],
  [
    '<div style={{ height: 0 }}>\n  <iframe\n    src="a"\n    style={{\n      top: 0,\n    }}\n  />\n</div>\n\nReads.',
    "Reads.",
  ],
  ["Here's a table of what becomes what.\n\n| a |", ""],
])("the text %j is described by its first words", (text, description) => {
  expect(describe(text)).toBe(description);
});

test("where the platform says nothing, its first plugin does", () => {
  expect(describe("### Concept mapping\n\n| a |\n| - |", "Reads depots.")).toBe("Reads depots.");
});

test("what a section says comes after what is said of the whole", () => {
  expect(describe("### Names of crates\n\nNames are unique.", "Reads depots.")).toBe("Reads depots.");
  expect(describe("# Depot\n\nReads depots.\n\n### Names\n\nNames are unique.", "Crates.")).toBe("Reads depots.");
  expect(describe("### Names of crates\n\nNames are unique.", "## Limits\n\nNone.")).toBe("Names are unique.");
});
