import type { JsonObject } from "../../catalogue/json.ts";
import { peelSchema, shapeValue } from "./value-shape.ts";

const plain: ReadonlySet<string> = new Set(["string", "integer", "number", "boolean", "null"]);

/** Whether a value has nothing inside, and no alternatives, for all that its schema says. */
export function isPlainValue(schema: JsonObject, payloads: ReadonlyMap<string, JsonObject>): boolean {
  const { types, variants } = shapeValue(peelSchema(schema), payloads);
  return variants === undefined && types !== undefined && [...types].every((type) => plain.has(type));
}
