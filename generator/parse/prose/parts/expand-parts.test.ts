import { describe, expect, it } from "vitest";
import { createReport } from "../../../diagnostics/report.ts";
import { renderProse } from "../../../plan/prose/render-prose.ts";
import { measureCpuTime } from "../../../testdata/cpu-time.ts";
import { parseProse } from "../parse-prose.ts";
import { expandParts, type ExpandedText } from "./expand-parts.ts";

/* What a page can grow to, whatever it and its parts ask for. */

function expand(page: string, part: (path: string) => string | undefined): ExpandedText {
  return expandParts({ path: "page.mdx", text: page }, (path) => {
    const text = part(path);
    return text === undefined ? undefined : { path, text };
  });
}

function show(page: string, part: (path: string) => string | undefined): string {
  const { text, segments } = expand(page, part);
  const document = parseProse({ path: "page.mdx", kind: "prose", text }, createReport(), segments);
  return renderProse(document, {
    report: createReport(),
    include: () => undefined,
    resolve: (target) => ({ href: target }),
  }).html;
}

const importOf = (path: string): string => `import Part from '${path}'\n\n`;

describe("a page with parts", () => {
  it("tells once that an import is left out, however often it is used", () => {
    const used = "<Part />\n\n".repeat(1100);
    expect(expand(importOf("a.mdx") + used, () => "Said.").leftOut).toEqual([
      { path: "a.mdx", why: "size", span: expect.objectContaining({ file: "page.mdx", startLine: 1 }) },
    ]);
    // Few in each, since eight levels of them are more than are read.
    const few = "<Part />\n\n".repeat(30);
    const next = (path: string): string => `${importOf(`${Number.parseInt(path, 10) + 1}.mdx`)}## H\n\n${few}`;
    const { leftOut, text } = expand(importOf("1.mdx") + used, next);
    expect(leftOut.length).toBeLessThan(20);
    expect(text.length).toBeLessThan(300_000);
  });

  it("is no longer than its own text and what its parts may add, whatever stands before their lines", () => {
    const page = `${importOf("a.mdx")}${">".repeat(100_000)} <Part />\n\nThe end.\n`;
    const { text, leftOut } = expand(page, () => "Line\n\n".repeat(100_000));
    expect(text.length).toBeLessThan(5_000_000);
    expect(text).toMatch(/The end\.\n?$/);
    expect(leftOut.map(({ why }) => why)).toEqual(["size"]);
  });

  it("imports and uses them within fences of MDX as well", () => {
    const page = "```mdx-code-block\nimport Part from './a.mdx'\n```\n\n```mdx-code-block\n<Part />\n```\n";
    expect(show(page, () => "Of *piers*.")).toBe("<p>Of <em>piers</em>.</p>");
  });

  it("takes properties by their names alone, unless it gives these to something else", () => {
    const part = "export const port = 8080;\n\nOf {word} at {port}, {props.port}, {other}.";
    expect(show(`${importOf("a.mdx")}<Part word="piers" port="9090" />\n`, () => part)).toContain(
      "Of piers at 8080, 9090, {other}.",
    );
  });

  it.each<[string, string, string]>([
    ["in words", "Said: <Part word='{word}' />", "{props.word} ".repeat(2500)],
    ["in paragraphs", "<Part word='{word}' />", "{props.word}\n\n".repeat(2500)],
    ["in attributes", "<Part word='{word}' />", "<img src='a.png' alt={props.word} />\n\n".repeat(2500)],
    ["in code", "<Part word='{word}' />", "<CodeBlock>{`${props.word}`}</CodeBlock>\n\n".repeat(2500)],
  ])("does not grow by long words for short names %s", (_, page, part) => {
    const word = "x".repeat(3900);
    const html = show(importOf("a.mdx") + page.replace("{word}", word), () => part);
    expect(html.length).toBeLessThan(5_000_000);
    expect(html).toContain(word);
    expect(html).toContain("props.word");
  });
});

