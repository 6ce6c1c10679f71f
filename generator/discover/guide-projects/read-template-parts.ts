import type { Shortcode, ShortcodePart } from "../../places/template-variables.ts";

/** In characters. Those that only put words together are shorter. */
const longest = 4_000;

const comment = /\{\{-?\s*\/\*.*?\*\/\s*-?\}\}|\{%-?\s*comment\s*-?%\}.*?\{%-?\s*endcomment\s*-?%\}|<!--.*?-->/gs;
const action = /\s*\{\{-(.*?)(?:-\}\}\s*|\}\})|\{\{(.*?)(?:-\}\}\s*|\}\})/gs;

/**
 * The pieces of a template that only puts together texts and what it is given, each of which `readPart` knows from what stands in its
 * braces. Undefined for one that asks, counts or looks anything up, since nothing is run.
 */
export function readTemplateParts(
  written: string,
  readPart: (asked: string) => ShortcodePart | undefined,
): Shortcode | undefined {
  if (written.length > longest) return undefined;
  const text = written.replaceAll(comment, "").trim();
  const parts: ShortcodePart[] = [];
  let from = 0;
  for (const { 0: whole, 1: trimmed, 2: plain = "", index } of text.matchAll(action)) {
    const part = readPart((trimmed ?? plain).trim());
    if (part === undefined) return undefined;
    parts.push({ kind: "text", text: toLine(text.slice(from, index)) }, part);
    from = index + whole.length;
  }
  parts.push({ kind: "text", text: toLine(text.slice(from)) });
  // What runs in a browser would be left out, and the rest wait for it.
  const isPlain = parts.every((part) => part.kind !== "text" || !/<(?:script|style)\b|\{\{|\{%/i.test(part.text));
  return isPlain && parts.filter(({ kind }) => kind === "inner").length < 2 ? parts : undefined;
}

/** Lines of a page stay what they are. */
function toLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ");
}
