import type { Html } from "../../page-model/parts.ts";
import { escapeHtml } from "../markup/markup.ts";

/**
 * A rendered doc whose links to types lead to their pages: `[Berth](type:harbour.v1.Berth)`, as plug-ins write what their language has for
 * it. Of one that has no page the words stay. Docs are rendered once for all editions, so that where they lead is settled behind that.
 */
export function leadToTypes(html: Html | undefined, find: (name: string) => string | undefined): Html | undefined {
  if (html === undefined || !html.includes('<a href="type:')) return html;
  return html.replace(/<a href="type:([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, name: string, words: string) => {
    const href = find(decodeName(name));
    return href === undefined ? words : `<a href="${escapeHtml(href)}">${words}</a>`;
  }) as Html;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
