import type { JsonValue } from "../../catalogue/json.ts";
import { docstringToMarkdown } from "../../docstring/docstring-to-markdown.ts";
import { htmlToMarkdown } from "../../html/html-to-markdown.ts";
import { asText } from "./api-document.ts";

/** What is said of something, in Markdown, which in descriptions of APIs often has HTML in it, or is what stood above code. */
export function asDoc(value: JsonValue | undefined): string | undefined {
  const text = asText(value);
  return text === undefined ? undefined : asText(htmlToMarkdown(docstringToMarkdown(text)));
}
