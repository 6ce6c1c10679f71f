import type { NamedSchema, recordNouns } from "./schema.ts";

/** What a named schema may be called. */
export type SchemaNoun = NamedSchema["kind"] | "alias" | (typeof recordNouns)[number];

/** All of these, in the order in which pages count them. */
export const schemaNouns = ["record", "message", "enum", "typeref", "alias", "fixed"] as const satisfies SchemaNoun[];

/**
 * What readers of its language call a schema: only where there are typerefs is a name for a type called so, and a message of a protocol is a
 * record to programs alone.
 */
export function nounOfSchema(schema: NamedSchema): SchemaNoun {
  if (schema.kind === "record") return schema.results === undefined ? (schema.noun ?? "record") : "message";
  return schema.kind === "typeref" && schema.language === "other" ? "alias" : schema.kind;
}
