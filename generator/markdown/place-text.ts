import type { Span } from "../catalogue/span.ts";

/**
 * A text that is a part of its file, with blank lines in front, so that its lines count as in the file.
 * A block of text in YAML begins a line below its key.
 */
export function placeText(text: string, span: Span): string {
  return "\n".repeat(span.startLine === span.endLine ? span.startLine - 1 : span.startLine) + text;
}
