import type { TypeExpression } from "../../catalogue/schema.ts";

/** What JSON Schema calls a type; nothing, where it has a name of its own. */
export function nameType(type: TypeExpression): string | undefined {
  if (type.kind !== "primitive") return type.kind === "array" ? "array" : type.kind === "map" ? "object" : undefined;
  if (type.name === "int" || type.name === "long") return "integer";
  return type.name === "float" || type.name === "double" ? "number" : type.name;
}
