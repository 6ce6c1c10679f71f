import type { Node } from "web-tree-sitter";
import type { Span } from "../../catalogue/span.ts";

/** The first place that the grammar has no place for, without following each branch of a large tree. */
export function findSyntaxError(root: Node, file: string): Span | undefined {
  let node = root;
  for (;;) {
    if (node.isError || node.isMissing) return toSpan(node, file);
    const next = node.children.find((child) => child.hasError || child.isError || child.isMissing);
    if (next === undefined) return node === root ? undefined : toSpan(node, file);
    node = next;
  }
}

function toSpan({ startPosition: start, endPosition: end }: Node, file: string): Span {
  // The end of a node is the place behind it; what ends with a line ends in the line's last character.
  return {
    file,
    startLine: start.row + 1,
    startColumn: start.column + 1,
    endLine: end.row + 1,
    endColumn: Math.max(1, end.column),
  };
}
