import type { Span } from "../catalogue/span.ts";

/** The first character of a file, for what is about all of it or stands at no place that is known. */
export function startOfFile(file: string): Span {
  return { file, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
}
