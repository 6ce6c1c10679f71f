import type { Node } from "web-tree-sitter";

/** The first node that the grammar has no place for, without following each branch of a large tree. */
export function findSyntaxError(root: Node): Node | undefined {
  let node = root;
  for (;;) {
    if (node.isError || node.isMissing) return node;
    const next = node.children.find((child) => child.hasError || child.isError || child.isMissing);
    if (next === undefined) return node === root ? undefined : node;
    node = next;
  }
}
