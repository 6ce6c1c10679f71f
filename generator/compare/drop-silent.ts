import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";

/**
 * What is said of the names of properties and of contained items, without what is so anyway: that names may be any, that one item at
 * least is what a list has to contain, and what it contains where none at all is enough.
 */
export function dropSilent(said: JsonObject): JsonObject {
  const { propertyNames, contains, minContains, maxContains } = said;
  const silent = new Set<string>();
  if (propertyNames !== undefined && letsAll(propertyNames)) silent.add("propertyNames");
  if (minContains === 1) silent.add("minContains");
  if (contains !== undefined && minContains === 0 && maxContains === undefined) {
    silent.add("contains");
    silent.add("minContains");
  }
  return silent.size === 0 ? said : Object.fromEntries(Object.entries(said).filter(([key]) => !silent.has(key)));
}

function letsAll(schema: JsonValue): boolean {
  return schema === true || (isJsonObject(schema) && Object.keys(schema).length === 0);
}
