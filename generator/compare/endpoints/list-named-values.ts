import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";

/**
 * The values of alternatives each of which only names some, as many write what `enum` says: of `oneOf` those that are named once.
 * Undefined where one of them says more.
 */
export function listNamedValues(
  keyword: "oneOf" | "anyOf",
  variants: readonly JsonObject[],
): readonly JsonValue[] | undefined {
  const lists = variants.map(readValues);
  if (lists.length === 0 || lists.includes(undefined)) return undefined;
  const counts = new Map<string, number>();
  const values = new Map(lists.flatMap((list) => (list ?? []).map((value) => [printSorted(value), value] as const)));
  for (const list of lists) {
    for (const text of new Set(list?.map(printSorted))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...values].flatMap(([text, value]) => (keyword === "oneOf" && counts.get(text) !== 1 ? [] : [value]));
}

/** The values that an alternative names, where that is all that it says, besides of which type they are. */
function readValues(variant: JsonObject): readonly JsonValue[] | undefined {
  const { type: _, const: fixed, enum: listed, ...others } = variant;
  if (Object.keys(others).length > 0 || (fixed === undefined) === (listed === undefined)) return undefined;
  if (fixed !== undefined) return [fixed];
  return listed !== undefined && isJsonArray(listed) ? listed : undefined;
}
