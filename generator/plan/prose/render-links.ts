import type { Html } from "../../page-model/parts.ts";
import { escapeHtml } from "../markup/markup.ts";
import type { PlacedLink } from "./prose-context.ts";
import { safeHref } from "./render-state.ts";

/** Pages of a part of the sidebar as a list on the page that leads into it; empty where there are none. */
export function renderLinks(links: readonly PlacedLink[] = []): Html {
  const items = links.flatMap(({ label, href: written }) => {
    const href = safeHref(written);
    return href === undefined ? [] : [`<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>\n`];
  });
  return (items.length === 0 ? "" : `<ul>\n${items.join("")}</ul>\n`) as Html;
}
