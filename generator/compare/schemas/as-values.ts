import type { NamedSchema, TypeExpression } from "../../catalogue/schema.ts";
import { dereference } from "../../print/dereference.ts";
import type { SchemasOfBoth } from "./schema-pair.ts";

/**
 * Two forms of one definition of a JSON Schema as what values of it are: alternatives or texts that it stands for, and the definition itself
 * where it is one thing. Undefined unless one form alone stands for alternatives, or for any text where the other one names some.
 */
export function asValues(
  { before, after }: SchemasOfBoth,
  was: NamedSchema,
  is: NamedSchema,
): readonly [was: TypeExpression, is: TypeExpression] | undefined {
  if (was.kind === "typeref" && is.kind !== "typeref") {
    const target = findAlternatives(was.target, is, before);
    return target && [target, toReference(is)];
  }
  if (was.kind === "typeref" || is.kind !== "typeref") return undefined;
  const target = findAlternatives(is.target, was, after);
  return target && [toReference(was), target];
}

function findAlternatives(
  type: TypeExpression,
  other: NamedSchema,
  schemas: SchemasOfBoth["before"],
): TypeExpression | undefined {
  const found = dereference(schemas, type).type;
  const isText = other.kind === "enum" && found.kind === "primitive" && found.name === "string";
  return found.kind === "union" || isText ? found : undefined;
}

function toReference({ fullName }: NamedSchema): TypeExpression {
  return { kind: "reference", name: fullName };
}
