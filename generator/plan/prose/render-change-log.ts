import type { Token } from "markdown-it";
import { encodePart } from "../../page-model/encode-part.ts";
import type { LoggedVersion } from "../../markdown/headings/change-log-rule.ts";
import { escapeHtml } from "../markup/markup.ts";

/** The versions of a change log with what is told of each, and room for what filters the entries below. */
export function renderVersionList({ meta }: Token): string {
  const versions = (meta?.["versions"] ?? []) as readonly LoggedVersion[];
  const items = versions.map(({ id, text, parts }) => {
    const told = parts.map((part) => `${escapeHtml(part.text)}&nbsp;${part.count}`).join(", ");
    const count = told === "" ? "" : ` <span class="count">${told}</span>`;
    return `<li><a href="#${encodePart(id)}">${escapeHtml(text)}</a>${count}</li>`;
  });
  const tools = `<div class="table-tools" data-scope="page" data-noun="entries" data-chips="0"></div>`;
  return `<nav class="versions" aria-label="Versions on this page">${tools}<ul>${items.join("")}</ul></nav>\n`;
}

/** What stands below the heading of a version, or a heading with what stands below it. */
export function openVersionSection(className: string, meta: Token["meta"]): string {
  return `<section class="prose ${className}" data-heading="${escapeHtml(String(meta?.["id"] ?? ""))}">\n`;
}
