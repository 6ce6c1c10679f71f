import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonValue } from "../../catalogue/json.ts";

/** The names in an annotation that lists some. */
export function listNames(value: JsonValue | undefined): readonly string[] {
  return value !== undefined && isJsonArray(value) ? value.filter((name) => typeof name === "string") : [];
}
