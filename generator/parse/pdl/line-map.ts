import type { Span } from "../../catalogue/span.ts";
import { findLine, listLineStarts } from "../../places/line-starts.ts";

/** Turns offsets of a text into spans. */
export interface LineMap {
  /** The span of the characters from `start` up to, but without, `end`; one character when they are equal. */
  span(start: number, end: number): Span;
  /** 1-based column of an offset. */
  column(offset: number): number;
}

/** Builds the map once a file; each look-up is a binary search. Only a line feed ends a line, as upstream counts. */
export function createLineMap(file: string, text: string): LineMap {
  const lineStarts = listLineStarts(text);
  const columnOn = (line: number, offset: number): number => offset - (lineStarts[line] ?? 0) + 1;

  return {
    span(start, end) {
      const last = Math.max(start, end - 1);
      const startLine = findLine(lineStarts, start);
      const endLine = findLine(lineStarts, last);
      return {
        file,
        startLine: startLine + 1,
        startColumn: columnOn(startLine, start),
        endLine: endLine + 1,
        endColumn: columnOn(endLine, last),
      };
    },
    column: (offset) => columnOn(findLine(lineStarts, offset), offset),
  };
}
