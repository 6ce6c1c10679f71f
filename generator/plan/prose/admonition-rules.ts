import type { Renderer, Token } from "markdown-it";
import { escapeHtml } from "../markup/markup.ts";

/** How admonitions are shown, in guides and in what is said of a model. */
export const admonitionRules: Renderer["rules"] = {
  admonition_open: openAdmonition,
  admonition_title_open: () => "",
  admonition_title_close: (tokens, index) => (tokens[index]?.meta?.["fold"] === undefined ? "</p>\n" : "</summary>\n"),
};

/** How one begins, its kind told in words; its title follows where it has one of its own. */
function openAdmonition(tokens: readonly Token[], index: number): string {
  const meta = tokens[index]?.meta;
  const label = escapeHtml(String(meta?.["label"] ?? "Note"));
  const kind = `<span class="admonition-kind">${label}</span>`;
  const fold = meta?.["fold"];
  const [name, title] = fold === undefined ? (["div", "p"] as const) : (["details", "summary"] as const);
  const isTitled = tokens[index + 1]?.type === "admonition_title_open";
  const role = fold === undefined ? ' role="note"' : "";
  const open = fold === "open" ? " open" : "";
  const tone = String(meta?.["tone"] ?? "neutral");
  const side = tokens[index]?.attrGet("dir") === "rtl" ? ' dir="rtl"' : "";
  return `<${name} class="admonition"${role}${side} data-tone="${tone}"${open}><${title} class="admonition-title">${kind}${isTitled ? " " : `</${title}>\n`}`;
}
