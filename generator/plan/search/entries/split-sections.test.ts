import { expect, test } from "vitest";
import { splitSections } from "./split-sections.ts";
import { toPlainText } from "./to-plain-text.ts";

test("a text is cut at its headings, the lowest too", () => {
  const html =
    "<p>First &amp; foremost.</p>\n" +
    '<h2 id="a-b"><a class="heading-anchor" href="#a-b">A <code>b</code></a></h2><p>Under it.</p>' +
    '<h5 id="low">Low</h5><p>Deeper.</p>' +
    '<h3 id="linked">See <a href="/x/">x</a> <a class="heading-mark" href="#linked">#</a></h3><ul><li>one</li><li>two</li></ul>';
  expect(splitSections(html)).toEqual([
    { label: "", text: "First & foremost." },
    { id: "a-b", label: "A b", text: "Under it." },
    { id: "low", label: "Low", text: "Deeper.", under: "a-b" },
    { id: "linked", under: "a-b", label: "See x", text: "one two" },
  ]);
});

test("markup gives its words, with those of neighbours apart and drawings left out", () => {
  expect(toPlainText("a<strong>b</strong>c<br>d &lt;e&gt; &#38; &#x41; &unknown;<svg><text>no</text></svg>")).toBe(
    "abc d <e> & A &unknown;",
  );
});

test("what tabs are called is said once", () => {
  const html =
    '<fieldset class="tabs"><legend class="visually-hidden">Curl or Python</legend><div class="tab-bar">' +
    '<label><input type="radio"/>Curl</label><label><input type="radio"/>Python</label></div>' +
    '<div class="tab-panel"><p class="tab-title">Curl</p><p>One.</p></div>' +
    '<div class="tab-panel"><p class="tab-title">Python</p><p>Two.</p></div></fieldset>';
  expect(toPlainText(html)).toBe("Curl One. Python Two.");
});

test("a place where a word may break is none where it ends", () => {
  expect(toPlainText("<code>Metadata<wbr>Change<wbr/>Proposal</code>")).toBe("MetadataChangeProposal");
});
