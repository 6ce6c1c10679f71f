import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { Field, NamedSchema, RecordSchema, TypeExpression, UnionType } from "../catalogue/schema.ts";
import { discriminatorName } from "./avro-union-record.ts";
import { dereference, isAliasedUnion } from "./dereference.ts";
import { dropSpelling, spellDefault } from "./spelled-number.ts";
import { isJsonArray } from "../catalogue/is-json-array.ts";

/** What an optional field with a default turns into; `PrintAvroOptions` says what each means. */
export type OptionalDefault = "translate" | "null";

/** Says that Avro has no way to write a default; caught where printing starts. */
export class UntranslatableDefault extends Error {}

/**
 * A default in Avro's form: unions bare instead of `{memberKey: value}`, records complete. Throws
 * `UntranslatableDefault` where Avro cannot express it.
 */
export function translateAvroDefault(
  schemas: ReadonlyMap<string, NamedSchema>,
  type: TypeExpression,
  value: JsonValue,
  options: TranslationOptions,
): JsonValue {
  return translate({ schemas, ...options, depth: 0, values: { count: 0 } }, type, value, options.path);
}

/** What a default is translated with. */
export interface TranslationOptions {
  readonly mode: OptionalDefault;
  /** Names the field in which the default stands, for the message. */
  readonly path: string;
  /** Whether numbers that other defaults fill in are spelled as their author did. */
  readonly isSpelled: boolean;
}

interface Translation extends TranslationOptions {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly depth: number;
  /** How many values have been made, in all of it. */
  readonly values: { count: number };
}

/** Defaults fill in defaults: one that holds itself has no end, and one that holds others twice each grows beyond all bounds. */
const maxDepth = 64;
const mostValues = 10_000;

function translate(around: Translation, written: TypeExpression, value: JsonValue, path: string): JsonValue {
  const context: Translation = { ...around, depth: around.depth + 1 };
  context.values.count += 1;
  if (context.depth > maxDepth || context.values.count > mostValues) {
    throw new UntranslatableDefault(
      `the default of \`${context.path}\` takes in defaults that nest without end, and Avro writes them all out`,
    );
  }
  const { type } = dereference(context.schemas, written);
  switch (type.kind) {
    case "primitive":
      return translatePrimitive(type.name, value, path);
    case "array":
      return isJsonArray(value)
        ? value.map((item, index) => translate(context, type.items, item, `${path}[${index}]`))
        : value;
    case "map":
      return isJsonObject(value)
        ? mapValues(value, (inner, key) => translate(context, type.values, inner, `${path}.${key}`))
        : value;
    case "union":
      return isAliasedUnion(type)
        ? translateAliasedUnion(context, type, value, path)
        : translateUnion(context, type, value, path);
    case "reference": {
      const schema = context.schemas.get(type.name);
      return schema?.kind === "record" && isJsonObject(value) ? translateRecord(context, schema, value, path) : value;
    }
  }
}

function translatePrimitive(name: string, value: JsonValue, path: string): JsonValue {
  const isNumber = name === "float" || name === "double";
  if (isNumber && (typeof value === "string" || (typeof value === "number" && !Number.isFinite(value)))) {
    throw new UntranslatableDefault(`the default of \`${path}\` is \`${value}\`, which Avro cannot write`);
  }
  return isNumber ? value : dropSpelling(value);
}

function translateUnion(context: Translation, union: UnionType, value: JsonValue, path: string): JsonValue {
  const key = isJsonObject(value) ? Object.keys(value)[0] : "null";
  const [first] = union.members;
  if (first === undefined || first.key !== key) {
    throw new UntranslatableDefault(
      `the default of \`${path}\` is of the member \`${key}\`; in Avro it has to be of the first member`,
    );
  }
  return isJsonObject(value) ? translate(context, first.type, value[first.key] ?? null, path) : null;
}

/** The value of the record that stands for a union with aliases. */
function translateAliasedUnion(context: Translation, union: UnionType, value: JsonValue, path: string): JsonValue {
  const active = isJsonObject(value) ? Object.keys(value)[0] : "null";
  const record: Record<string, JsonValue> = Object.create(null);
  for (const { key, alias, type } of union.members) {
    if (alias === undefined) continue;
    const inner = key === active && isJsonObject(value) ? value[key] : undefined;
    record[key] = inner === undefined ? null : translate(context, type, inner, `${path}.${key}`);
  }
  record[discriminatorName] = active ?? "null";
  return record;
}

/** All fields, those that the value leaves out filled in; keys that are no fields are dropped. */
function translateRecord(context: Translation, record: RecordSchema, value: JsonObject, path: string): JsonValue {
  const complete: Record<string, JsonValue> = Object.create(null);
  for (const field of record.fields) {
    complete[field.name] = translateField(context, field, value[field.name], `${path}.${field.name}`);
  }
  return complete;
}

function translateField(context: Translation, field: Field, value: JsonValue | undefined, path: string): JsonValue {
  if (field.optional) return translateOptional(context, field, value, path);
  const present = value === undefined ? (context.isSpelled ? spellDefault(field) : field.default) : value;
  if (present === undefined) throw new UntranslatableDefault(`the default has no value for the required \`${path}\``);
  return translate(context, field.type, present, path);
}

/** Inside a default an optional field is a union too, whose first member is the only one that a default can have. */
function translateOptional(context: Translation, field: Field, value: JsonValue | undefined, path: string): JsonValue {
  if (context.mode === "null") return null;
  const nullFirst = field.default === undefined;
  if (value === undefined || value === null) {
    if (nullFirst) return null;
    throw new UntranslatableDefault(
      `the default leaves out \`${path}\`, which is optional and has a default itself, so Avro has no null for it`,
    );
  }
  if (nullFirst) {
    throw new UntranslatableDefault(
      `the default gives the optional \`${path}\` a value; in Avro it can only be null there`,
    );
  }
  return translate(context, field.type, value, path);
}

function mapValues(object: JsonObject, change: (value: JsonValue, key: string) => JsonValue): JsonObject {
  const changed: Record<string, JsonValue> = Object.create(null);
  for (const [key, value] of Object.entries(object)) changed[key] = change(value, key);
  return changed;
}
