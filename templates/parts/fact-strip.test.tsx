import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { RichText } from "../../generator/page-model/parts.ts";
import { FactStrip } from "./fact-strip.tsx";

function show(count: number): string {
  const value = Array.from({ length: count }, (_, index): RichText => {
    const link = { text: `e${index}`, href: `/e${index}/` };
    return index === 0 ? [link] : [{ text: ", " }, link];
  }).flat();
  const markup = renderToStaticMarkup(<FactStrip facts={[{ label: "Carried by", value }]} />);
  return markup.replaceAll(/<a href="[^"]*">(\w+)<\/a>/g, "$1");
}

it("shows as many links of a fact as leave room for what the page is about, and folds the others", () => {
  expect(show(13)).toBe(
    '<dl class="facts"><div><dt>Carried by</dt><dd>e0, e1, e2, e3, e4, e5, e6, e7' +
      '<details class="fact-more"><summary>5 more</summary>e8, e9, e10, e11, e12</details></dd></div></dl>',
  );
  expect(show(12)).not.toContain("details");
});
