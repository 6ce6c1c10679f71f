import type { Span } from "./span.ts";

/** What the links of a text are found by. */
export function toPlaceKey({ file, startLine }: Span): string {
  return `${file}:${startLine}`;
}
