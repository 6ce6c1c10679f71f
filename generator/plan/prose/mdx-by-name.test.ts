import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { parseProse } from "../../parse/prose/parse-prose.ts";
import { renderProse } from "./render-prose.ts";

function show(path: string, text: string): string {
  const report = createReport();
  const document = parseProse({ path, text, kind: "prose" }, report);
  const { html } = renderProse(document, { report, include: () => "", resolve: (target) => ({ href: target }) });
  expect(report.diagnostics).toEqual([]);
  return html;
}

/** Nothing in it is what only JSX has. */
const plain = "# Quay\n\n<center>\n**Two** lamps and `a rope`\n</center>\n\n<div>**As words**</div>\n";

test("what stands on a line of its own in a plain element is Markdown in a file of MDX", () => {
  const html = show("quay.mdx", plain);
  expect(html).toContain("<p><strong>Two</strong> lamps and <code>a rope</code></p>");
  expect(html).toContain("<strong>As words</strong>");
});

test("it is HTML in a file of Markdown", () => {
  const html = show("quay.md", plain);
  expect(html).toContain("**Two** lamps and `a rope`");
  expect(html).toContain("**As words**");
});
