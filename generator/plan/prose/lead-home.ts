import type { Html } from "../../page-model/parts.ts";
import { escapeHtml } from "../markup/markup.ts";

/**
 * A rendered doc whose links to the published site lead to this one's pages, as those of guides do. Docs are rendered once for
 * all pages and editions, so that where they lead is settled behind that.
 */
export function leadHome(
  html: Html | undefined,
  hosts: readonly string[],
  find: (href: string) => string | undefined,
): Html | undefined {
  const lower = html?.toLowerCase();
  if (html === undefined || !hosts.some((host) => lower?.includes(host.slice(0, -1).toLowerCase()))) return html;
  return html.replace(/(<a href=")([^"]*)/g, (whole, start: string, href: string) => {
    const own = find(href.replaceAll("&amp;", "&"));
    return own === undefined ? whole : start + escapeHtml(own);
  }) as Html;
}
