import type { GraphqlTypeExpression } from "../../catalogue/graphql.ts";

/** A constant as the value that its type makes of it: where a list is asked for, one that is none is the only item of one. */
export function spellOutList(value: string | undefined, type: GraphqlTypeExpression): string | undefined {
  if (type.kind === "nonNull") return spellOutList(value, type.of);
  if (value === undefined || type.kind !== "list" || value.startsWith("[") || value === "null") return value;
  return `[${spellOutList(value, type.of)}]`;
}
