import type { JsonObject, JsonValue } from "../../catalogue/json.ts";

/** The text under a key; undefined when there is none or it is something else. */
export function textAt(object: JsonObject, key: string): string | undefined {
  const value = object[key];
  return typeof value === "string" ? value : undefined;
}

/** The flag under a key. The platform takes the words `"true"` and `"false"` too, and real models use them. */
export function flagAt(object: JsonObject, key: string): boolean | undefined {
  const value = object[key];
  if (value === "true") return true;
  if (value === "false") return false;
  return typeof value === "boolean" ? value : undefined;
}

/** The number under a key. */
export function numberAt(object: JsonObject, key: string): number | undefined {
  const value = object[key];
  return typeof value === "number" || typeof value === "bigint" ? Number(value) : undefined;
}

/** The texts of a list under a key; empty when there is no list. */
export function textsAt(object: JsonObject, key: string): readonly string[] {
  const value = object[key];
  if (!Array.isArray(value)) return [];
  return value.filter((item: JsonValue): item is string => typeof item === "string");
}

/**
 * The entries of an annotation that are addressed to values below the field, such as
 * `"/owner/time"`. The platform resolves them along the field's type.
 */
export function pathEntries(annotation: JsonObject): readonly (readonly [path: string, value: JsonValue])[] {
  return Object.entries(annotation).filter(([key]) => key.startsWith("/"));
}
