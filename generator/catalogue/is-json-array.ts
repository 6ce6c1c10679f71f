import type { JsonValue } from "./json.ts";

/** Whether a value is a list; `Array.isArray` does not see that a readonly array is one. */
export function isJsonArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}
