import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";

/** Of several groups of fields that one has to be there, and whether it is one alone. */
export function sayGroups(keyword: "oneOf" | "anyOf", groups: readonly (readonly JsonValue[])[]): string {
  return `${keyword === "oneOf" ? "one of" : "at least one of"} ${groups.map((names) => names.join(" + ")).join(", ")}`;
}

/** A condition that is no more than a choice of what has to be there, in the words of what a record says of that by itself. */
export function sayNeeds(condition: JsonValue): string | undefined {
  if (!isJsonObject(condition)) return undefined;
  const [keyword, ...more] = Object.keys(condition);
  if ((keyword !== "oneOf" && keyword !== "anyOf") || more.length > 0) return undefined;
  const variants = condition[keyword];
  if (variants === undefined || !isJsonArray(variants) || !variants.every(isNeed)) return undefined;
  return sayGroups(keyword, variants.map(listRequired));
}

/** Whether a schema says no more than what has to be there. */
export function isNeed(variant: JsonValue): boolean {
  return isJsonObject(variant) && isJsonArray(variant["required"] ?? null) && Object.keys(variant).length === 1;
}

function listRequired(variant: JsonValue): readonly JsonValue[] {
  const required = isJsonObject(variant) ? variant["required"] : undefined;
  return required !== undefined && isJsonArray(required) ? required : [];
}
