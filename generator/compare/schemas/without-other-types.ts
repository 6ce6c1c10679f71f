import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject } from "../../catalogue/json.ts";

/** What annotations say but for what a value may be besides, which stands in the type of whatever refers to a definition. */
export function withoutOtherTypes(annotations: JsonObject): JsonObject {
  const { type, ...others } = annotations;
  return isJsonArray(type) ? others : annotations;
}
