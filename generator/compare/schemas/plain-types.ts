import type { JsonValue } from "../../catalogue/json.ts";

/** The types that JSON Schema has by itself; whatever else alternatives are of is a name. */
export const plainTypes: ReadonlySet<JsonValue | undefined> = new Set([
  ...["string", "integer", "number", "boolean", "null", "array", "object"],
]);
