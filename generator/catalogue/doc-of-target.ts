import type { Catalogue } from "./catalogue.ts";
import type { TypeExpression } from "./schema.ts";

/**
 * What is said of the schema that a field is of, which describes the field too in languages where a reference brings that
 * along; undefined in all others, and where nothing is said.
 */
export function docOfTarget(type: TypeExpression, { schemas }: Pick<Catalogue, "schemas">): string | undefined {
  const target = type.kind === "reference" ? schemas.get(type.name) : undefined;
  return target?.language === "other" && target.doc?.trim() !== "" ? target.doc : undefined;
}
