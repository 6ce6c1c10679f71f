import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Html } from "../../generator/page-model/parts.ts";
import { DocView } from "./doc-view.tsx";

it.each([
  ["שם של טבלה.", ' dir="rtl"'],
  ["<code>SchemaMetadata</code> של טבלה.", ' dir="rtl"'],
  ["A name, in Hebrew שם.", ""],
  ["A name.", ""],
])("most of its letters say from which side “%s” is read", (doc, direction) => {
  const shown = `<div class="doc"${direction}>${doc}</div>`;
  expect(renderToStaticMarkup(<DocView html={doc as Html} />)).toBe(shown);
});

it.each([
  [1, "<h2>Use</h2><p>Of <code>&lt;h3&gt;</code></p><h3>Deep</h3><h5>Deepest</h5>"],
  [2, "<h3>Use</h3><p>Of <code>&lt;h3&gt;</code></p><h4>Deep</h4><h6>Deepest</h6>"],
  [3, "<h4>Use</h4><p>Of <code>&lt;h3&gt;</code></p><h5>Deep</h5><h6>Deepest</h6>"],
] as const)("begins its headings one below a heading of level %i", (under, shown) => {
  const doc = "<h3>Use</h3><p>Of <code>&lt;h3&gt;</code></p><h4>Deep</h4><h6>Deepest</h6>" as Html;
  expect(renderToStaticMarkup(<DocView html={doc} under={under} />)).toBe(`<div class="doc">${shown}</div>`);
});
