import { escapeHtml } from "../markup/markup.ts";
import type { ResolvedTarget } from "./prose-context.ts";

/** Texts of links that tell nobody where they lead. */
const vagueTexts: ReadonlySet<string> = new Set([
  "click here",
  "click this",
  "details",
  "go",
  "here",
  "learn more",
  "link",
  "more",
  "more details",
  "more info",
  "more information",
  "read more",
  "right here",
  "see here",
  "start",
  "this",
  "this link",
  "this page",
]);

/**
 * Markup that says where a link leads when its own text does not; empty for most links. It is heard and not seen: who
 * goes from link to link, by ear or as a machine, has no sentence around them.
 */
export function clarifyLink(text: string, { leadsTo, href = "" }: ResolvedTarget): string {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/[.:!]$/, "");
  if (!vagueTexts.has(words)) return "";
  const destination = leadsTo ?? (URL.canParse(href) ? new URL(href).host : "");
  return destination === "" || destination.toLowerCase() === words
    ? ""
    : `<span class="visually-hidden"> (${escapeHtml(destination)})</span>`;
}
