import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { parseNotebook } from "./parse-notebook.ts";
import type { ProseDocument } from "./prose-document.ts";

const path = "sums.ipynb";

function read(text: string): { readonly document: ProseDocument; readonly said: readonly string[] } {
  const report = createReport();
  const document = parseNotebook({ path, text, kind: "prose" }, report);
  const said = report.diagnostics.map(({ code, span }) => `${span?.startLine}:${span?.startColumn} ${code}`);
  return { document, said };
}

it("makes a page of the cells of a notebook and of what they printed", () => {
  const file = fileURLToPath(new URL("../../testdata/sites/jupyter-book/chapters/sums.ipynb", import.meta.url));
  const written = readFileSync(file, "utf8");
  const { document, said } = read(written);
  expect(said).toEqual([]);
  expectGolden(fileURLToPath(new URL("testdata/notebook.md", import.meta.url)), `${document.text}\n`);
  const lines = written.split("\n");
  // What a cell has given stands as a whole where its output begins.
  const own = document.targets.filter(({ target }) => !target.startsWith("sun"));
  const quoted = own.map(({ span }) => (lines[span.startLine - 1] ?? "").slice(span.startColumn - 1, span.endColumn));
  expect(quoted).toEqual(["moon.md", "#Adding-up", "lost.md"]);
});

it("takes cells that are one text, on one line of the file", () => {
  const cells = [
    { cell_type: "markdown", source: "# A\n\nSee [b](b.md)." },
    { cell_type: "code", source: "x <- 1", outputs: [] },
  ];
  const { document } = read(JSON.stringify({ cells, metadata: { kernelspec: { language: "R" } }, nbformat: 4 }));
  expect(document.heading).toBe("A");
  expect(document.targets.map(({ span }) => span.startLine)).toEqual([1]);
  expect(document.text).toContain("```r\nx <- 1\n```");
});

it("ends code that a cell or an output leaves open with it, as Jupyter does", () => {
  const cells = [
    { cell_type: "markdown", source: "# A\n\n~~~sh\nls" },
    { cell_type: "code", source: "x", outputs: [{ data: { "text/markdown": "```\nsaid" } }] },
    { cell_type: "markdown", source: "## B" },
  ];
  const { document } = read(JSON.stringify({ cells }));
  expect(document.headings.map(({ text }) => text)).toEqual(["B"]);
});

it.each([
  ["of an item", "- a\n\n  ```sh\n  ls"],
  ["of a quote", "> ```sh\n> ls"],
  ["of a quote, with words behind it", "> ```sh\n> ls\n\nwords"],
  ["that is an example, set in", "a\n\n    ```sh\n    ls"],
  ["in a comment", "<!--\n```sh\n-->"],
  ["that is closed", "```sh\nls\n```"],
  ["that is closed at last", "````sh\n```\n`````"],
  ["in a longer one", "````sh\n```"],
  ["of one line", "words\n```"],
  ["of the other sign", "~~~sh\n```"],
])("doesn't take what follows a cell for code %s", (_, source) => {
  const cells = [source, "## B"].map((text) => ({ cell_type: "markdown", source: text }));
  const { document } = read(JSON.stringify({ cells }));
  expect(document.headings.map(({ text }) => text)).toEqual(["B"]);
});

it("takes the front matter of a notebook, in a cell of its own", () => {
  const cells = [
    { cell_type: "raw", source: ["---\n", "title: Tides\n", "---"] },
    { cell_type: "markdown", source: ["Words"] },
  ];
  expect(read(JSON.stringify({ cells })).document.frontMatter.title).toBe("Tides");
});

it("tells of what is no notebook", () => {
  expect(read("{}").said).toEqual(["1:1 prose/unread-notebook"]);
  expect(read('{"cells": 1}').said).toEqual(["1:1 prose/unread-notebook"]);
  expect(read("[").said).toEqual(["1:1 json/unclosed", "1:1 prose/unread-notebook"]);
  expect(read("").said).toEqual(["1:1 json/empty"]);
});
