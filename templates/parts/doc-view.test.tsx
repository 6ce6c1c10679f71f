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
