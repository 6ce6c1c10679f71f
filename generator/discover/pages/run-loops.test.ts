import { expect, test } from "vitest";
import type { DataItem } from "../../places/template-variables.ts";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { runLoops } from "./run-loops.ts";

/** Runs the loops of a text through a list that is called so, and tells how long the text is then and how many loops were lost. */
function run(lines: readonly string[], items: readonly DataItem[]): { readonly length: number; readonly lost: number } {
  const written = [...lines];
  const taken = new Set<number>();
  const lost = runLoops(written, taken, { first: 0, lists: new Map([["site.data.pears", items]]) });
  return { length: written.filter((_, line) => !taken.has(line)).join("\n").length, lost: lost.length };
}

function toItems(count: number, name: string): readonly DataItem[] {
  return Array.from({ length: count }, () => new Map([["name", name]]));
}

const loop = ["{% for one in site.data.pears %}", "* {{ one.name }}", "{% endfor %}"];

test("writes no more than a text holds, however many loops there are", () => {
  const { length, lost } = run(Array.from({ length: 2000 }, () => loop).flat(), toItems(1000, "Conference"));
  expect(length).toBeLessThan(600_000);
  expect(lost).toBe(1962);
});

test("writes no item that holds more than that", () => {
  const many = ["{% for one in site.data.pears %}", "{{ one.name }}".repeat(60_000), "{% endfor %}"];
  expect(run(many, toItems(1, "pear".repeat(1000)))).toEqual({ length: 0, lost: 1 });
});

test("writes an item that is longer as long as nothing is filled in", () => {
  const many = ["{% for one in site.data.pears %}", "{{ one.name }}".repeat(40_000), "{% endfor %}"];
  expect(run(many, toItems(1, "pear"))).toEqual({ length: 160_001, lost: 0 });
});

test("goes through no more of what conditions leave out", () => {
  const many = Array.from({ length: 5000 }, () => `{% if one.ripe %}${"soft ".repeat(40)}{% endif %}`);
  const lines = ["{% for one in site.data.pears %}", ...many, "{% endfor %}"];
  expect(measureCpuTime(() => expect(run(lines, toItems(1000, "Ann")).lost).toBe(1))).toBeLessThan(3000);
});

test.each([
  ["words", "**Ripe** in October.", "* Ann\n\n**Ripe** in October."],
  ["an item of its own", "* Bo", "* Ann\n* Bo"],
  ["HTML", "</div>", "* Ann\n</div>"],
  ["nothing", "", "* Ann\n"],
])("lets %s behind a list be what it is", (_, behind, expected) => {
  const lines = [...loop, behind];
  const taken = new Set<number>();
  runLoops(lines, taken, { first: 0, lists: new Map([["site.data.pears", toItems(1, "Ann")]]) });
  expect(lines.filter((_line, at) => !taken.has(at)).join("\n")).toBe(expected);
});
