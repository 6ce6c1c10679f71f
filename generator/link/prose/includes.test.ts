import { fileURLToPath } from "node:url";
import { test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { renderProse } from "../../plan/prose/render-prose.ts";
import { findSnippet } from "../../plan/guides/find-snippet.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { loadGuides } from "../../testdata/load-guides.ts";

/* Pages that take in files before their Markdown is read. */

test.each([
  ["snippets", "docs/lamp.md"],
  ["quoting", "src/start.md"],
  ["raw", "docs/lamp.mdx"],
])("%s are in their places, and what is wrong in them is told there", async (name, file) => {
  const folder = fileURLToPath(new URL(`../../testdata/sites/${name}`, import.meta.url));
  const { documents, report } = await loadGuides(folder);
  const placed = documents.prose.pages.find(({ document }) => document.file === file);
  if (placed === undefined) throw new Error(`no page ${file}`);
  const rendered = createReport();
  const { html } = renderProse(placed.document, {
    report: rendered,
    include: (path) => findSnippet(path, placed, documents.prose),
    resolve: (target) => ({ href: target }),
  });
  const said = [...report.diagnostics, ...rendered.diagnostics].map(
    ({ code, message, span }) => `${span?.file}:${span?.startLine}:${span?.startColumn} ${code}: ${message}`,
  );
  const expected = fileURLToPath(new URL(`./testdata/includes-${name}`, import.meta.url));
  expectGolden(`${expected}.html`, `${html}\n`);
  expectGolden(`${expected}.txt`, `${said.join("\n")}\n`);
});
