import { describe, expect, test } from "vitest";
import { htmlToMarkdown } from "./html-to-markdown.ts";

describe("what a text says in HTML", () => {
  test.each([
    ["plain words, a < b and Map<String, Ship> and <token>", "plain words, a < b and Map<String, Ship> and <token>"],
    [
      "<p>To sail a ship, you create a <code>Voyage&lt;T&gt;</code> of it.</p>",
      "To sail a ship, you create a `Voyage<T>` of it.",
    ],
    ["<p>One.</p><p>Two.</p>", "One.\n\nTwo."],
    ["One.<br>Two.<br/><br />Three.", "One.  \nTwo.\n\nThree."],
    ["| a | b |\n| --- | --- |\n| one<br>two | three |", "| a | b |\n| --- | --- |\n| one two | three |"],
    [
      'See <a href="https://example.com/a (b)" target="_blank">the <b>docs</b></a>.',
      "See [the **docs**](https://example.com/a%20%28b%29).",
    ],
    ["See <a>Ship</a>, <i> it </i> and <strong></strong>that.", "See Ship,  *it*  and that."],
    [
      "Types:<ul><li>ship</li><li>boat, which is<ul><li>small</li></ul></li></ul>Others not.",
      "Types:\n\n- ship\n- boat, which is\n\n  - small\n\nOthers not.",
    ],
    ["<ol>\n  <li>one\n  <li>two\n</ol>", "1. one\n2. two"],
    [
      "<table><tr><th>A</th><th>B</th></tr><tr><td>a|b</td><td><p>x</p><p>y</p></td></tr></table>",
      "| A | B |\n| --- | --- |\n| a\\|b | x y |",
    ],
    [
      "<table><tr><th>Berth</th></tr><tr><td>1</td><td>deep</td></tr></table>",
      "| Berth |  |\n| --- | --- |\n| 1 | deep |",
    ],
    [
      "<img alt='[Our]\n\npier' src='a%20(b) c.png?x=1&amp;y=2'> <img src=pier.png> <img alt=pier>",
      "![Our pier](a%20%28b%29%20c.png?x=1&y=2) ![](pier.png) pier",
    ],
    ['<img src="a\uD800.png"> <a data-x="href=no" href=yes>', '![](a\uFFFD.png) <a data-x="href=no" href=yes>'],
    ['<A HREF="a">b</A> <IMG SRC="c">', "[b](a) ![](c)"],
    ["<h3>Ports</h3>They are <em>many</em>.", "### Ports\n\nThey are *many*."],
    ["<pre><code>a &lt; b\n  c</code></pre>", "```\na < b\n  c\n```"],
    ["`<b>` and ``<i>`</i>`` and\n```\n<p>\n```", "`<b>` and ``<i>`</i>`` and\n```\n<p>\n```"],
    ["10<sup>12</sup> H<sub>2</sub>O<sup>TM</sup>", "10¹² H₂OTM"],
    ["Say <code> to begin, then <b>go</b>.", "Say <code> to begin, then **go**."],
    ["<!-- ReDoc-Inject: <security-definitions> -->Words.<!-- open", "Words.<!-- open"],
    ["<p>\n      Indented\n      words.\n", "Indented\nwords."],
    ["<blockquote>Mind\n<p>the gap.</blockquote>", "> Mind\n>\n> the gap."],
    ["Called <u> of <s>, <small> or <del>.", "Called <u> of <s>, <small> or <del>."],
    ["Is <p>, <li> or '<td>'.", "Is <p>, <li> or '<td>'."],
    ["One. <p> Two.\n<p>.git <li> there <font color=red>and.", "One.\n\nTwo.\n\n.git <li> there and."],
    ["| a | b |\n| --- | --- |\n| <p> | <li> |", "| a | b |\n| --- | --- |\n| <p> | <li> |"],
    ["Say <b>so</b>:\n\n    <b>a</b>\n\n<p>Then.", "Say **so**:\n\n    <b>a</b>\n\nThen."],
    ["\\<p> stays", "\\<p> stays"],
    ["<dl><dt>ship<dd>big</dl>", "**ship**\n\nbig"],
  ])("is Markdown: %s", (text, wanted) => {
    expect(htmlToMarkdown(text)).toBe(wanted);
  });

  test.each([
    "<b>",
    "<ul><li>",
    "<",
    "<!--",
    "`",
    "``` `",
    "<a href=",
    "</p>",
    "<td>",
    "<table><tr><td>",
    "<br>",
    "\n ",
    "<i></b>",
  ])("is read in a time that grows with its length: %s", (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    const start = process.cpuUsage().user;
    htmlToMarkdown(`${text}</b></table>`);
    expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(2);
  });

  test.each([
    ["stretches of marks", `<code>${"` ".repeat(140_000)}</code>`],
    ["a wide row above many narrow ones", `<table><tr>${"<td>1".repeat(1000)}</tr>${"<tr><td>1".repeat(1000)}</table>`],
  ])("is no longer than what it is of: %s", (_, text) => {
    expect(htmlToMarkdown(text).length).toBeLessThan(text.length * 2);
  });
});
