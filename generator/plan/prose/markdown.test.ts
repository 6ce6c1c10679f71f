import { describe, expect, it } from "vitest";
import { createMarkdown, firstSentence } from "./markdown.ts";

const markdown = createMarkdown();

describe("createMarkdown", () => {
  it("has nothing for a missing or blank text", () => {
    expect([markdown.block(undefined), markdown.block(" \n"), markdown.inline(""), markdown.summary("\n")]).toEqual([
      undefined,
      undefined,
      undefined,
      "",
    ]);
  });

  it("shows raw HTML as text", () => {
    expect(markdown.block('<script>alert("x")</script>')).toBe(
      "<p>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</p>",
    );
  });

  it("says as Markdown what comments of Java say in HTML and in braces", () => {
    expect(markdown.block("Milled by {@link com.x.Mill#grind}.<p>Not <code>raw</code>, of a List<Grain>.")).toBe(
      "<p>Milled by <code>com.x.Mill.grind</code>.</p>\n<p>Not <code>raw</code>, of a List&lt;Grain&gt;.</p>",
    );
    expect(markdown.summary("A <b>sack</b><br/>of rye.")).toBe("A sack of rye.");
  });

  it("puts headings below those of the page and skips no level", () => {
    const written = "## Use\n\n##### Deep\n\n### Next\n\n# Over";
    expect(markdown.block(written)).toBe("<h3>Use</h3>\n<h4>Deep</h4>\n<h4>Next</h4>\n<h3>Over</h3>");
  });

  it("links only what is absolute and harmless", () => {
    expect(markdown.inline("[a](https://example.org) [b](../b.md) [c](javascript:alert) [d](#e)")).toBe(
      '<a href="https://example.org">a</a> b [c](javascript:alert) d',
    );
  });

  it("links whole addresses, but those of examples and of the reader's own machine", () => {
    expect(markdown.inline("See https://docs.acme.io/a_b. Not README.md, www.acme.io or `https://acme.io`.")).toBe(
      'See <a href="https://docs.acme.io/a_b">https://docs.acme.io/a_b</a>. Not README.md, www.acme.io or <code>https://acme.io</code>.',
    );
    const examples =
      "http://localhost:8080 https://you:me@127.0.0.1/a https://acme.example.com http://gms.internal/ //acme.io";
    expect(markdown.inline(examples)).toBe(examples);
    expect(markdown.summary("See https://acme.io/a. More.")).toBe("See https://acme.io/a.");
  });

  it("loads no image", () => {
    expect(markdown.inline('![a "plan"](https://example.org/a.png) ![](x.png)')).toBe(
      '<a href="https://example.org/a.png">a &quot;plan&quot;</a> image',
    );
  });

  it("leaves the paragraph off a single one, and keeps richer docs as they are", () => {
    expect(markdown.inline("One *line*.")).toBe("One <em>line</em>.");
    expect(markdown.inline("- one\n- two")).toBe("<ul>\n<li>one</li>\n<li>two</li>\n</ul>");
  });

  it("shows GitHub's alerts as notes", () => {
    expect(markdown.inline("> [!WARNING]\n> It *stays*.")).toBe(
      '<div class="admonition" role="note" data-tone="warning"><p class="admonition-title"><span class="admonition-kind">Warning</span></p>\n<p>It <em>stays</em>.</p>\n</div>',
    );
    expect(markdown.inline("> [!TIP]- Of *use*\n> It stays.")).toBe(
      '<details class="admonition" data-tone="success"><summary class="admonition-title"><span class="admonition-kind">Tip</span> Of <em>use</em></summary>\n<p>It stays.</p>\n</details>',
    );
    expect(markdown.inline("> [!odd]\n> Said.")).toBe("<blockquote>\n<p>[!odd]\nSaid.</p>\n</blockquote>");
    expect(markdown.summary("> [!NOTE]\n> It stays. For long.")).toBe("It stays.");
  });

  it("puts tables in boxes that scroll, aligned by the site's styles", () => {
    const html = markdown.block("|  | Rows |\n| --- | --: |\n| a | 1 |");
    expect(html).toMatch(/^<div class="table-box" role="group" aria-label="Table" tabindex="0"><table>/);
    expect(html).toContain('<td></td>\n<th scope="col" class="align-right">Rows</th>');
    expect(html).toContain('<td>a</td>\n<td class="align-right">1</td>');
    expect(html).toMatch(/<\/table><\/div>$/);
    expect(html).not.toContain("style=");
  });

  it("keeps dates and versions in cells on one line, and no words", () => {
    const html = markdown.block(
      "| A | B |\n| --- | :-: |\n| 2024-11-27 | v1.2.0-rc.1 |\n| 2-way-and-so-on-and-on | 1 - 2 |",
    );
    expect(html).toContain('<td class="whole">2024-11-27</td>\n<td class="align-center whole">v1.2.0-rc.1</td>');
    expect(html).toContain('<td>2-way-and-so-on-and-on</td>\n<td class="align-center">1 - 2</td>');
  });

  it("colours code, which the keyboard reaches", () => {
    const box = '<pre class="code" role="group" tabindex="0" aria-label="Code">';
    expect(markdown.block('```json\n{ "a": 1 }\n```')).toBe(
      `${box}<code class="language-json">{ <span class="a">&quot;a&quot;</span>: <span class="n">1</span> }</code></pre>`,
    );
    expect(markdown.block("    a < b")).toBe(`${box}<code>a &lt; b</code></pre>`);
    expect(markdown.block('```odd"x y\na\n```')).toBe(`${box}<code class="language-odd&quot;x">a</code></pre>`);
  });

  it("begins with whole sentences of the first paragraph, as many as are soon read", () => {
    const long = `${"It goes on ".repeat(40)}for long.`;
    expect(markdown.opening(`# Port\n\nBerths for *ships*. Pay by the day. ${long}\n\nMore.`)).toBe(
      "Berths for ships. Pay by the day.",
    );
    expect(markdown.opening(long)).toMatch(/^It goes on .{270,320}…$/);
    expect(markdown.opening("Berths for ships. There are:\n\n- piers")).toBe("Berths for ships.");
    expect(markdown.opening(undefined)).toBe("");
  });

  it("summarises without markup", () => {
    expect(markdown.summary("The `name` of\nthe **thing**. It has more.")).toBe("The name of the thing.");
    expect(markdown.summary("# Introduction\n\nText.")).toBe("Text.");
    expect(markdown.summary("# Title\n\n```\ncode\n```")).toBe("Title");
  });
});

describe("firstSentence", () => {
  it.each([
    ["One. Two.", "One."],
    ["Sizes, e.g. Small. More.", "Sizes, e.g. Small."],
    ["Version 1.2 of it. Next", "Version 1.2 of it."],
    ["No stop", "No stop"],
    ["Is it? Yes.", "Is it?"],
  ])("of %j is %j", (text, expected) => {
    expect(firstSentence(text)).toBe(expected);
  });

  it("cuts a long one at a word", () => {
    const sentence = firstSentence(`${"word ".repeat(60)}end.`);
    expect(sentence.length).toBeLessThanOrEqual(181);
    expect(sentence).toMatch(/word…$/);
  });
});
