import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { NamedSchema, TypeExpression, UnionType } from "../catalogue/schema.ts";

/** A type seen through typerefs, and what the typerefs on the way say; the outermost wins, key by key. */
export interface Dereferenced {
  readonly type: TypeExpression;
  readonly annotations: JsonObject;
  /** Full names of the typerefs, outermost first. */
  readonly typerefs: readonly string[];
}

const plain: Omit<Dereferenced, "type"> = { annotations: Object.freeze(Object.create(null)), typerefs: [] };

/** Follows typerefs to the type that they stand for. A typeref that leads back to itself ends the way. */
export function dereference(schemas: ReadonlyMap<string, NamedSchema>, type: TypeExpression): Dereferenced {
  // Most types are none that typerefs stand for, and samples ask of every value.
  if (type.kind !== "reference" || schemas.get(type.name)?.kind !== "typeref") return { type, ...plain };
  const annotations: Record<string, JsonValue> = Object.create(null);
  const typerefs = new Set<string>();
  let current: TypeExpression = type;
  while (current.kind === "reference") {
    const schema = schemas.get(current.name);
    if (schema?.kind !== "typeref" || typerefs.has(schema.fullName)) break;
    typerefs.add(schema.fullName);
    for (const [key, value] of Object.entries(schema.annotations)) {
      if (!Object.hasOwn(annotations, key)) annotations[key] = value;
    }
    current = schema.target;
  }
  return { type: current, annotations, typerefs: [...typerefs] };
}

/** Whether the members of a union have aliases, which all of them but `null` have or none. */
export function isAliasedUnion(union: UnionType): boolean {
  return union.members.some((member) => member.alias !== undefined);
}

/** Whether the type is that of null alone. */
export function isNullType(type: TypeExpression): boolean {
  return type.kind === "primitive" && type.name === "null";
}
