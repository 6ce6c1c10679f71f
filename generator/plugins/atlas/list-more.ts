import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { type LocatedObject, toJsonValue } from "../../parse/json/located-json.ts";

/** What is said under other keys than those that are told in a manner of their own; what is empty says nothing. */
export function listMore({ entries }: LocatedObject, own: ReadonlySet<string>): JsonObject {
  const more = Object.create(null) as Record<string, JsonValue>;
  for (const { key, value } of entries.values()) {
    if (own.has(key)) continue;
    const plain = toJsonValue(value);
    const isEmpty = plain === null || plain === "" || (typeof plain === "object" && Object.keys(plain).length === 0);
    if (!isEmpty) more[key] = plain;
  }
  return more;
}
