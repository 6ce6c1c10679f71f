import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Html } from "../../generator/page-model/parts.ts";
import { DocView } from "./doc-view.tsx";

it.each([
  ["שם של טבלה.", ' dir="auto"'],
  ["A name.", ""],
])("browsers find out from which side “%s” is read", (doc, direction) => {
  const shown = `<div class="doc"${direction}>${doc}</div>`;
  expect(renderToStaticMarkup(<DocView html={doc as Html} />)).toBe(shown);
});
