import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { itemsOf, jsonOf, toObject, valueOf } from "./schema-node.ts";

const keywords = ["if", "then", "else"] as const;

/**
 * What follows from what of a value that is no object, such as a text of some length that has to match a pattern: by itself, or as a
 * part. Of objects, it is said among the conditions of these.
 */
export function listPlainConditions(schema: LocatedObject): readonly JsonObject[] {
  return [schema, ...itemsOf(schema, "allOf").flatMap((part) => toObject(part) ?? [])].flatMap(readCondition);
}

/** Nothing, where nothing follows. */
function readCondition(schema: LocatedObject): readonly JsonObject[] {
  const follows = keywords.some((key) => key !== "if" && valueOf(schema, key) !== undefined);
  if (!follows || valueOf(schema, "if") === undefined) return [];
  const said = keywords.flatMap((key): readonly (readonly [string, JsonValue])[] => {
    const value = jsonOf(schema, key);
    return value === undefined ? [] : [[key, value]];
  });
  return [Object.fromEntries(said)];
}
