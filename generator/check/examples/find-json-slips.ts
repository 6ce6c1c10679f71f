import type { NamedSchema, RecordSchema, TypeExpression, UnionMember } from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { LocatedEntry, LocatedJson, LocatedObject } from "../../parse/prose/prose-document.ts";

/** Where JSON says something that its type doesn't take. */
export type JsonSlip =
  | {
      readonly kind: "unknown";
      readonly field: string;
      readonly of: string;
      readonly suggestions: readonly string[];
      readonly span: Span;
    }
  | { readonly kind: "missing"; readonly field: string; readonly of: string; readonly span: Span }
  | {
      readonly kind: "wrong";
      readonly field: string;
      readonly expected: string;
      readonly suggestions: readonly string[];
      readonly span: Span;
    };

/** The schemas of a model by their full names. */
export type Schemas = ReadonlyMap<string, NamedSchema>;

/** What tells the type of an object where the platform's web interfaces write it. */
const typeKey = "__type";
/** No record is included through more others. */
const deepestInclude = 20;
/** The package that the platform's Avro classes stand in; JSON that is made from them names it. */
const avroPackage = ".pegasus2avro.";

/** A full name as schemas have it. */
export function toSchemaName(name: string): string {
  return name.replace(avroPackage, ".");
}

/** Holds a value against a record, which each of its keys but those that tell types has to be a field of. */
export function findRecordSlips(value: LocatedObject, record: RecordSchema, schemas: Schemas): readonly JsonSlip[] {
  // A record without fields stands for anything; an object without keys for what is left out.
  if (record.fields.length === 0 || value.entries.size === 0) return [];
  const fields = new Map(record.fields.map((field) => [field.name, field]));
  const isShortened = [...value.entries.keys()].some((key) => /^(?:\.\.\.|…)$/.test(key));
  const missing = record.fields
    .filter((field) => !isShortened && !field.optional && !field.nullable && field.default === undefined)
    .filter((field) => !value.entries.has(field.name))
    .map(({ name }): JsonSlip => ({ kind: "missing", field: name, of: record.name, span: toStart(value.span) }));
  const others = [...value.entries.values()].flatMap((entry): readonly JsonSlip[] => {
    const field = fields.get(entry.key);
    if (field !== undefined) {
      const given = field.optional || field.nullable ? unwrapAvro(entry.value, field.type) : entry.value;
      return given === undefined ? [] : findSlips(given, field.type, { field: field.name, schemas });
    }
    if (entry.key === typeKey || isShortened || lacksIncluded(record, schemas)) return [];
    const suggestions = suggestNames(entry.key, fields.keys());
    return [{ kind: "unknown", field: entry.key, of: record.name, suggestions, span: entry.keySpan }];
  });
  return [...missing, ...others];
}

/** Whether a record, or one that it includes, includes what is not in the model, which has been reported: it has more fields than are known. */
function lacksIncluded(record: RecordSchema, schemas: Schemas, depth = 0): boolean {
  return record.includes.some((name) => {
    const included = schemas.get(name);
    if (included === undefined) return true;
    return included.kind === "record" && depth < deepestInclude && lacksIncluded(included, schemas, depth + 1);
  });
}

/** What an optional field is given, which Avro's JSON may have below the name of its type; undefined for null. */
function unwrapAvro(value: LocatedJson, type: TypeExpression): LocatedJson | undefined {
  if (isNull(value)) return undefined;
  if (value.kind !== "object" || value.entries.size !== 1) return value;
  const [entry] = [...value.entries.values()];
  const name = type.kind === "reference" || type.kind === "primitive" ? type.name : type.kind;
  return entry !== undefined && toSchemaName(entry.key) === name ? entry.value : value;
}

interface Place {
  /** Name of the field that holds the value. */
  readonly field: string;
  readonly schemas: Schemas;
}

function findSlips(value: LocatedJson, type: TypeExpression, place: Place): readonly JsonSlip[] {
  if (isPlaceholder(value)) return [];
  const wrong = (expected: string, suggestions: readonly string[] = []): readonly JsonSlip[] => [
    { kind: "wrong", field: place.field, expected, suggestions, span: toStart(value.span) },
  ];
  switch (type.kind) {
    case "primitive":
      return fitsPrimitive(value, type.name) ? [] : wrong(primitiveWords[type.name]);
    case "array":
      return value.kind === "array"
        ? value.items.flatMap((item) => findSlips(item, type.items, place))
        : wrong("a list");
    case "map":
      return value.kind === "object" && !value.entries.has(typeKey)
        ? [...value.entries.values()].flatMap((entry) => findSlips(entry.value, type.values, place))
        : wrong("an object");
    case "union":
      return (
        findUnionSlips(value, type.members, place) ??
        (lacksMember(type.members, place.schemas) ? [] : wrong(describeMembers(type.members, place.schemas)))
      );
    case "reference":
      break;
  }
  const schema = place.schemas.get(type.name);
  switch (schema?.kind) {
    case "record":
      return value.kind === "object" ? findRecordSlips(value, schema, place.schemas) : wrong("an object");
    case "typeref":
      return findSlips(value, schema.target, place);
    case "enum": {
      const symbols = schema.symbols.map(({ name }) => name);
      if (value.kind === "scalar" && symbols.includes(String(value.value))) return [];
      const written = value.kind === "scalar" ? String(value.value) : "";
      return wrong(`a symbol of \`${schema.name}\``, suggestNames(written, symbols));
    }
    case "fixed":
      return value.kind === "scalar" && typeof value.value === "string" ? [] : wrong("a string");
    case undefined:
      // Its name has been reported where it is used.
      return [];
  }
}

