import type { Span } from "../../catalogue/span.ts";

/** Turns offsets of a text into spans. */
export interface LineMap {
  /** The span of the characters from `start` up to, but without, `end`; one character when they are equal. */
  span(start: number, end: number): Span;
  /** 1-based column of an offset. */
  column(offset: number): number;
}

/** Builds the map once a file; each look-up is a binary search. Only a line feed ends a line, as upstream counts. */
export function createLineMap(file: string, text: string): LineMap {
  const lineStarts = [0];
  for (let index = text.indexOf("\n"); index !== -1; index = text.indexOf("\n", index + 1)) lineStarts.push(index + 1);

  const findLine = (offset: number): number => {
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const columnOn = (line: number, offset: number): number => offset - (lineStarts[line] ?? 0) + 1;

  return {
    span(start, end) {
      const last = Math.max(start, end - 1);
      const startLine = findLine(start);
      const endLine = findLine(last);
      return {
        file,
        startLine: startLine + 1,
        startColumn: columnOn(startLine, start),
        endLine: endLine + 1,
        endColumn: columnOn(endLine, last),
      };
    },
    column: (offset) => columnOn(findLine(offset), offset),
  };
}
