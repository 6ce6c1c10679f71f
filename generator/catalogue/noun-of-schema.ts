import type { NamedSchema } from "./schema.ts";

/** What readers of its language call a schema: only where there are typerefs is a name for a type called so. */
export function nounOfSchema({
  kind,
  language,
}: Pick<NamedSchema, "kind" | "language">): NamedSchema["kind"] | "alias" {
  return kind === "typeref" && language === "other" ? "alias" : kind;
}
