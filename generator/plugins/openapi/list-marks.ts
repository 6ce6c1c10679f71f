import type { JsonObject } from "../../catalogue/json.ts";
import { asObject, asText, nameOfSchema } from "./api-document.ts";

/** By name of a variant, the first of the values that its discriminator maps to it, by reference or by its name alone. */
export function listMarks(parent: JsonObject): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const [value, written] of Object.entries(asObject(asObject(parent["discriminator"])?.["mapping"]) ?? {})) {
    const target = asText(written) ?? "";
    const name = nameOfSchema(target) ?? target;
    if (!marks.has(name)) marks.set(name, value);
  }
  return marks;
}
