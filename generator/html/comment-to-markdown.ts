import { htmlToMarkdown } from "./html-to-markdown.ts";
import { sayInlineTags } from "./say-inline-tags.ts";

/** A comment as authors of Java write it, with HTML and with tags in braces, as Markdown; any other text as it is. */
export function commentToMarkdown(text: string): string {
  return htmlToMarkdown(text.includes("{@") ? sayInlineTags(text) : text);
}
