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
  const own = document.targets.filter(({ target }) => !/^sun|ipynb/.test(target));
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

/** The first bytes of a picture. */
const png = "iVBORw0KGgo=";
const named = "68ed60b1e34e31993157.png";

it("leads to the pictures that each cell holds, whose names are its own", () => {
  const attachments = { "a b.png": { "image/png": png }, "none.png": { "text/plain": "x" } };
  const cells = [
    { cell_type: "markdown", source: "![a](attachment:a%20b.png) ![b](attachment:none.png) [c](c.md)", attachments },
    { cell_type: "markdown", source: "![b](attachment:a%20b.png)" },
    { cell_type: "markdown", source: '<img src="attachment:a%20b.png" alt="d">', attachments },
  ];
  const { document, said } = read(JSON.stringify({ cells }));
  expect(said).toEqual([]);
  const targets = document.targets.map(({ kind, target }) => `${kind} ${target}`);
  expect(targets).toEqual([`link ./sums.ipynb/${named}`, "link c.md", `image ./sums.ipynb/${named}`]);
  // What stands behind a picture is told of where it is.
  const link = document.targets.find(({ target }) => target === "c.md");
  expect(link?.span.startColumn).toBe(1 + JSON.stringify({ cells }).indexOf("c.md"));
});

it("shows what code draws as pictures, as large as the notebook asks, and says of what only scripts would draw", () => {
  const plot = { "image/png": [`${png}\n`], "text/plain": ["<Figure size 640x480 with 1 Axes>"] };
  const drawing = { "image/svg+xml": ["<?xml version='1.0'?>\n", "<svg/>"], "text/plain": "A tide" };
  const outputs = [
    { data: { "text/plain": ["[<matplotlib.lines.Line2D at 0x7f>]"] } },
    { data: plot, metadata: { "image/png": { width: 300 } } },
    { data: drawing },
    { data: { "image/png": "YWJj", "text/plain": "No picture" } },
    { data: { "application/vnd.plotly.v1+json": {}, "text/html": "<script></script>", "text/plain": "Figure()" } },
  ];
  const { document } = read(JSON.stringify({ cells: [{ cell_type: "code", source: "", outputs }] }));
  expect(document.text.trim().split(/\n{2,}/)).toEqual([
    `<img src="./sums.ipynb/${named}" alt="What the code draws" width="300">`,
    expect.stringMatching(/^!\[A tide\]\(<\.\/sums\.ipynb\/[\da-f]{20}\.svg>\)$/),
    expect.stringContaining("draws something here"),
    expect.stringContaining("draws something here"),
  ]);
});

it("keeps the tables of what code has given, whose words are no Markdown, and nothing else of its HTML", () => {
  const html = [
    "<div>\n<style scoped>\n\n  .a { color: red }\n</style>\n",
    '<table border="1" onclick="x()">\n  <!-- <tr> -->\n\n  <tr><th colspan="2">*a*</th></tr>\n',
    '  <tr><td id="T_0"><a href="javascript:x()">b|c</a></td><td>1 &lt; 2 {{d}}<br>e</td></tr>\n</table>\n<p>1 row</p>\n</div>',
  ];
  const widget = "<table><tr><td>f</td></tr></table><script>x()</script>";
  const outputs = [html, [widget]].map((text) => ({ data: { "text/html": text, "text/plain": "plain" } }));
  const { document } = read(JSON.stringify({ cells: [{ cell_type: "code", source: "", outputs }] }));
  expect(document.text.trim().replace(/\n{2,}/g, "\n\n")).toBe(
    [
      '<table>\n<tr><th colspan="2">&#42;a&#42;</th></tr>',
      "<tr><td>b&#124;c</td><td>1 &lt; 2 &#123;&#123;d&#125;&#125; e</td></tr>\n</table>\n\n1 row",
      '\n```text title="Output"\nplain\n```',
    ].join("\n"),
  );
});

it("cuts a table that is data at a row", () => {
  const row = `<tr><td>${"a".repeat(200)}</td></tr>\n`;
  const outputs = [{ data: { "text/html": `<table>${row.repeat(2000)}</table>` } }];
  const { document } = read(JSON.stringify({ cells: [{ cell_type: "code", source: "", outputs }] }));
  expect(document.text.length).toBeLessThan(65_000);
  expect(document.text).toMatch(/<\/td><\/tr>\n<\/table>\n\n…\s*$/);
});

it("reads formulas, what led to an error, and of a line that was written over what was written last", () => {
  const outputs = [
    { output_type: "stream", text: ["one\n", "\r 10%|#   |"] },
    { output_type: "stream", text: ["\r 50%|##  |\r100%|####|\n"] },
    { output_type: "error", ename: "E", evalue: "f", traceback: ["\u001B[0;31mline 1", "\u001B[0;31mE\u001B[0m: f"] },
    { data: { "text/latex": ["$\\displaystyle \\frac{x}{2}$"], "text/plain": "x/2" } },
  ];
  const { document } = read(JSON.stringify({ cells: [{ cell_type: "code", source: "", outputs }] }));
  expect(document.text.trim()).toBe(
    ['```text title="Output"', "one", "100%|####|", "line 1", "E: f", "```", "", "$$", "\\frac{x}{2}", "$$"].join("\n"),
  );
});

it("tells of what is no notebook", () => {
  expect(read("{}").said).toEqual(["1:1 prose/unread-notebook"]);
  expect(read('{"cells": 1}').said).toEqual(["1:1 prose/unread-notebook"]);
  expect(read("[").said).toEqual(["1:1 json/unclosed", "1:1 prose/unread-notebook"]);
  expect(read("").said).toEqual(["1:1 json/empty"]);
});

it.each([
  ["a picture", Buffer.concat([Buffer.from("\u0089PNG", "latin1"), Buffer.alloc(3_000_000)])],
  ["what is no picture", Buffer.alloc(3_000_000)],
])("looks once at %s that a cell shows over and over", (_, bytes) => {
  const attachments = { "a.png": { "image/png": bytes.toString("base64") } };
  const shown = ['<img src="attachment:a.png">', "![a](attachment:a.png)"];
  const source = Array.from({ length: 2000 }, () => shown.join("\n")).join("\n");
  const started = process.cpuUsage();
  read(JSON.stringify({ cells: [{ cell_type: "markdown", source, attachments }] }));
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1e6).toBeLessThan(4);
});
