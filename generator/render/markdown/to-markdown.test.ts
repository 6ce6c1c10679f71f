import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { textOf } from "./markup.ts";
import { parseMarkup } from "./parse-markup.ts";
import { createTagReader } from "./read-tag.ts";
import { toMarkdown } from "./to-markdown.ts";

const folder = fileURLToPath(new URL("testdata", import.meta.url));
const cases = readdirSync(folder).filter((name) => name.endsWith(".html"));

const toHref = (href: string): string => (href.startsWith("/") ? href.replace(/\/(?=#|$)/, ".md") : href);

function convert(html: string): string {
  return toMarkdown(parseMarkup(html), toHref);
}

describe("markup as Markdown", () => {
  it.each(cases)("%s", (name) => {
    expectGolden(`${folder}/${name.replace(/html$/, "md")}`, `${convert(readFileSync(`${folder}/${name}`, "utf8"))}\n`);
  });

  it.each([
    ["https://example.org/a_b", "https://example.org/a_b", "See <https://example.org/a_b>."],
    ["https://example.org/a_b", "there", "See [there](https://example.org/a_b)."],
    ["https://example.org/?a&amp;copy", "https://example.org/?a&amp;copy", /^See \[.*\]\(.*\)\.$/],
    ["/x/", "/x/", "See [/x/](/x.md)."],
  ])("names an address that stands for itself once: %s as %s", (href, text, expected) => {
    expect(convert(`<p>See <a href="${href}">${text}</a>.</p>`)).toMatch(expected);
  });

  it("keeps the anchors of headings that say the same where their numbers aren't those of the Markdown", () => {
    const headings = ["news-1", "news-2", "news"].map((id) => `<h2 id="${id}">News</h2>`).join("");
    expect(convert(headings)).toBe('## <a id="news-1"></a>News\n\n## <a id="news-2"></a>News\n\n## News');
    const numbered = ["news", "news-1"].map((id) => `<h2 id="${id}">News</h2>`).join("");
    expect(convert(numbered)).toBe("## News\n\n## News");
    expect(convert('<h2 id="~fields">Fields</h2>')).toBe("## Fields");
    expect(convert('<h2 id="~urn">URN</h2><h3 id="urn">urn</h3>')).toBe("## URN\n\n### urn");
  });

  it("keeps the anchors of headings that say something else", () => {
    const heading = (id: string, words: string): string => convert(`<h3 id="${id}">${words}</h3>`);
    expect(heading("0", "Root User - All")).toBe('### <a id="0"></a>Root User - All');
    expect(heading("install", "Set it up")).toBe('### <a id="install"></a>Set it up');
    expect(heading("sail", "<code>depot sail</code>")).toBe("### `depot sail`");
    expect(heading("depot.host_port", "<code>host_port</code> text")).toBe("### `host_port` text");
    expect(heading("com.example.depot", "example.depot (2)")).toBe("### example.depot (2)");
    expect(heading("set--up", "Set:  up")).toBe('### <a id="set--up"></a>Set: up');
    expect(heading("~news", "What is new")).toBe("### What is new");
  });

  it("takes a name that may break for one word", () => {
    expect(convert("<p>MILL<wbr>_GRAIN<wbr>_SIZE and _this</p>")).toBe("MILL_GRAIN_SIZE and \\_this");
  });

  it.each([
    ["a<br>--", "a\\\n\\--"],
    ["a<br>=", "a\\\n\\="],
    ["a<br>- b", "a\\\n\\- b"],
    ["a<br>-- b", "a\\\n-- b"],
  ])("makes no heading of lines: %s", (html, expected) => {
    expect(convert(`<p>${html}</p>`)).toBe(expected);
  });

  it("has a section that is a heading alone, and none of which only the heading is left", () => {
    const empty = "<section><h3>404 Not Found</h3></section>";
    expect(convert(`<section><h2>Responses</h2>${empty}</section>`)).toBe("## Responses\n\n### 404 Not Found");
    expect(convert("<section><h3>200 OK</h3><ul><li></li></ul></section>")).toBe("### 200 OK");
    expect(convert("<section><h2>Neighbours</h2><figure><svg><text>a</text></svg></figure></section>")).toBe("");
    expect(convert("<section><h2>Neighbours</h2><svg><text>a</text></svg></section>")).toBe("");
  });

  it("lets no formula become a tag where nobody reads formulas", () => {
    const math = (tex: string): string => `<math><annotation encoding="application/x-tex">${tex}</annotation></math>`;
    expect(convert(`<p>${math("a&lt;b&gt;c, 1&lt;2")}</p>`)).toBe("$a< b>c, 1<2$");
  });

  it("takes what is nested beyond all measure", () => {
    const html = `${"<div>".repeat(50_000)}deep${"</div>".repeat(50_000)}`;
    expect(convert(html)).toBe("deep");
    expect(convert(`${"<ul><li>".repeat(5_000)}deep`)).toContain("deep");
  });

  it("takes time in proportion to the text", () => {
    const html = `<p>${"<".repeat(200_000)}</p><p ${'a="'.repeat(50_000)}>${"&amp".repeat(50_000)}${"`".repeat(50_000)}<code>${"a`".repeat(200_000)}</code>`;
    expect(measureCpuTime(() => void convert(html))).toBeLessThan(2_000);
  });

  it("lists names, each set apart from the next, in time that grows with their number", () => {
    const html = `<p>${"<code>ab</code><span>, </span><span class=a> </span>. ".repeat(40_000)}</p>`;
    let text = "";
    expect(measureCpuTime(() => (text = convert(html)))).toBeLessThan(3_000);
    expect(text.slice(0, 24)).toBe("`ab`,. `ab`,. `ab`,. `ab".slice(0, 24));
  });
});

describe("markup", () => {
  it("is read with its entities and those of its attributes that count", () => {
    const [element, text] = parseMarkup(`<a href="/x?a=1&amp;b=2" title='>"' rel class=x>a&lt;b</a>c`);
    expect(element).toMatchObject({
      tag: { name: "a", attributes: { href: "/x?a=1&b=2", rel: "", class: "x" }, length: 48 },
      children: ["a<b"],
    });
    expect(text).toBe("c");
  });

  it("knows blocks within lines, but for those that don't count", () => {
    const pieces = parseMarkup("<b><i>1</i><p>2</p></b><b>3</b><b hidden><button><p>4</p></button></b>");
    expect(pieces.map((piece) => typeof piece === "object" && piece.holdsBlock)).toEqual([true, false, false]);
  });

  it("is read the same way when its tags were met before", () => {
    const readTag = createTagReader();
    for (const html of ["<p class=a>1<br/>2", `<p class="a>b">1<p class="a">2`, `<p class="a`, `<p class="a">3`]) {
      const read = parseMarkup(html, 0, html.length, readTag);
      expect(read).toEqual(parseMarkup(html));
      expect(parseMarkup(html, 0, html.length, readTag)).toEqual(read);
    }
  });

  it("is read between two offsets", () => {
    expect(textOf(parseMarkup("<p>one</p><p>two</p><p>three</p>", 10, 20))).toBe("two");
  });
});
