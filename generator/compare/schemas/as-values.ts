import type { NamedSchema, TypeExpression } from "../../catalogue/schema.ts";
import { dereference } from "../../print/dereference.ts";
import type { SchemasOfBoth } from "./schema-pair.ts";

/**
 * Two forms of one definition of a JSON Schema as what values of it are: alternatives that it stands for, and the definition itself where
 * it is one thing. Undefined unless one form alone stands for alternatives.
 */
export function asValues(
  { before, after }: SchemasOfBoth,
  was: NamedSchema,
  is: NamedSchema,
): readonly [was: TypeExpression, is: TypeExpression] | undefined {
  if (was.kind === "typeref" && is.kind !== "typeref") {
    const target = findAlternatives(was.target, before);
    return target && [target, toReference(is)];
  }
  if (was.kind === "typeref" || is.kind !== "typeref") return undefined;
  const target = findAlternatives(is.target, after);
  return target && [toReference(was), target];
}

function findAlternatives(type: TypeExpression, schemas: SchemasOfBoth["before"]): TypeExpression | undefined {
  const found = dereference(schemas, type).type;
  return found.kind === "union" ? found : undefined;
}

function toReference({ fullName }: NamedSchema): TypeExpression {
  return { kind: "reference", name: fullName };
}