it("ends code that a part leaves open where the part ends, in a list too", () => {
  const { text, unclosed } = expand(`${importOf("a.mdx")}- <Part />\n\n# Behind\n`, () => "1. ~~~js\n   x\n");
  expect(text).toContain("- 1. ~~~js\n     x\n     ~~~\n");
  expect(unclosed).toEqual([
    { language: "js", span: { file: "a.mdx", startLine: 1, startColumn: 4, endLine: 1, endColumn: 6 } },
  ]);
});

it("keeps a table whole that takes in a part of several paragraphs", () => {
  const table = "| a | b |\n| - | - |\n| <Part /> | c |\n| d | e |\n";
  const html = show(importOf("a.mdx") + table, () => "First,\nand `x|y`.\n\nThen **more**.\n");
  expect(html).toContain("<td>First, and <code>x|y</code>.<br><br>Then <strong>more</strong>.</td>");
  expect(html.match(/<table/g)).toHaveLength(1);
  expect(html).toContain("<td>e</td>");
});

it("means by a label what the file says that it stands in, and what another says where that says nothing", () => {
  const page = "[a] [b]\n\n<Part />\n\n| [a] |\n| - |\n| [b] |\n\n[a]: page\n";
  const html = show(importOf("a.mdx") + page, () => "[a] [b]\n\n[a]: part\n[b]: other\n");
  expect([...html.matchAll(/href="([^"]+)"[^>]*>(\w)/g)].map(([, href, label]) => `${label} ${href}`)).toEqual([
    ...["a page", "b other", "a part", "b other", "a page", "b other"],
  ]);
});

it("knows what a string of JavaScript stands for", () => {
  const words = String.raw`export const word = "caf\u00e9 \x41 \u{1F6A2} \"q\" a\nb \u0000c \u{110000}"`;
  expect(show(`${words}\n\n{word}\n`, () => undefined)).toBe("<p>café A 🚢 &quot;q&quot; a b  c  </p>");
});

/** A page, and the parts in its folder. */
function expandFiles(page: string, parts: Readonly<Record<string, string>> = {}): ExpandedText {
  return expand(page, (path) => parts[path]);
}

const importing = (...names: readonly string[]): string =>
  names.map((name) => `import ${name} from './_${name}.mdx';\n`).join("");

it("a page without parts stays as it is", () => {
  const text = "---\ntitle: A\n---\r\n\r\nWords\r\n";
  expect(expandFiles(text)).toEqual({
    text,
    segments: [{ firstLine: 0, file: "page.mdx", line: 0, shift: 0 }],
    leftOut: [],
    unclosed: [],
  });
});

it("parts that take in several others each come to an end", () => {
  const twice = (name: string): string => `${importing(name)}\nText\n\n<${name} />\n\n<${name} />\n`;
  const names = Array.from("ABCDEFGHIJKLMNOPQRST");
  const parts = Object.fromEntries(names.map((name, index) => [`./_${name}.mdx`, twice(names[index + 1] ?? "A")]));
  const { text, leftOut } = expandFiles(twice("A"), parts);
  expect(text.split("Text").length).toBeLessThan(1002);
  expect(new Set(leftOut.map(({ why }) => why))).toEqual(new Set(["size"]));
});

it("a part that is large is taken in as often as there is room for it", () => {
  const part = `${"word ".repeat(100_000)}\n\nend\n`;
  const { text, leftOut } = expandFiles(`${importing("A")}\n${"<A />\n\n".repeat(10)}`, { "./_A.mdx": part });
  expect(text.split("end").length - 1).toBe(3);
  expect(leftOut.map(({ why }) => why)).toEqual(["size"]);
});

it.each([
  ["tags", "<A b={".repeat(20_000)],
  ["tags of many lines", "<A\n".repeat(50_000)],
  ["backticks", "`<A />``".repeat(20_000)],
  ["comments", "<!-- <A /> {/* ".repeat(20_000)],
  ["uses on a line", "<Gone /> ".repeat(20_000)],
  ["missing ones", "<Gone />\n".repeat(20_000)],
])("hostile %s take time that grows with the text", (_, text) => {
  const page = `${importing("A", "Gone")}\n${text}`;
  expect(measureCpuTime(() => void expandFiles(page, { "./_A.mdx": "Words\n" }))).toBeLessThan(2000);
});
