import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { Field, TypeExpression, UnionType } from "../../catalogue/schema.ts";

/**
 * Two forms of a property of a JSON Schema, of which one that may be anything but some types (`not` of `null`) is of those that are left,
 * where the other one names types: both say the same then, and are compared by it.
 */
export function withTypesLeft(was: Field, is: Field): readonly [was: Field, is: Field] {
  return [nameLeft(was, is), nameLeft(is, was)];
}

function nameLeft(field: Field, other: Field): Field {
  const { not: said, ...annotations } = field.annotations;
  const { type } = field;
  if (said === undefined || other.annotations["not"] !== undefined || !isAny(type) || isAny(other.type)) return field;
  const denied = readDenied(said);
  // Whatever may be anything may be null, which its type doesn't have.
  if (!denied.has("null")) return field;
  const left = listPlain(type).filter(([name]) => !denied.has(name));
  const members = left.map(([, key, each]) => ({ key, type: each, annotations: {}, span: type.span }));
  return { ...field, annotations, type: { ...type, annotations: {}, members } };
}

function isAny(type: TypeExpression): type is UnionType {
  return type.kind === "union" && type.annotations["format"] === "any";
}

/** The types that are denied; none where anything else is. */
function readDenied(said: JsonValue): ReadonlySet<JsonValue> {
  if (!isJsonObject(said) || Object.keys(said).length > 1) return new Set();
  const { type = [] } = said;
  const names = new Set(isJsonArray(type) ? type : [type]);
  // That a number may not be whole no type says.
  return names.has("integer") ? new Set() : names;
}

/** The types of JSON besides null, with the keys that they have as alternatives. */
function listPlain(any: UnionType): readonly (readonly [name: string, key: string, type: TypeExpression])[] {
  return [
    ["object", "map", { kind: "map", values: any, annotations: {}, span: any.span }],
    ["array", "array", { kind: "array", items: any, annotations: {}, span: any.span }],
    ["string", "string", { kind: "primitive", name: "string" }],
    ["number", "double", { kind: "primitive", name: "double" }],
    ["boolean", "boolean", { kind: "primitive", name: "boolean" }],
  ];
}
