import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { MapType, NamedSchema, RecordSchema, TyperefSchema, UnionMember } from "../../catalogue/schema.ts";
import { dereference } from "../../print/dereference.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { describeType } from "./describe-type.ts";
import { nowNamed, type SchemasOfBoth } from "./schema-pair.ts";

/**
 * Two forms of one JSON Schema as records, which they are, or which one of them only stands for: `{ "$ref": "B" }` says of a value what
 * `allOf` of `B` and of something else says, but for the latter; `{ "type": "object" }` is one without fields. Undefined for any others.
 */
export function asRecords(
  both: SchemasOfBoth,
  was: NamedSchema,
  is: NamedSchema,
): readonly [was: RecordSchema, is: RecordSchema] | undefined {
  if (was.language !== "other" || is.language !== "other") return undefined;
  if (was.kind === "record" && is.kind === "record") return [was, is];
  if (was.kind === "typeref" && is.kind === "record") {
    const isTakenIn = (name: string): boolean => is.includes.includes(nowNamed(both, name));
    const record = standIn(seeChoice(was, is, both.before), both.before, isTakenIn);
    return record && [record, is];
  }
  if (was.kind !== "record" || is.kind !== "typeref") return undefined;
  const includes = was.includes.map((name) => nowNamed(both, name));
  const record = standIn(seeChoice(is, was, both.after), both.after, (name) => includes.includes(name));
  return record && [was, record];
}

/**
 * What stands for one record or what is none (`oneOf` of a reference and `null`), as the record that says so by its types, where the
 * other form does that: `type: [object, "null"]`.
 */
function seeChoice(
  schema: TyperefSchema,
  other: RecordSchema,
  schemas: ReadonlyMap<string, NamedSchema>,
): TyperefSchema {
  const { type } = dereference(schemas, schema.target);
  const listed = other.annotations["type"];
  if (type.kind !== "union" || !isJsonArray(listed)) return schema;
  const { oneOf = [], anyOf = [], ...annotations } = schema.annotations;
  // What limits alternatives is told of them.
  if (![oneOf, anyOf].every((each) => isJsonArray(each) && each.every(isTypeAlone))) return schema;
  const isOfRecord = (member: UnionMember): boolean =>
    member.type.kind === "reference" && schemas.get(member.type.name)?.kind === "record";
  const [record, ...more] = type.members.filter(isOfRecord);
  if (record === undefined || more.length > 0) return schema;
  const others = type.members.filter((member) => member !== record).map((member) => describeType(member.type));
  // What else a definition may be stands in the type of whatever refers to it.
  const isDefinition = schemas.get(schema.namespace)?.span.file === schema.span.file;
  if (isDefinition && printSorted(others.toSorted()) !== printSorted(listed.map(String).toSorted())) return schema;
  return { ...schema, target: record.type, annotations: { ...annotations, type: others } };
}

function isTypeAlone(alternative: JsonValue): boolean {
  return isJsonObject(alternative) && Object.keys(alternative).every((key) => key === "type");
}

/** The record that a name stands for, under that name. What the other form takes in as well is told where it is declared. */
function standIn(
  schema: TyperefSchema,
  schemas: ReadonlyMap<string, NamedSchema>,
  isTakenIn: (name: string) => boolean,
): RecordSchema | undefined {
  const { type } = dereference(schemas, schema.target);
  if (type.kind === "map") return toFreeRecord(schema, type);
  const record = type.kind === "reference" ? schemas.get(type.name) : undefined;
  if (record?.kind !== "record") return undefined;
  const { target: _, ...named } = schema;
  const own = { ...record, ...named, kind: "record" } as const;
  if (!isTakenIn(record.fullName)) return { ...own, annotations: { ...record.annotations, ...schema.annotations } };
  const fields = record.fields.map((field) => ({ ...field, includedFrom: field.includedFrom ?? record.fullName }));
  return { ...own, fields, includes: [record.fullName] };
}

/** What holds values by any names, as a record that names none of them. */
export function toFreeRecord(schema: TyperefSchema, { values }: MapType): RecordSchema {
  const { target: _, ...named } = schema;
  const { additionalProperties: limits, ...annotations } = named.annotations;
  const type = describeType(values);
  const isAny = values.kind === "union" && values.annotations["format"] === "any";
  const others = isJsonObject(limits) ? { type, ...limits } : type;
  return {
    ...named,
    kind: "record",
    ...{ fields: [], includes: [], includesAfter: false, isError: false },
    annotations: { ...annotations, ...(!isAny && { additionalProperties: others }) },
  };
}
