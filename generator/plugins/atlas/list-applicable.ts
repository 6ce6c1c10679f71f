import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";

/** The entity types that an attribute of business metadata is for, which Atlas has among its options as JSON in a text. */
export function listApplicable(options: JsonValue | undefined): readonly string[] {
  const written = isJsonObject(options) ? options["applicableEntityTypes"] : undefined;
  if (typeof written !== "string") return [];
  try {
    const names = JSON.parse(written) as JsonValue;
    return isJsonArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
