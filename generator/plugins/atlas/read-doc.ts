import { htmlToMarkdown } from "../../html/html-to-markdown.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { textOf } from "./typedef-node.ts";

/** What is said of it, in Markdown, where authors may have written HTML. */
export function readDoc(node: LocatedObject): string | undefined {
  const text = textOf(node, "description");
  return text === undefined ? undefined : htmlToMarkdown(text);
}
