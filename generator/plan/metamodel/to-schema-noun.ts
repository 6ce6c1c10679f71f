import { nounOfSchema } from "../../catalogue/noun-of-schema.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";

/** What a named schema is to its readers, in the order in which pages count them. */
export const schemaNouns = ["record", "enum", "typeref", "alias", "fixed", "message"] as const;

/** A message of a protocol is a record to programs alone. */
export function toSchemaNoun(schema: NamedSchema): (typeof schemaNouns)[number] {
  return schema.kind === "record" && schema.results !== undefined ? "message" : nounOfSchema(schema);
}
