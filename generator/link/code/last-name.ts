import type { PythonExpression } from "../../parse/python/python-document.ts";

/** The last name of a dotted expression: `Field` for `pydantic.Field`; empty for anything else. */
export function lastName(expression: PythonExpression | undefined): string {
  return expression?.kind === "name" || expression?.kind === "attribute" ? expression.name : "";
}
