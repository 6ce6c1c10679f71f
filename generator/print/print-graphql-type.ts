import type { GraphqlTypeExpression } from "../catalogue/graphql.ts";

/** A type of GraphQL as SDL writes it, e.g. `[Owner!]!`. */
export function printTypeExpression(type: GraphqlTypeExpression): string {
  if (type.kind === "named") return type.name;
  return type.kind === "list" ? `[${printTypeExpression(type.of)}]` : `${printTypeExpression(type.of)}!`;
}
