import type { JsonValue } from "../catalogue/json.ts";
import type { Field, NamedSchema, RecordSchema, TypeExpression, UnionType } from "../catalogue/schema.ts";
import { dereference, isAliasedUnion, isNullType } from "./dereference.ts";
import { isJsonArray, isJsonObject } from "./json-object.ts";

// Turns a value in the platform's JSON into Avro's JSON for the schema that `printAvro` gives: every field
// is there, an absent optional one as null, a present one tagged with its type, and a union with
// aliases is the record that stands for it.

/** The value of a named schema, given in the platform's JSON, as Avro writes it in JSON. */
export function toAvroJson(schemas: ReadonlyMap<string, NamedSchema>, fullName: string, value: JsonValue): JsonValue {
  return toAvro(schemas, { kind: "reference", name: fullName }, value, fullName);
}

type Schemas = ReadonlyMap<string, NamedSchema>;

/** `unionName` is the full name of the record that an aliased union turns into here. */
function toAvro(schemas: Schemas, written: TypeExpression, value: JsonValue, unionName: string): JsonValue {
  const { type } = dereference(schemas, written);
  switch (type.kind) {
    case "primitive":
      return value;
    case "array":
      return isJsonArray(value) ? value.map((item) => toAvro(schemas, type.items, item, unionName)) : value;
    case "map": {
      if (!isJsonObject(value)) return value;
      const map: Record<string, JsonValue> = Object.create(null);
      for (const [key, inner] of Object.entries(value)) map[key] = toAvro(schemas, type.values, inner, unionName);
      return map;
    }
    case "union":
      return isAliasedUnion(type)
        ? toUnionRecord(schemas, type, value, unionName)
        : toUnion(schemas, type, value, unionName);
    case "reference": {
      const schema = schemas.get(type.name);
      return schema?.kind === "record" && isJsonObject(value)
        ? toRecord(schemas, schema.fields, schema, (name) => value[name])
        : value;
    }
  }
}

function toRecord(
  schemas: Schemas,
  fields: readonly Field[],
  owner: Pick<RecordSchema, "fullName">,
  valueOf: (name: string) => JsonValue | undefined,
): Record<string, JsonValue> {
  const record: Record<string, JsonValue> = Object.create(null);
  for (const field of fields) {
    const unionName = owner.fullName + field.name.slice(0, 1).toUpperCase() + field.name.slice(1);
    const given = valueOf(field.name);
    // What is left out has its default, or is null when it has none and may be left out.
    const present = given === undefined ? field.default : given;
    if (present === undefined) {
      if (field.optional) record[field.name] = null;
      continue;
    }
    const value = toAvro(schemas, field.type, present, unionName);
    record[field.name] = field.optional ? tag(schemas, field.type, value, unionName) : value;
  }
  return record;
}

/** An optional field is a union in Avro; one whose type is a union already takes null into that one. */
function tag(schemas: Schemas, written: TypeExpression, value: JsonValue, unionName: string): JsonValue {
  const { type } = dereference(schemas, written);
  if ((type.kind === "union" && !isAliasedUnion(type)) || isNullType(type)) return value;
  const tagged: Record<string, JsonValue> = Object.create(null);
  tagged[branchName(type, unionName)] = value;
  return tagged;
}

function branchName(type: TypeExpression, unionName: string): string {
  if (type.kind === "union") return unionName;
  return type.kind === "primitive" || type.kind === "reference" ? type.name : type.kind;
}

function toUnion(schemas: Schemas, union: UnionType, value: JsonValue, unionName: string): JsonValue {
  if (!isJsonObject(value)) return value;
  const member = union.members.find(({ key }) => value[key] !== undefined);
  if (member === undefined) return value;
  const inner = value[member.key];
  return inner === undefined
    ? value
    : tag(schemas, member.type, toAvro(schemas, member.type, inner, unionName), unionName);
}

function toUnionRecord(schemas: Schemas, union: UnionType, value: JsonValue, unionName: string): JsonValue {
  const active = isJsonObject(value) ? value : {};
  const fields = union.members.flatMap(({ key, alias, type, annotations, span }): Field | [] =>
    alias === undefined
      ? []
      : { name: key, type, annotations, optional: true, nullable: false, aliases: [], span, nameSpan: span },
  );
  const record = toRecord(schemas, fields, { fullName: unionName }, (name) => active[name]);
  record["fieldDiscriminator"] = Object.keys(active)[0] ?? "null";
  return record;
}
