import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { FieldNode, MemberNode, NamedNode, RecordNode, TypeNode, UnionNode } from "../schema-document.ts";

// Avro has no optional fields. Its writers say `["null", T]` with the default null instead, or
// `[T, "null"]` with another default, and readers expect to see an optional T. A union with null but
// without a default is no such field: a value has to say null, so it stays a required, nullable union.
//
// Avro writes the default of a union bare, and it belongs to the first member. The catalogue writes
// it as values are written, `{memberKey: value}`. Telling which parts of a default are unions takes the
// types, which an Avro file declares before their use; a default of a type from elsewhere stays as it is.

/** The declarations with such fields made optional and with defaults in the catalogue's form. */
export function readNullsAsOptional(declarations: readonly TypeNode[]): readonly TypeNode[] {
  const known: KnownTypes = new Map();
  return declarations.map((declaration) => rewriteType(declaration, known));
}

/** Declarations that have been rewritten so far, by full name. */
type KnownTypes = Map<string, NamedNode>;

function rewriteType(type: TypeNode, known: KnownTypes): TypeNode {
  switch (type.kind) {
    case "reference":
      return type;
    case "array":
      return { ...type, items: rewriteType(type.items, known) };
    case "map":
      return { ...type, values: rewriteType(type.values, known) };
    case "union":
      return rewriteUnion(type, known);
    case "typeref":
      return { ...type, target: rewriteType(type.target, known) };
    case "record":
      return remember(rewriteRecord(type, known), known);
    case "enum":
    case "fixed":
      return remember(type, known);
  }
}

function remember<Node extends NamedNode>(node: Node, known: KnownTypes): Node {
  known.set(fullNameOf(node), node);
  return node;
}

function rewriteUnion(union: UnionNode, known: KnownTypes): UnionNode {
  return { ...union, members: union.members.map((member) => ({ ...member, type: rewriteType(member.type, known) })) };
}

function rewriteRecord(record: RecordNode, known: KnownTypes): RecordNode {
  return { ...record, fields: record.fields.map((field) => rewriteField(field, known)) };
}

function rewriteField(field: FieldNode, known: KnownTypes): FieldNode {
  const type = rewriteType(field.type, known);
  if (field.default === undefined) return { ...field, type };
  const others = type.kind === "union" ? type.members.filter((member) => !isNull(member.type)) : [];
  if (type.kind !== "union" || others.length === type.members.length || others.length === 0) {
    return { ...field, type, default: rewriteDefault(type, field.default, known) };
  }
  const { default: written, defaultSpan, ...rest } = field;
  const optional = { ...rest, ...withoutNull(field, type, others), optional: true };
  if (written === null) return optional;
  return { ...optional, default: rewriteDefault(optional.type, written, known), defaultSpan };
}

/** The type of an optional field. A union of one is that one; attributes of the union then go to the field. */
function withoutNull(
  field: FieldNode,
  union: UnionNode,
  others: readonly MemberNode[],
): Pick<FieldNode, "type" | "annotations"> {
  const [only] = others;
  return only !== undefined && others.length === 1
    ? { type: only.type, annotations: { ...union.annotations, ...field.annotations } }
    : { type: { ...union, members: others }, annotations: field.annotations };
}

function rewriteDefault(type: TypeNode, value: JsonValue, known: KnownTypes): JsonValue {
  const target = type.kind === "reference" ? findType(type.name, type.namespace, known) : type;
  switch (target?.kind) {
    case "union":
      return rewriteUnionDefault(target, value, known);
    case "array":
      return Array.isArray(value) ? value.map((item: JsonValue) => rewriteDefault(target.items, item, known)) : value;
    case "map":
      return isObject(value)
        ? mapEntries(value, (_, inner) => rewriteDefault(target.values, inner, known))
        : value;
    case "record":
      return isObject(value) ? rewriteRecordDefault(target, value, known) : value;
    default:
      return value;
  }
}

function rewriteRecordDefault(record: RecordNode, value: JsonObject, known: KnownTypes): JsonValue {
  const fields = new Map(record.fields.map((field) => [field.name, field]));
  return mapEntries(value, (name, inner) => {
    const field = fields.get(name);
    if (field === undefined) return inner;
    // An optional field that is null in Avro is one that is left out.
    return field.optional && inner === null ? undefined : rewriteDefault(field.type, inner, known);
  });
}

function rewriteUnionDefault(union: UnionNode, value: JsonValue, known: KnownTypes): JsonValue {
  const [first] = union.members;
  if (first === undefined || (value === null && union.members.some((member) => isNull(member.type)))) return value;
  const object: Record<string, JsonValue> = Object.create(null);
  object[memberKey(first.type, known)] = rewriteDefault(first.type, value, known);
  return object;
}

function memberKey(type: TypeNode, known: KnownTypes): string {
  if (type.kind === "array" || type.kind === "map" || type.kind === "union") return type.kind;
  if (type.kind !== "reference") return fullNameOf(type);
  const target = findType(type.name, type.namespace, known);
  if (target !== undefined) return fullNameOf(target);
  return type.name.includes(".") || isPrimitive(type.name) || type.namespace === ""
    ? type.name
    : `${type.namespace}.${type.name}`;
}

function findType(name: string, namespace: string, known: KnownTypes): NamedNode | undefined {
  if (isPrimitive(name)) return undefined;
  return (name.includes(".") ? undefined : known.get(`${namespace}.${name}`)) ?? known.get(name);
}

function mapEntries(
  object: JsonObject,
  change: (key: string, value: JsonValue) => JsonValue | undefined,
): JsonObject {
  const changed: Record<string, JsonValue> = Object.create(null);
  for (const [key, value] of Object.entries(object)) {
    const result = change(key, value);
    if (result !== undefined) changed[key] = result;
  }
  return changed;
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNull(type: TypeNode): boolean {
  return type.kind === "reference" && type.name === "null";
}

function isPrimitive(name: string): boolean {
  return primitives.has(name);
}

const primitives = new Set(["null", "boolean", "int", "long", "float", "double", "bytes", "string"]);

function fullNameOf(node: NamedNode): string {
  return node.namespace === "" ? node.name : `${node.namespace}.${node.name}`;
}