/** Undefined where no member is told. */
function findUnionSlips(
  value: LocatedJson,
  members: readonly UnionMember[],
  place: Place,
): readonly JsonSlip[] | undefined {
  if (isNull(value)) return members.some(({ key }) => key === "null") ? [] : undefined;
  // Where only one member can be meant, Avro's JSON has its value bare.
  if (value.kind === "array") {
    const [list, ...others] = members.filter(({ type }) => type.kind === "array");
    return list === undefined || others.length > 0 ? undefined : findSlips(value, list.type, place);
  }
  if (value.kind === "scalar") {
    return members.some(({ type }) => findSlips(value, type, place).length === 0) ? [] : undefined;
  }
  const told = value.entries.get(typeKey)?.value;
  const name = told?.kind === "scalar" ? String(told.value) : undefined;
  if (name !== undefined) {
    const member = members.find(({ key }) => key === name || key.endsWith(`.${name}`));
    return member && findSlips(value, member.type, place);
  }
  const [entry, ...others] = [...value.entries.values()];
  if (entry === undefined) return [];
  const member = others.length > 0 ? undefined : members.find(({ key }) => key === toSchemaName(entry.key));
  return member && findSlips(entry.value, member.type, { ...place, field: entry.key });
}

/** Whether a member is not in the model, which has been reported where it is named: what it takes is not known. */
function lacksMember(members: readonly UnionMember[], schemas: Schemas): boolean {
  return members.some(({ type }) => type.kind === "reference" && !schemas.has(type.name));
}

function describeMembers(members: readonly UnionMember[], schemas: Schemas): string {
  const keys = members.map(({ key }) => key).filter((key) => key !== "null");
  if (keys.length > 4) return "an object whose one key names a member of its union";
  const isNamed = keys.some((key) => schemas.has(key));
  return `an object whose one key is ${keys.map((key) => `\`${key}\``).join(" or ")}${isNamed ? ", the type of the value" : ""}`;
}

const primitiveWords = {
  null: "null",
  boolean: "true or false",
  int: "a number",
  long: "a number",
  float: "a number",
  double: "a number",
  bytes: "a string",
  string: "a string",
} as const;

function fitsPrimitive(value: LocatedJson, name: keyof typeof primitiveWords): boolean {
  if (value.kind !== "scalar") return false;
  switch (name) {
    case "null":
      return value.value === null;
    case "boolean":
      return typeof value.value === "boolean";
    case "string":
    case "bytes":
      return typeof value.value === "string";
    case "int":
    case "long":
    case "float":
    case "double":
      // JSON has no other way to write what is no number, nor one that JavaScript would round.
      return (
        /^(?:number|bigint)$/.test(typeof value.value) || /^-?(?:\d+(?:\.\d+)?|NaN|Infinity)$/.test(String(value.value))
      );
  }
}

function isNull(value: LocatedJson): boolean {
  return value.kind === "scalar" && value.value === null;
}

/** What readers are to fill in, or what is left out. */
function isPlaceholder(value: LocatedJson): boolean {
  return (
    value.kind === "scalar" && typeof value.value === "string" && /^\s*(?:<.*>|\.\.\.|…|\$?\{.*\})/s.test(value.value)
  );
}

/** What is written over many lines is pointed at where it begins. */
export function toStart(span: Span): Span {
  if (span.endLine === span.startLine) return span;
  return { ...span, endLine: span.startLine, endColumn: span.startColumn };
}

/** The entry's object, where it is one. */
export function objectOf(entry: LocatedEntry | undefined): LocatedObject | undefined {
  return entry?.value.kind === "object" ? entry.value : undefined;
}

/** The entry's text, where it is one. */
export function textOf(entry: LocatedEntry | undefined): string | undefined {
  return entry?.value.kind === "scalar" && typeof entry.value.value === "string" ? entry.value.value : undefined;
}
