import type { JsonValue } from "../../catalogue/json.ts";

/** JSON on one line, with a space after colons and commas, as one would write it in a schema. */
export function formatJson(value: JsonValue): string {
  if (typeof value === "bigint") return String(value);
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(formatJson).join(", ")}]`;
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${formatJson(entry)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** As `formatJson`, cut after so many characters. */
export function formatJsonBriefly(value: JsonValue, length: number): string {
  const text = formatJson(value);
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

function isList(value: object): value is readonly JsonValue[] {
  return Array.isArray(value);
}
