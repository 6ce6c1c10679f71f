import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { CodeTab, Html } from "../../generator/page-model/parts.ts";
import { CodeTabs } from "../parts/code-tabs.tsx";
import { ProsePage } from "./prose-page.tsx";

it("shows a hand-written page as it was rendered", () => {
  const html = "<p>Rendered &amp; <em>safe</em></p>" as Html;
  const markup = renderToStaticMarkup(<ProsePage content={{ kind: "prose", html }} />);
  expect(markup).toBe('<div class="prose" data-fold-sections=""><p>Rendered &amp; <em>safe</em></p></div>');
});

it("says of a page without a word that it is one", () => {
  const markup = renderToStaticMarkup(<ProsePage content={{ kind: "prose", html: "\n" as Html }} />);
  expect(markup).toBe('<p class="empty-state">This page has no text.</p>');
});

it("shows code in colours where it has them, and escaped where it has none", () => {
  const plain: CodeTab = { id: "a", label: "A", language: "json", code: '"<b>"' };
  const colored: CodeTab = { ...plain, id: "b", html: '<span class="s">&quot;&lt;b&gt;&quot;</span>' as Html };
  const markup = renderToStaticMarkup(<CodeTabs id="x" label="Notation" tabs={[plain, colored]} />);
  expect([...markup.matchAll(/<code class="language-json">(.*?)<\/code>/g)].map((match) => match[1])).toEqual([
    "&quot;&lt;b&gt;&quot;",
    '<span class="s">&quot;&lt;b&gt;&quot;</span>',
  ]);
});
