import type { Span } from "../../catalogue/span.ts";

/** The place of the bracket that opens an object or a list, for what concerns one of many lines. */
export function openingBracket(span: Span): Span {
  return { ...span, endLine: span.startLine, endColumn: span.startColumn };
}
