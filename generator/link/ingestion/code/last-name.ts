import type { PythonExpression } from "../../../parse/python/python-document.ts";

/** The last name of a dotted expression; empty for anything else. */
export function lastName(expression: PythonExpression): string {
  return expression.kind === "name" || expression.kind === "attribute" ? expression.name : "";
}
