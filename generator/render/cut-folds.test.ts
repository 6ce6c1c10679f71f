import { describe, expect, it } from "vitest";
import { cutFolds, pageLimits } from "./cut-folds.ts";

const rows = (count: number): string => "<tr><td>x</td></tr>".repeat(count);
const twin = "../ownership.md";

describe("what a page leaves out", () => {
  it("is nothing where the page is small", () => {
    const document = `<main><details><summary>a</summary><table data-fold="">${rows(9)}</table></details></main>`;
    expect(cutFolds(document, twin)).toEqual({ document, parts: [] });
  });

  it("is the largest of what is marked, until the page keeps its limits", () => {
    const small = `<table data-fold="">${rows(40)}</table>`;
    const large = `<table data-fold="">${rows(1900)}</table>`;
    const largest = `<table data-fold="">${rows(2500)}<table data-fold="">${rows(40)}</table></table>`;
    const { document, parts } = cutFolds(`<main>${small}<br>${largest}${small}${large}</main>`, twin);
    expect(parts).toEqual([largest]);
    expect(document).toBe(
      `<main>${small}<br><div data-part="0"><p class="note"><a href="../ownership.md">On this page as Markdown</a></p></div>${small}${large}</main>`,
    );
    expect([...document.matchAll(/<[a-z]/g)].length).toBeLessThanOrEqual(pageLimits.elements);
  });

  it("is folded where it was not", () => {
    const code = `<pre data-fold="Avro &lt;x&gt;">${"é".repeat(pageLimits.bytes / 2)}</pre>`;
    const { document, parts } = cutFolds(`<main>${code}<p>after</p></main>`, twin);
    expect(parts).toEqual([code]);
    expect(document).toContain(`<details class="left-out"><summary>Avro &lt;x&gt;</summary><div data-part="0">`);
    expect(document).toContain("<p>after</p></main>");
  });

  it("is what follows a heading of a text, and nothing before or within another", () => {
    const long = `<p>${"x".repeat(150_000)}</p>`;
    const short = `<p>${"x".repeat(40_000)}</p>`;
    const text = `${short}<h2 id="a">A</h2>${short}<h2 id="b">B</h2><blockquote><h2>C</h2></blockquote>${long}`;
    const { document, parts } = cutFolds(`<main><div class="prose" data-fold-sections="">${text}</div></main>`, twin);
    expect(parts).toEqual([`<blockquote><h2>C</h2></blockquote>${long}`]);
    expect(document).toContain(`<h2 id="a">A</h2>${short}<h2 id="b">B</h2><details class="left-out"><summary>`);
  });

  it("counts what stands in its place", () => {
    const list = `<ul data-fold="All 20">${`<li>${"x".repeat(30)}</li>`.repeat(20)}</ul>`;
    const { document, parts } = cutFolds(`<main>${list.repeat(250)}</main>`, twin);
    expect(parts.length).toBeGreaterThan(0);
    expect([...document.matchAll(/<[a-z]/g)].length).toBeLessThanOrEqual(pageLimits.elements);
  });

  it("is nothing that isn't marked", () => {
    const document = `<main>${rows(4000)}</main>`;
    expect(cutFolds(document, twin)).toEqual({ document, parts: [] });
  });
});
