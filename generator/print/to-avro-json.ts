import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonValue } from "../catalogue/json.ts";
import type { Field, NamedSchema, RecordSchema, TypeExpression, UnionType } from "../catalogue/schema.ts";
import { discriminatorName, listUnionFields, nameUnionRecord } from "./avro-union-record.ts";
import { dereference, isAliasedUnion, isNullType } from "./dereference.ts";
import { BeyondBudget, createPrintBudget, type PrintBudget } from "./print-budget.ts";
import { dropSpelling, spellDefault } from "./spelled-number.ts";
import { isJsonArray } from "../catalogue/is-json-array.ts";

// Turns a value in the platform's JSON into Avro's JSON for the schema that `printAvro` gives: every field
// is there, an absent optional one as null, a present one tagged with its type, and a union with
// aliases is the record that stands for it.

/**
 * The value of a named schema, given in the platform's JSON, as Avro writes it in JSON; undefined where that is sure to have
 * more characters than `longest`: defaults that it takes in may take in others without end.
 */
export function toAvroJson(
  schemas: ReadonlyMap<string, NamedSchema>,
  fullName: string,
  value: JsonValue,
  longest = 1_000_000,
): JsonValue | undefined {
  const around: Around = { schemas, budget: createPrintBudget(longest), depth: 0 };
  try {
    return toAvro(around, { kind: "reference", name: fullName }, value, fullName);
  } catch (error) {
    if (error instanceof BeyondBudget) return undefined;
    throw error;
  }
}

/** What is around a value. */
interface Around {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly budget: PrintBudget;
  readonly depth: number;
}

/** `unionName` is the full name of the record that an aliased union turns into here. */
function toAvro(outer: Around, written: TypeExpression, value: JsonValue, unionName: string): JsonValue {
  const around: Around = { ...outer, depth: outer.depth + 1 };
  around.budget.spend(around.depth);
  const { schemas } = around;
  const { type } = dereference(schemas, written);
  switch (type.kind) {
    case "primitive":
      return type.name === "float" || type.name === "double" ? value : dropSpelling(value);
    case "array":
      return isJsonArray(value) ? value.map((item) => toAvro(around, type.items, item, unionName)) : value;
    case "map": {
      if (!isJsonObject(value)) return value;
      const map: Record<string, JsonValue> = Object.create(null);
      for (const [key, inner] of Object.entries(value)) map[key] = toAvro(around, type.values, inner, unionName);
      return map;
    }
    case "union":
      return isAliasedUnion(type)
        ? toUnionRecord(around, type, value, unionName)
        : toUnion(around, type, value, unionName);
    case "reference": {
      const schema = schemas.get(type.name);
      return schema?.kind === "record" && isJsonObject(value)
        ? toRecord(around, schema.fields, schema, (name) => value[name])
        : value;
    }
  }
}

function toRecord(
  around: Around,
  fields: readonly Field[],
  owner: Pick<RecordSchema, "fullName">,
  valueOf: (name: string) => JsonValue | undefined,
): Record<string, JsonValue> {
  const record: Record<string, JsonValue> = Object.create(null);
  for (const field of fields) {
    const unionName = nameUnionRecord(owner, field);
    const given = valueOf(field.name);
    // What is left out has its default, or is null when it has none and may be left out.
    const present = given === undefined ? spellDefault(field) : given;
    if (present === undefined) {
      if (field.optional) record[field.name] = null;
      continue;
    }
    const value = toAvro(around, field.type, present, unionName);
    record[field.name] = field.optional ? tag(around, field.type, value, unionName) : value;
  }
  return record;
}

/** An optional field is a union in Avro; one whose type is a union already takes null into that one. */
function tag({ schemas }: Around, written: TypeExpression, value: JsonValue, unionName: string): JsonValue {
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

function toUnion(around: Around, union: UnionType, value: JsonValue, unionName: string): JsonValue {
  if (!isJsonObject(value)) return value;
  const member = union.members.find(({ key }) => value[key] !== undefined);
  if (member === undefined) return value;
  const inner = value[member.key];
  return inner === undefined
    ? value
    : tag(around, member.type, toAvro(around, member.type, inner, unionName), unionName);
}

function toUnionRecord(around: Around, union: UnionType, value: JsonValue, unionName: string): JsonValue {
  const active = isJsonObject(value) ? value : {};
  const fields = listUnionFields(union.members);
  const record = toRecord(around, fields, { fullName: unionName }, (name) => active[name]);
  record[discriminatorName] = Object.keys(active)[0] ?? "null";
  return record;
}
