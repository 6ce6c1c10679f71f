import type { Html } from "../../../page-model/parts.ts";

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The text of markup of ours, as one line; drawings are left out, and the bars of tabs, whose names stand above what they show as well. */
export function toPlainText(html: Html | string | undefined): string {
  if (html === undefined) return "";
  const text = html.includes("<") ? withoutTags(html) : html;
  return toLine(text.includes("&") ? decodeEntities(text) : text);
}

/** Elements of a line, which may end in the middle of a word; others part words. */
const inLine = /^<\/?(?:a|abbr|b|code|em|i|kbd|mark|s|span|strong|sub|sup|wbr)\b/;
const longestInLine = "</strong".length + 1;

/** How elements begin, and end, that are left out with all that is in them. */
const leftOut = [
  ["<svg", "</svg>"],
  ["<legend", "</legend>"],
  ['<div class="tab-bar"', "</div>"],
] as const;

function withoutTags(html: string): string {
  let text = "";
  let from = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", from)) {
    const closing = leftOut.find(([opening]) => html.startsWith(opening, at))?.[1];
    const end = html.indexOf(">", closing === undefined ? at : Math.max(at, html.indexOf(closing, at)));
    if (end < 0) break;
    text += html.slice(from, at);
    if (!inLine.test(html.slice(at, at + longestInLine))) text += " ";
    from = end + 1;
  }
  return text + html.slice(from);
}

/** The text as one line, with single blanks: most are. */
export function toLine(text: string): string {
  const trimmed = text.trim();
  return /[^\S ]|\s\s/.test(trimmed) ? trimmed.replace(/\s+/g, " ") : trimmed;
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole;
      const code = Number.parseInt(decimal ?? hex ?? "", decimal === undefined ? 16 : 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
