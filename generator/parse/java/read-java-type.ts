import type { SyntaxNode } from "../syntax/syntax-node.ts";

/** The name of a type, without what stands in `<>` and without brackets. */
export function readJavaType(node: SyntaxNode | undefined): string {
  if (node === undefined) return "";
  if (node.type === "generic_type" || node.type === "array_type" || node.type === "annotated_type")
    return readJavaType(node.children.find(({ type }) => !type.endsWith("annotation")));
  return node.text;
}
