import { expect, test } from "vitest";
import { pageOptions, readMarkdown } from "../read-markdown.ts";

const bannerOf = (text: string): string | undefined => readMarkdown(text, pageOptions({}, {})).dialect.banner;

test.each([
  ["words", '<h1 align="center">Shed\n  &amp; Pier</h1>\n\nWords.', "Shed & Pier"],
  ["words behind a picture", '<p><img src="a.png" /></p>\n<h1>Shed</h1>', "Shed"],
  ["words around a picture", '<h1>\n  <img src="a.png" />\n  <code>Shed</code>\n</h1>', "Shed"],
])("a page is called what a heading in HTML says that it begins with: %s", (_, text, banner) => {
  expect(bannerOf(text)).toBe(banner);
});

test.each([
  ["words stand before it", "Words.\n\n<h1>Shed</h1>"],
  ["a heading of Markdown stands before it", "## Berths\n\n<h1>Shed</h1>"],
  ["there is a title", "# Pier\n\n<h1>Shed</h1>"],
  ["it says nothing", '<h1><img src="a.png" /></h1>\n\nWords.'],
])("it isn't where %s", (_, text) => {
  expect(bannerOf(text)).toBeUndefined();
});
