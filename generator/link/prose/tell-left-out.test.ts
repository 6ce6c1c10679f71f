import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { loadGuides } from "../../testdata/load-guides.ts";

/** What is told of a book with these files, by their paths. */
async function tell(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-left-out-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { report } = await loadGuides(folder);
  rmSync(folder, { recursive: true });
  return report.diagnostics
    .filter(({ code }) => code === "prose/not-in-contents")
    .map(({ span, message }) => `${span?.file}: ${message}`);
}

test("files that the table of contents of a book leaves out are told, but for those that pages take in", async () => {
  const book = {
    "book.toml": '[book]\ntitle = "Berths"\n',
    "src/SUMMARY.md": "# Summary\n\n- [Start](start.md)\n",
    "src/start.md": "# Start\n\n{{#include part.md}}\n",
    "src/part.md": "Words.\n\n{{#include inner.md}}\n",
    "src/inner.md": "Inner words.\n",
  };
  expect(await tell(book)).toEqual([]);
  expect(await tell({ ...book, "src/lost.md": "# Lost\n", "src/deep/gone.md": "# Gone\n" })).toEqual([
    "src/SUMMARY.md: 2 Markdown files (`src/deep/gone.md`, `src/lost.md`) become no pages, since `src/SUMMARY.md` doesn't list them",
  ]);
});

test("a book at the top of a repository leaves out what stands there for other reasons", async () => {
  const book = { "SUMMARY.md": "- [Start](README.md)\n", "README.md": "# Start\n", ".gitbook.yaml": "root: ./\n" };
  const beside = { "CONTRIBUTING.md": "# How\n", ".github/pull.md": "# What\n", "tests/case.md": "# Case\n" };
  expect(await tell({ ...book, ...beside })).toEqual([]);
  expect(await tell({ ...book, ...beside, "berths.md": "# Berths\n" })).toEqual([
    "SUMMARY.md: 1 Markdown file (`berths.md`) becomes no page, since `SUMMARY.md` doesn't list it",
  ]);
});
