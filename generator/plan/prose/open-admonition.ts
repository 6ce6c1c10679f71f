import type { Token } from "markdown-it";
import { escapeHtml } from "../markup/markup.ts";

/** How an admonition begins, its kind told in words; its title follows where it has one of its own. */
export function openAdmonition(tokens: readonly Token[], index: number): string {
  const meta = tokens[index]?.meta;
  const label = escapeHtml(String(meta?.["label"] ?? "Note"));
  const kind = `<span class="admonition-kind">${label}</span>`;
  const fold = meta?.["fold"];
  const [name, title] = fold === undefined ? (["div", "p"] as const) : (["details", "summary"] as const);
  const isTitled = tokens[index + 1]?.type === "admonition_title_open";
  const role = fold === undefined ? ' role="note"' : "";
  const open = fold === "open" ? " open" : "";
  const tone = String(meta?.["tone"] ?? "neutral");
  return `<${name} class="admonition"${role} data-tone="${tone}"${open}><${title} class="admonition-title">${kind}${isTitled ? " " : `</${title}>\n`}`;
}
