import type { TypeExpression } from "../../catalogue/schema.ts";

/** The name that a type is, or those that it has among its alternatives. */
export function listNames(type: TypeExpression): readonly string[] {
  if (type.kind === "reference") return [type.name];
  return type.kind === "union"
    ? type.members.flatMap((each) => (each.type.kind === "reference" ? [each.type.name] : []))
    : [];
}
