import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { JavaParameter } from "./java-document.ts";
import { readJavaType } from "./read-java-type.ts";

/**
 * The variables that an expression declares as it asks what something is: `x instanceof Foo f`, `case Foo f`,
 * `Foo(Bar b, var c)`. What `isApart` tells, such as the body of a lambda, lists its own.
 */
export function listPatternVariables(
  expression: SyntaxNode,
  isApart: (node: SyntaxNode) => boolean,
): readonly JavaParameter[] {
  const found: JavaParameter[] = [];
  const open: SyntaxNode[] = [expression];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const variable = readVariable(node);
    if (variable !== undefined) found.push(variable);
    for (const child of node.children) if (!isApart(child)) open.push(child);
  }
  return found;
}

function readVariable(node: SyntaxNode): JavaParameter | undefined {
  if (node.type === "instanceof_expression") {
    const name = node.child("name");
    return name && { name: name.text, type: readJavaType(node.child("right")) };
  }
  if (node.type !== "type_pattern" && node.type !== "record_pattern_component") return undefined;
  const [type, name] = node.children.filter((child) => child.type !== "modifiers");
  return name?.type === "identifier" ? { name: name.text, type: readJavaType(type) } : undefined;
}
