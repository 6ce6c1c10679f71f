import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";

/** What an attribute says besides its type, without what says nothing: marks that aren't set, and how many values any has. */
export function tellMarks(more: JsonObject): JsonObject {
  const told = Object.create(null) as Record<string, JsonValue>;
  for (const [key, value] of Object.entries(more)) {
    if (key === "constraints") Object.assign(told, tellConstraints(value));
    else if (!isUsual(key, value)) told[key] = value === "true" ? true : value;
  }
  return told;
}

/** How many values an attribute has anyway: one, or as many as its list holds. */
const usualCounts: ReadonlySet<JsonValue> = new Set([-1, 0, 1, 2_147_483_647]);

function isUsual(key: string, value: JsonValue): boolean {
  if (value === false || value === "false") return true;
  if (key === "cardinality") return value === "SINGLE";
  if (key === "searchWeight") return value === -1;
  return (key === "valuesMinCount" || key === "valuesMaxCount") && usualCounts.has(value);
}

/** `ownedRef`, or `inverseRef` with the attribute that leads back; others as they are said. */
function tellConstraints(value: JsonValue): JsonObject {
  const told = Object.create(null) as Record<string, JsonValue>;
  for (const constraint of isJsonArray(value) ? value : []) {
    if (!isJsonObject(constraint) || typeof constraint["type"] !== "string") continue;
    const { type, params } = constraint;
    const attribute = isJsonObject(params) ? params["attribute"] : undefined;
    told[type] = attribute ?? (isJsonObject(params) ? params : true);
  }
  return told;
}
