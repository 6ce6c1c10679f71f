import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { type LocatedJson, type LocatedObject, toJsonValue } from "../../parse/json/located-json.ts";
import type { Place } from "../plugin.ts";

/** The value of a key. */
export function valueOf(node: LocatedObject, key: string): LocatedJson | undefined {
  return node.entries.get(key)?.value;
}

/** The value of a key, where it is text that isn't blank. */
export function textOf(node: LocatedObject, key: string): string | undefined {
  const value = valueOf(node, key);
  return value?.kind === "scalar" && typeof value.value === "string" && value.value.trim() !== ""
    ? value.value
    : undefined;
}

/** A mark, which some clients write as text. */
export function markOf(node: LocatedObject, key: string): boolean {
  const value = valueOf(node, key);
  return value?.kind === "scalar" && (value.value === true || /^true$/i.test(String(value.value)));
}

/** The items of a list; none where there is another value. */
export function listOf(node: LocatedObject, key: string): readonly LocatedJson[] {
  const value = valueOf(node, key);
  return value?.kind === "array" ? value.items : [];
}

/** A plain object; an empty one where there is another value. */
export function objectOf(node: LocatedObject, key: string): JsonObject {
  const value = valueOf(node, key);
  const plain: JsonValue = value === undefined ? null : toJsonValue(value);
  return isJsonObject(plain) ? plain : {};
}

/** Where something stands. */
export function placeOf({ span }: Pick<LocatedJson, "span">): Place {
  const { startLine, startColumn, endLine, endColumn } = span;
  return { startLine, startColumn, endLine, endColumn };
}
