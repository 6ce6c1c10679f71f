import type { NamedSchema, PrimitiveType, TypeExpression } from "../../catalogue/schema.ts";

/** One type or the other. */
export type Alternatives = readonly TypeExpression[];

const primitives: ReadonlyMap<string, PrimitiveType> = new Map(
  (["null", "boolean", "int", "long", "float", "double", "string"] as const).map((name) => [
    name,
    { kind: "primitive", name },
  ]),
);

/** The types that a text names, one or the other; undefined where lists, maps or what has no name in the model are among them. */
export function readTypeText(text: string, schemas: ReadonlyMap<string, NamedSchema>): Alternatives | undefined {
  const names = text.split(" or ");
  // What a text is written like is told by itself.
  const types = names.flatMap((name): Alternatives => {
    const primitive = primitives.get(name.replace(/ \([^()]*\)$/, ""));
    if (primitive !== undefined) return [primitive];
    return schemas.has(name) ? [{ kind: "reference", name }] : [];
  });
  return types.length < names.length ? undefined : types;
}
