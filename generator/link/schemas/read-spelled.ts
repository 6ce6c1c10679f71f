import type { JsonValue } from "../../catalogue/json.ts";

/** In characters: longer texts are what they say. */
const longest = 1000;

/**
 * The value that a text spells, as programs leave it in defaults that are made of comments or of tags in code: `"false"` for `false`,
 * `"[]"` for an empty list. Undefined for a text that spells none, and for `null`, which says no more than that there is no default.
 */
export function readSpelled(written: JsonValue): JsonValue | undefined {
  if (typeof written !== "string" || written.length > longest) return undefined;
  try {
    const value = JSON.parse(written.replace(/^(?:True|False)$/, (word) => word.toLowerCase())) as JsonValue;
    return typeof value === "string" || value === null ? undefined : value;
  } catch {
    return undefined;
  }
}
