import type { SyntaxNode } from "./syntax-node.ts";

/** All nodes of some types in a node, in the order of the text, however deep. */
export function findNodes(root: SyntaxNode, types: readonly string[]): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  // Kept in a list instead of on the stack, which nesting could exhaust.
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (types.includes(node.type)) found.push(node);
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index];
      if (child !== undefined) open.push(child);
    }
  }
  return found;
}
