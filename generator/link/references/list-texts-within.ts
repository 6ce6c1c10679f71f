import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";

/** All texts in values, at whatever depth: what plug-ins keep for pages names schemas in forms of its own. */
export function listTextsWithin(values: readonly JsonValue[]): ReadonlySet<string> {
  const texts = new Set<string>();
  const waiting = [...values];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value === "string") texts.add(value);
    else if (isJsonArray(value)) for (const each of value) waiting.push(each);
    else if (isJsonObject(value)) for (const each of Object.values(value)) waiting.push(each);
  }
  return texts;
}
