import type { PythonExpression } from "../../parse/python/python-document.ts";

/** A dotted expression as it is written: `click.option`; empty for anything else, with a dot where only its end is a name. */
export function dottedName(expression: PythonExpression): string {
  if (expression.kind === "name") return expression.name;
  return expression.kind === "attribute" ? `${dottedName(expression.of)}.${expression.name}` : "";
}
