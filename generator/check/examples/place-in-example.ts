import type { Span } from "../../catalogue/span.ts";
import type { ProseExample } from "../../parse/prose/prose-document.ts";

/** Where something in an example stands in the file of the page. */
export function placeInExample({ file, line, column }: ProseExample, span: Omit<Span, "file">): Span {
  return {
    file,
    startLine: span.startLine + line,
    startColumn: span.startColumn + column,
    endLine: span.endLine + line,
    endColumn: span.endColumn + column,
  };
}
