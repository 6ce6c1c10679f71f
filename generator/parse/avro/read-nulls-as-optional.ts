import type { FieldNode, MemberNode, RecordNode, TypeNode, UnionNode } from "../schema-document.ts";
import { takeDocOfType } from "./take-doc-of-type.ts";

// Avro has no optional fields. Its writers say `["null", T]` with the default null instead, or
// `[T, "null"]` with another default, and readers expect to see an optional T. A union with null but
// without a default is no such field: a value has to say null, so it stays a required, nullable union.
// Defaults stay as written; linking, which knows the types of all files, gives them the catalogue's form.

/** A type with such fields made optional in all records that it declares. */
export function readNullsAsOptional(type: TypeNode): TypeNode {
  switch (type.kind) {
    case "array":
      return { ...type, items: readNullsAsOptional(type.items) };
    case "map":
      return { ...type, values: readNullsAsOptional(type.values) };
    case "union":
      return rewriteUnion(type);
    case "record":
      return rewriteRecord(type);
    default:
      return type;
  }
}

function rewriteUnion(union: UnionNode): UnionNode {
  return { ...union, members: union.members.map((member) => ({ ...member, type: readNullsAsOptional(member.type) })) };
}

function rewriteRecord(record: RecordNode): RecordNode {
  const results = record.results?.map((result) => ({ ...result, type: readNullsAsOptional(result.type) }));
  return {
    ...record,
    fields: record.fields.map((field) => rewriteField(takeDocOfType(field))),
    ...(results && { results }),
  };
}

function rewriteField(field: FieldNode): FieldNode {
  const type = readNullsAsOptional(field.type);
  if (field.default === undefined || type.kind !== "union") return { ...field, type };
  const others = type.members.filter((member) => !isNull(member.type));
  if (others.length === type.members.length || others.length === 0) return { ...field, type };
  const { default: written, ...rest } = field;
  const nullBranch = type.members.findIndex((member) => isNull(member.type));
  const optional = { ...rest, ...withoutNull(field, type, others), optional: true, nullBranch };
  return written === null ? optional : { ...optional, default: written };
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

function isNull(type: TypeNode): boolean {
  return type.kind === "reference" && type.name === "null";
}
