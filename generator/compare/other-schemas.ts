import type { GraphqlModel } from "../catalogue/graphql.ts";

/**
 * Whether two states show schemas of different services, of those that both have: the largest is shown, and another one may have
 * become that. What the one has and the other has not is then neither new nor gone.
 */
export function areOtherSchemas(
  { choice: before }: Pick<GraphqlModel, "choice">,
  { choice: after }: Pick<GraphqlModel, "choice">,
): boolean {
  if (before === undefined || after === undefined || before.shown === after.shown) return false;
  return before.leftOut.includes(after.shown) || after.leftOut.includes(before.shown);
}
