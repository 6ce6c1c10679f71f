import type { JsonValue } from "./json.ts";

/** Whether there is a whole number anywhere in a value that JavaScript has no number for. */
export function holdsBig(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value === "bigint";
  return Object.values(value).some(holdsBig);
}

/** Plain data with the nearest numbers in place of such ones, for what counts with them. Itself where it has none. */
export function roundBig<Value>(value: Value): Value {
  return holdsBig(value) ? (round(value) as Value) : value;
}

function round(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map(round);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, round(part)]));
}
