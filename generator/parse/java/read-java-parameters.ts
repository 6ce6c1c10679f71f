import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { JavaParameter } from "./java-document.ts";
import { readJavaType } from "./read-java-type.ts";

/** What a method takes, or what a record is made of. */
export function readJavaParameters(node: SyntaxNode): readonly JavaParameter[] {
  const written = node.child("parameters")?.children ?? [];
  return written
    .filter(({ type }) => type === "formal_parameter" || type === "spread_parameter")
    .map((parameter) => ({
      name:
        parameter.child("name")?.text ??
        parameter.children.find((child) => child.type === "variable_declarator")?.text ??
        "",
      type: readJavaType(parameter.child("type")),
    }));
}
