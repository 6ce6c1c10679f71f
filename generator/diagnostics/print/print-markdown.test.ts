import MarkdownIt from "markdown-it";
import { expect, test } from "vitest";
import { measureModel } from "../../catalogue/measure-model.ts";
import { loadModel } from "../../testdata/load-model.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { printMarkdown, rowsInTable } from "./print-markdown.ts";

const span = { file: "a|b.pdl", startLine: 4, startColumn: 10, endLine: 4, endColumn: 13 };
const warning: Diagnostic = { code: "a/b", severity: "warning", message: "m", span, related: [] };
const options = { locate: (path: string): string => `models/${path}` };

/** What a reader of the Markdown sees. */
function toHtml(markdown: string): string {
  return new MarkdownIt({ html: true, linkify: true }).render(markdown);
}

test("the summary tells what counts, errors first, and the model in numbers", async () => {
  const { catalogue } = await loadModel("tiny");
  const error: Diagnostic = { ...warning, severity: "error", code: "a/z", message: "no `x`" };
  const markdown = printMarkdown(
    { diagnostics: [warning, error], known: [warning], numbers: measureModel(catalogue) },
    options,
  );
  expect(markdown).toMatch(/^### Aspectdoc: 1 error, 1 warning \(1 known warning\)\n\n2 entities, 6 aspects; 100 % of/);
  expect(markdown.indexOf("| error |")).toBeLessThan(markdown.indexOf("| warning |"));
  expect(markdown).toContain("| error | <code>models/a&#124;b.pdl:4</code> | <code>a/z</code> | no <code>x</code> |");
  expect(markdown).toContain("| Entities | 2 | 2 | 100 % |");
});

test("text of a model makes no markup, calls nobody and links nowhere", () => {
  const hostile =
    "<img src=x> [a](https://b.example) **b** | @someone #12 `|</code><b>` ![c](d) https://e.example \u202e\n\n# H";
  const html = toHtml(printMarkdown({ diagnostics: [{ ...warning, message: hostile }] }, options));
  const row = /<tbody>.*<\/tbody>/s.exec(html)?.[0] ?? "";
  expect(row.match(/<[a-z]+/g)).toEqual(["<tbody", "<tr", "<td", "<td", "<code", "<td", "<code", "<td", "<code"]);
  expect(row).not.toMatch(/@someone|#12/);
  expect(html.match(/<h\d/g)).toEqual(["<h3"]);
});

test("a long list ends with a count, and stays within what a comment may hold", () => {
  const many = Array.from({ length: 5_000 }, () => warning);
  const markdown = printMarkdown({ diagnostics: many }, options);
  expect(markdown.match(/^\| warning/gm)).toHaveLength(rowsInTable);
  expect(markdown).toContain("… and 4,960 more.");
  const worst = printMarkdown({ diagnostics: many.map((it) => ({ ...it, message: "`@`".repeat(100_000) })) }, options);
  expect(worst.length).toBeLessThan(65_536);
  expect(worst).toMatch(/… and 4,9\d\d more\.\n$/);
});

test("without anything to say it says so", () => {
  expect(printMarkdown({ diagnostics: [{ ...warning, severity: "info" }] }, options)).toBe(
    "### Aspectdoc: nothing to report\n",
  );
});
