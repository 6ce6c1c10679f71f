import type { GraphqlModel } from "../catalogue/graphql.ts";
import { readFileVersion } from "../places/file-version.ts";

/**
 * Whether two states show schemas of different services, of those that both have: the largest is shown, and another one may have
 * become that. What the one has and the other has not is then neither new nor gone. Versions of one schema are states of it.
 */
export function areOtherSchemas(
  { choice: before }: Pick<GraphqlModel, "choice">,
  { choice: after }: Pick<GraphqlModel, "choice">,
): boolean {
  if (before === undefined || after === undefined || before.shown === after.shown) return false;
  const pattern = readPattern(before.shown);
  if (pattern !== undefined && pattern === readPattern(after.shown)) return false;
  return before.leftOut.includes(after.shown) || after.leftOut.includes(before.shown);
}

function readPattern(place: string): string | undefined {
  return readFileVersion(/\.[a-z]+$/i.test(place) ? place : `${place}/`)?.pattern;
}
