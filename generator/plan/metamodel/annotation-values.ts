import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";

/** Whether a flag is set. The platform takes the words `"true"` and `"false"` too. */
export function isOn(value: JsonValue | undefined): boolean {
  return value === true || value === "true";
}

/** Whether a flag is set to the contrary; one that isn't there is neither. */
export function isOff(value: JsonValue | undefined): boolean {
  return value === false || value === "false";
}

/**
 * The annotation itself, or its entries by path (`/*` + `/urn` as `urn`) when it describes what lies below the field,
 * with the key that leads to them.
 */
export function byPath(
  value: JsonValue | undefined,
): readonly (readonly [path: string | undefined, value: JsonObject, key: string | undefined])[] {
  if (!isJsonObject(value)) return [];
  const paths = Object.entries(value).filter(([key]) => key.startsWith("/"));
  if (paths.length === 0) return [[undefined, value, undefined]];
  return paths.flatMap(([key, entry]) => {
    const path = key
      .split("/")
      .filter((part) => part !== "" && part !== "*")
      .join(".");
    return isJsonObject(entry) ? [[path === "" ? undefined : path, entry, key] as const] : [];
  });
}
