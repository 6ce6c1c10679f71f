import type { GraphqlTypeExpression } from "../../catalogue/graphql.ts";

/**
 * A constant as the value that its type makes of it: where a list is asked for, one that is none is the only item of one; a number with
 * a point is as much as one without, and of an ID, digits are a text.
 */
export function spellOutConstant(value: string | undefined, type: GraphqlTypeExpression): string | undefined {
  if (type.kind === "nonNull") return spellOutConstant(value, type.of);
  if (value === undefined || value === "null") return value;
  if (type.kind === "list" && !value.startsWith("[")) return `[${spellOutConstant(value, type.of)}]`;
  const name = nameOf(type);
  // Lists of such numbers hold nothing else but null.
  if (name === "Float") return value.replaceAll(/-?\d[\d.eE+-]*/g, (number) => String(Number(number)));
  if (name !== "ID") return value;
  return value.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d+/g, (id) => (id.startsWith('"') ? id : `"${id}"`));
}

function nameOf(type: GraphqlTypeExpression): string {
  return type.kind === "named" ? type.name : nameOf(type.of);
}
