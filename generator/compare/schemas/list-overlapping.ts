import type { JsonObject } from "../../catalogue/json.ts";
import { areLimitsApart } from "../endpoints/are-limits-apart.ts";

/** Each is held against each other; so many that more of them would take long are taken to exclude each other. */
const most = 200;

/**
 * Those of several alternatives of one type of which a value may fit another one too, so that `oneOf` may refuse it. They are
 * JSON Schemas of limits alone. What surely excludes each other isn't among them: other values, bounds, formats or beginnings.
 */
export function listOverlapping(alternatives: readonly JsonObject[]): readonly JsonObject[] {
  if (alternatives.length > most) return [];
  return alternatives.filter((each, index) =>
    alternatives.some((other, place) => place !== index && !areLimitsApart(each, other)),
  );
}
