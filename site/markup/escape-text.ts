import { createEscape } from "../../generator/page-model/create-escape.ts";

/** A text as it stands in markup, between tags and in quoted attributes alike; spelt as React spells it. */
export const escapeText = createEscape({
  '"': "&quot;",
  "&": "&amp;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
});
