import type { JsonObject, JsonValue } from "../../../../catalogue/json.ts";

/** The type that all of some values have, as JSON Schema says it; nothing where they are of several, or of none that it names. */
export function typeOfValues(values: readonly JsonValue[]): JsonObject {
  const [first, ...others] = new Set(values.map(nameType));
  if (first === undefined || others.length > 0) return {};
  return { type: first };
}

function nameType(value: JsonValue): string | undefined {
  switch (typeof value) {
    case "string":
    case "boolean":
      return typeof value;
    case "bigint":
      return "integer";
    case "number":
      return Number.isInteger(value) ? "integer" : "number";
    default:
      return undefined;
  }
}
