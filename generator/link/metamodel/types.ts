import type { NamedSchema, TypeExpression } from "../../catalogue/schema.ts";

/** The named schemas of a model, by full name. */
export type Schemas = ReadonlyMap<string, NamedSchema>;

/** A type seen through its typerefs: a named record, enum or fixed, a primitive, an array, a map or a union. */
export type Dereferenced = Exclude<NamedSchema, { kind: "typeref" }> | Exclude<TypeExpression, { kind: "reference" }>;

/** Sees through names and typerefs; undefined for a name that is not in the model and for a typeref that leads to itself. */
export function dereference(type: TypeExpression, schemas: Schemas): Dereferenced | undefined {
  let current = type;
  const seen = new Set<string>();
  while (current.kind === "reference") {
    const schema = schemas.get(current.name);
    if (schema === undefined || seen.has(schema.fullName)) return undefined;
    if (schema.kind !== "typeref") return schema;
    seen.add(schema.fullName);
    current = schema.target;
  }
  return current;
}

/** Whether values of the type have nothing inside that an annotation could address. */
export function isSingle(type: Dereferenced | undefined): boolean {
  return type?.kind === "primitive" || type?.kind === "enum" || type?.kind === "fixed";
}

/** The typerefs that stand between a type and what it comes down to, outermost first. */
export function typerefsOf(type: TypeExpression, schemas: Schemas): readonly (NamedSchema & { kind: "typeref" })[] {
  const chain: (NamedSchema & { kind: "typeref" })[] = [];
  let current = type;
  while (current.kind === "reference") {
    const schema = schemas.get(current.name);
    if (schema?.kind !== "typeref" || chain.includes(schema)) break;
    chain.push(schema);
    current = schema.target;
  }
  return chain;
}

/** Full names that a schema mentions directly: types of its fields, included records, a typeref's target; not what values only name. */
export function referencesOf(schema: NamedSchema): ReadonlySet<string> {
  const names = new Set<string>();
  if (schema.kind === "record") {
    for (const name of schema.includes) names.add(name);
    for (const field of schema.fields) if (field.holdsEntities !== "named") addReferences(field.type, names);
  } else if (schema.kind === "typeref") {
    addReferences(schema.target, names);
  }
  return names;
}

function addReferences(type: TypeExpression, names: Set<string>): void {
  switch (type.kind) {
    case "reference":
      if (type.unresolved === undefined) names.add(type.name);
      break;
    case "array":
      addReferences(type.items, names);
      break;
    case "map":
      addReferences(type.values, names);
      break;
    case "union":
      for (const member of type.members) addReferences(member.type, names);
      break;
    case "primitive":
      break;
  }
}
