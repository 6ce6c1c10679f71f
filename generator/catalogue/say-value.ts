import type { JsonValue } from "./json.ts";

/** A value as a row of values shows it: texts without their quotes, lists and objects as JSON. */
export function sayValue(value: JsonValue): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
