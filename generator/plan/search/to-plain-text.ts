import type { Html } from "../../page-model/parts.ts";

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The text of markup of ours, as one line; drawings are left out. */
export function toPlainText(html: Html | string | undefined): string {
  if (html === undefined) return "";
  if (!/[<&]/.test(html)) return toLine(html);
  return toLine(
    decodeEntities(
      html
        .replace(/<svg\b.*?<\/svg>/gs, " ")
        .replace(/<\/?(?:a|abbr|b|code|em|i|kbd|mark|s|span|strong|sub|sup)\b[^>]*>/g, "")
        .replace(/<[^>]*>/g, " "),
    ),
  );
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
