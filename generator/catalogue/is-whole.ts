import type { JsonValue } from "./json.ts";

/** Whether a value is a whole number, of whatever length. */
export function isWhole(value: JsonValue | undefined): value is number | bigint {
  return typeof value === "bigint" || Number.isInteger(value);
}
