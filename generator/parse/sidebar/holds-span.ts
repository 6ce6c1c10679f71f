import type { Span } from "../../catalogue/span.ts";

/** Whether a span is there and on lines of another one. */
export function holdsSpan(outer: Span | undefined, inner: Span | undefined): boolean {
  return (
    inner !== undefined &&
    outer?.file === inner.file &&
    inner.startLine >= outer.startLine &&
    inner.endLine <= outer.endLine
  );
}
