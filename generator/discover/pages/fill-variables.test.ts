import { expect, test } from "vitest";
import { fillVariables } from "./fill-variables.ts";

const values = new Map([
  ["site.title", "Orchard"],
  ["version", "2.4"],
]);

test("fills in what the configuration and the page's own front matter say, in code too", () => {
  const text = [
    "---",
    'title: "Pears"',
    "note: {{ version }}",
    "---",
    "# {{ page.title }} of {{site.title}}",
    "[get](https://example.org/v{{- version -}}/pears) `{{ version }}`",
    "```sh",
    "get {{ version }} {{ other }}",
    "```",
    "{% raw %}{{ version }}{% endraw %} {{ site.baseurl }}",
  ];
  expect(fillVariables(text.join("\n"), { values, own: "page.", inCode: true })).toEqual({
    text: [
      ...text.slice(0, 4),
      "# Pears of Orchard",
      "[get](https://example.org/v2.4/pears) `2.4`",
      "```sh",
      "get 2.4 {{ other }}",
      "```",
      "{% raw %}{{ version }}{% endraw %} {{ site.baseurl }}",
    ].join("\n"),
    fills: [
      { line: 4, column: 2, length: 5, written: 16 },
      { line: 4, column: 11, length: 7, written: 14 },
      { line: 5, column: 27, length: 3, written: 15 },
      { line: 5, column: 39, length: 3, written: 13 },
      { line: 7, column: 4, length: 3, written: 13 },
    ],
    unknown: [],
    place: undefined,
  });
});

test("names what has no value once, where its author wrote it", () => {
  const text =
    "{{ version }} and {{ pears }}, {{ pears }} or {{ list | first }}; `{{ code }}`\n{{< note >}} {{ inline a.md }}";
  const { unknown, place } = fillVariables(text, { values, inCode: false });
  expect(unknown).toEqual(["pears", "list"]);
  expect(place).toEqual({ line: 0, column: "{{ version }} and ".length, length: "{{ pears }}".length });
});

test("leaves code alone where a tool does, and pages that ask for their braces", () => {
  const text = "{{ version }} `{{ version }}`\n\n~~~\n{{ version }}\n~~~";
  expect(fillVariables(text, { values, inCode: false }).text).toBe("2.4 `{{ version }}`\n\n~~~\n{{ version }}\n~~~");
  expect(fillVariables("::: v-pre\n{{ that }}\n:::", { values, inCode: false }).unknown).toEqual([]);
});
