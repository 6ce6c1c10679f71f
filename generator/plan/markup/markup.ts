/* Text and code as markup: escaped, and coloured where the language is known. Knows no model, no page and no Markdown. */

export { escapeHtml } from "./escape-html.ts";
export { findLanguage } from "./highlight-languages.ts";
export { highlight } from "./highlight.ts";
