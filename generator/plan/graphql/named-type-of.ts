import type { GraphqlTypeExpression } from "../../catalogue/graphql.ts";

/** The name inside all wrappers. */
export function namedTypeOf(type: GraphqlTypeExpression): string {
  return type.kind === "named" ? type.name : namedTypeOf(type.of);
}
