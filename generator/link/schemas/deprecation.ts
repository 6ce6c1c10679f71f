import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { Deprecation } from "../../catalogue/schema.ts";

/**
 * The deprecation that annotations state, in either spelling: `true`, a reason, or an object with a
 * reason. `false` and `null` state none.
 */
export function readDeprecation(annotations: JsonObject): Deprecation | undefined {
  for (const spelling of ["deprecated", "Deprecated"] as const) {
    const value = annotations[spelling];
    if (value === true) return { spelling };
    if (typeof value === "string") return value.trim() === "" ? { spelling } : { reason: value, spelling };
    if (isJsonObject(value)) {
      const { reason } = value;
      return typeof reason === "string" ? { reason, spelling } : { spelling };
    }
  }
  return undefined;
}
