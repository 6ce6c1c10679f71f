import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";

/** The JSON that a plug-in has given as the text of a schema; undefined where there is none, or it is in another language. */
export function readWritten({ language, written }: NamedSchema): JsonObject | undefined {
  if (language !== "other" || written === undefined) return undefined;
  try {
    const value = JSON.parse(written) as JsonValue;
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
