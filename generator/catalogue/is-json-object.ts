import type { JsonObject, JsonValue } from "./json.ts";

/** Whether a value is an object, and no list. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
