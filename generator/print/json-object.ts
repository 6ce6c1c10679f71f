import type { JsonObject, JsonValue } from "../catalogue/json.ts";

/** Whether a value is an object, which to TypeScript a readonly array could be too. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a list; `Array.isArray` does not see that a readonly array is one. */
export function isJsonArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}
