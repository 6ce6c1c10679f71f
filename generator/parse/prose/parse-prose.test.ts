import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { parseProse } from "./parse-prose.ts";
import type { ProseDocument } from "./prose-document.ts";

const folder = fileURLToPath(new URL("../../testdata/prose", import.meta.url));
const names = readdirSync(folder).flatMap((name) => (name.endsWith(".md") ? [name.slice(0, -3)] : []));

/** The document, and each diagnostic as `line:column code`. */
function read(text: string): { document: ProseDocument; said: readonly string[] } {
  const report = createReport();
  const document = parseProse({ path: "page.md", text, kind: "prose" }, report);
  const said = report.diagnostics.map(({ code, span }) => `${span?.startLine}:${span?.startColumn} ${code}`);
  return { document, said };
}

/** What stands at each target's span, which is the target itself unless it was written with escapes. */
function quoteTargets({ targets, text }: ProseDocument): readonly (readonly [string, string])[] {
  const lines = text.split(/\r\n|\n|\r/);
  return targets.map(({ target, span }) => [
    target,
    (lines[span.startLine - 1] ?? "").slice(span.startColumn - 1, span.endColumn),
  ]);
}

describe("parseProse", () => {
  it.each(names)("reads %s", (name) => {
    const report = createReport();
    const text = readFileSync(`${folder}/${name}.md`, "utf8");
    const { text: kept, ...document } = parseProse({ path: `${name}.md`, text, kind: "prose" }, report);
    expect(kept).toBe(text);
    expectGolden(`${folder}/${name}.json`, `${JSON.stringify(document, undefined, 2)}\n`);
  });

  it("points at exactly the target, wherever it stands", () => {
    const { document } = read(
      [
        "---",
        "title: x",
        "---",
        "[a.md](a.md) and [b](<b c.md> 'title') [`code`](c.md#d)",
        "",
        "> 1. quoted [d](",
        ">    d.md)",
        "",
        "| [e](e.md) | [e](e.md) |",
        "| --- | --- |",
        "| ![f](f.png) | <a href='g.md'>g</a> |",
        "",
        "<p><img",
        '  src="h.png"></p>',
        "",
        "[i]: ../i.md",
        "## [j](j.md) {#j}",
      ].join("\r\n"),
    );
    const quotes = quoteTargets(document);
    expect(quotes.map(([target]) => target)).toEqual([
      "a.md",
      "b c.md",
      "c.md#d",
      "d.md",
      "e.md",
      "e.md",
      "f.png",
      "g.md",
      "h.png",
      "../i.md",
      "j.md",
    ]);
    for (const [target, quote] of quotes) expect(quote).toBe(target);
    expect(new Set(document.targets.map(({ span }) => `${span.startLine}:${span.startColumn}`)).size).toBe(11);
  });

  it("points at the line of a target with escapes", () => {
    const { document } = read("Text.\n\n[a](a\\_b.md) [c](c.md?x&amp;y)\n");
    expect(document.targets.map(({ target, span }) => `${span.startLine} ${target}`)).toEqual([
      "3 a_b.md",
      "3 c.md?x&y",
    ]);
  });

  it("takes the front matter's keys, and says what is wrong with their values", () => {
    const { document, said } = read(
      "---\ntitle: 2024\nhide_title: no way\nsidebar_position: 2\nother: [x]\n---\n# A\n",
    );
    expect(document.frontMatter).toMatchObject({ title: "2024", hideTitle: false, sidebarPosition: 2 });
    expect(document.heading).toBe("A");
    expect(said).toEqual(["3:1 prose/front-matter-value"]);
  });

  it("counts lines from the first where no line of hyphens stands before the keys", () => {
    expect(read('{\n "title": "A",\n "weight": []\n}\n').said).toEqual(["3:2 prose/front-matter-value"]);
  });

  it("takes where a page is edited: an address, nowhere, or nothing said", () => {
    const editUrlOf = (line: string): unknown => read(`---\n${line}\n---\n# A\n`).document.frontMatter.editUrl;
    expect(editUrlOf("custom_edit_url: https://example.org/edit/a.md")).toBe("https://example.org/edit/a.md");
    expect([editUrlOf("custom_edit_url:"), editUrlOf("custom_edit_url: null")]).toEqual([null, null]);
    expect(editUrlOf("title: A")).toBeUndefined();
    const { document, said } = read("---\ncustom_edit_url: javascript:alert(1)\n---\n");
    expect(document.frontMatter.editUrl).toBeUndefined();
    expect(said).toEqual(["2:1 prose/front-matter-value"]);
  });

  it("reads a value with a colon as the text that other tools take it for", () => {
    const { document, said } = read(
      "---\nid: a\ntitle: Tutorial: Intro \nsidebar_label: See also:\nslug: /b\n---\n# A\n",
    );
    expect(said).toEqual(["3:8 prose/malformed-front-matter"]);
    expect(document.frontMatter).toMatchObject({
      ...{ id: "a", title: "Tutorial: Intro", sidebarLabel: "See also:", slug: "/b" },
    });
  });

  it("knows where a page isn't to be offered, in the words of each tool", () => {
    const keptFrom = (lines: string): unknown => read(`---\n${lines}\n---\n# A\n`).document.frontMatter.keptFrom;
    expect(keptFrom("unlisted: true")).toEqual(["lists", "engines", "search"]);
    for (const line of [
      "noindex: true",
      "robots: noindex, nofollow",
      "head:\n  - - meta\n    - name: robots\n      content: noindex",
      "head:\n  - tag: meta\n    attrs:\n      content: none, noindex\n      name: robots",
    ]) {
      expect(keptFrom(line), line).toEqual(["engines"]);
    }
    for (const line of ["search_exclude: true", "search:\n  exclude: true", "pagefind: false"]) {
      expect(keptFrom(line), line).toEqual(["search"]);
    }
    for (const line of [
      "unlisted: false",
      "robots: all",
      "search: true",
      "pagefind: true",
      "noindex: tides",
      "head: noindex",
      "head:\n  - - meta\n    - name: description\n      content: What noindex is",
      "head:\n  - - meta\n    - name: robots\n      content: all\n  - - meta\n    - name: keywords\n      content: noindex",
    ]) {
      expect(keptFrom(line), line).toBeUndefined();
    }
  });

  it("reads malformed front matter as far as it goes, and takes nothing else for one", () => {
    const { document, said } = read("---\ntitle: A: b\nslug: /x\n---\n\n# Title\n");
    expect(said).toEqual(["2:8 prose/malformed-front-matter"]);
    expect(document.heading).toBe("Title");
    expect(read("---\n\nText\n\n---\n").document.frontMatter.title).toBeUndefined();
    expect(read(`---\ntitle: ${"[".repeat(500)}\n---\n`).said).toEqual(["1:1 prose/malformed-front-matter"]);
    expect(read("Text\n\n---\ntitle: no\n---\n").document.frontMatter.title).toBeUndefined();
  });

  it("ends front matter without an end where a line is blank, and takes no rule for one", () => {
    const lineOfHeading = (text: string): unknown => read(text).document.headings[0]?.span.startLine;
    for (const end of ["\n", "\r\n"]) {
      const open = ["---", "title: T", "", "# H", "", "Some words.", "", "---", "", "## I", ""].join(end);
      expect(read(open).said).toEqual(["1:1 prose/unclosed-front-matter"]);
      expect(read(open).document).toMatchObject({ heading: "H", frontMatter: { title: "T" } });
      expect(lineOfHeading(open)).toBe(10);
    }
    expect(read("---\ntitle: T").document.frontMatter.title).toBe("T");
    expect(read('+++\ntitle = "T"\n\nText').document.frontMatter.title).toBe("T");
    for (const text of ["---\nNote: words.\n\nText", "---\ntitle: T\nWords.\n", "---\n\ntitle: T\n", "+++\nText\n"]) {
      expect(read(text)).toMatchObject({ said: [], document: { frontMatter: { hideTitle: false } } });
      expect(read(text).document.frontMatter.title).toBeUndefined();
    }
  });

  it("takes a byte order mark and old line ends for nothing", () => {
    const { document } = read("\uFEFF---\r\ntitle: T\r\n---\r\n# H\r\r## I\r\n");
    expect(document.frontMatter.title).toBe("T");
    expect(document.heading).toBe("H");
    expect(document.headings.map(({ id, span }) => `${id} ${span.startLine}`)).toEqual(["i 6"]);
    expect(read("\uFEFF# H\n").document.heading).toBe("H");
  });

  it("reports what is never closed, and goes on with the next part", () => {
    const { document, said } = read(
      "<Tabs>\n\n:::note\n\nText\n\n</Tabs>\n\n## Next\n\n```sql\nselect 1\n\n## Not a heading\n",
    );
    expect(said).toEqual(["3:1 prose/unclosed-admonition", "11:1 prose/unclosed-fence"]);
    expect(document.headings.map(({ id }) => id)).toEqual(["next"]);
    expect(read("<Tabs>\n\n- <TabItem>\n\n</Tabs>\n\n</TabItem>\n").said).toEqual(["3:3 prose/unclosed-component"]);
  });

  it("does not read what is too long to be prose", () => {
    expect(read(`# Title\n\n${"[x](".repeat(20_000)}`).said).toEqual(["3:1 prose/long-text"]);
    const { document, said } = read("x".repeat(8_000_001));
    expect(said).toEqual(["1:1 prose/too-large"]);
    expect(document.text).toBe("");
  });
});
