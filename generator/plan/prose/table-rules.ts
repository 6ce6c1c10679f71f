import type { Renderer, Token } from "markdown-it";
import { escapeHtml } from "../markup/markup.ts";
import { toAttribute } from "./render-media.ts";

/** Tables scroll in a box of their own, which the keyboard reaches; `name` is what they are called for those who don't see them. */
export function openTableBox(name = "Table"): string {
  return `<div class="table-box" role="group" aria-label="${escapeHtml(name)}" tabindex="0">`;
}

/** How tables are shown, in guides and in what is said of a model. */
export const tableRules: Renderer["rules"] = {
  table_open: (tokens, index) => {
    const heading: unknown = tokens[index]?.meta?.["heading"];
    const box = openTableBox(typeof heading === "string" && heading !== "" ? heading : undefined);
    return `${box}<table${toAttribute("dir", tokens[index]?.attrGet("dir")?.toString())}>\n`;
  },
  table_close: () => "</table></div>\n",
  th_open: (tokens, index) => openCell("th", tokens, index),
  th_close: (tokens, index) => `</${cellName("th", tokens[index - 1])}>\n`,
  td_open: (tokens, index) => openCell("td", tokens, index),
  td_close: () => "</td>\n",
};

/** Alignment as a class of the site's styles, since pages forbid styles in their markup. */
function openCell(name: "th" | "td", tokens: readonly Token[], index: number): string {
  const align = /text-align:(center|right)/.exec(String(tokens[index]?.attrGet("style") ?? ""))?.[1];
  const content = tokens[index + 1]?.content ?? "";
  const classes = [
    ...(align === undefined ? [] : [`align-${align}`]),
    ...(isNumber(content) ? ["whole"] : []),
    ...(isFarBehind(tokens, index) && isSentence(tokens[index + 1]) ? ["long"] : []),
  ];
  const attributes = toAttribute("class", classes.length === 0 ? undefined : classes.join(" "));
  const cell = cellName(name, tokens[index + 1]);
  // Beside a corner without text, only this says what a heading is for.
  return cell === "th" ? `<th scope="col"${attributes}>` : `<td${attributes}>`;
}

/** Dates and versions have hyphens at which no reader expects the end of a line. */
function isNumber(content: string): boolean {
  return content.length <= 16 && /^v?\d[\w.]*-[\w.-]+$/.test(content);
}

/** Whether a cell is the fourth of its row, or behind that: each has three tokens. */
function isFarBehind(tokens: readonly Token[], index: number): boolean {
  return tokens[index - 9]?.type === "td_open";
}

/** So much is not read a word a line, as narrow columns would have it. */
function isSentence(inline: Token | undefined): boolean {
  const words = (inline?.children ?? []).map(({ type, content }) => (type === "text" ? content : "")).join("");
  return words.length > 40 && words.includes(" ");
}

/** A heading without text heads nothing. */
function cellName(name: "th" | "td", inline: Token | undefined): "th" | "td" {
  return name === "th" && (inline?.content.trim() ?? "") === "" ? "td" : name;
}
