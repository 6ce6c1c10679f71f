import type { JsonValue } from "./json.ts";

/** Whether a value is a number, of whatever length: whole ones that JavaScript has none for are a `bigint`. */
export function isNumber(value: JsonValue | undefined): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}
