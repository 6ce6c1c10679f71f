import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { listApplicable } from "./list-applicable.ts";

/**
 * What an attribute or a type says besides, without what says nothing: marks that aren't set, and how many values any has. What limits
 * texts is said as JSON Schema has it, of a list of its items, so that it is told and compared as that is.
 */
export function tellMarks(more: JsonObject, typeName = ""): JsonObject {
  const told = Object.create(null) as Record<string, JsonValue>;
  for (const [key, value] of Object.entries(more)) {
    if (key === "constraints") Object.assign(told, tellConstraints(value));
    else if (key === "options" && isJsonObject(value)) Object.assign(told, tellOptions(value, typeName));
    else if (!isUsual(key, value)) told[key] = value === "true" ? true : value;
  }
  return told;
}

function tellOptions(options: JsonObject, typeName: string): JsonObject {
  const { applicableEntityTypes, maxStrLength, validRegex, ...others } = options;
  const types = listApplicable(options);
  const isText = /^(?:array\s*<\s*)?string\s*>?$/.test(typeName.trim());
  const longest = /^\d{1,9}$/.test(String(maxStrLength)) ? Number(maxStrLength) : undefined;
  const limits: JsonObject = {
    ...(isText && longest !== undefined && { maxLength: longest }),
    ...(isText && typeof validRegex === "string" && { pattern: validRegex }),
  };
  const rest: JsonObject = {
    ...others,
    ...(applicableEntityTypes !== undefined && types.length === 0 && { applicableEntityTypes }),
    ...(maxStrLength !== undefined && limits["maxLength"] === undefined && { maxStrLength }),
    ...(validRegex !== undefined && limits["pattern"] === undefined && { validRegex }),
  };
  const isList = typeName.trim().startsWith("array");
  return {
    ...(types.length > 0 && { applicableEntityTypes: types }),
    ...(isList && Object.keys(limits).length > 0 ? { items: limits } : limits),
    ...(Object.keys(rest).length > 0 && { options: rest }),
  };
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
