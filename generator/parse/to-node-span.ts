import type { Node } from "web-tree-sitter";
import type { Span } from "../catalogue/span.ts";

/** Where a node of a tree of code stands. */
export function toNodeSpan(file: string, { startPosition: start, endPosition: end }: Node): Span {
  // The end of a node is the place behind it; what ends with a line ends in the line's last character.
  return {
    file,
    startLine: start.row + 1,
    startColumn: start.column + 1,
    endLine: end.row + 1,
    endColumn: Math.max(1, end.column),
  };
}
