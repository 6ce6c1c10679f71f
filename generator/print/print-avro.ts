import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type {
  EnumSchema,
  Field,
  FixedSchema,
  NamedSchema,
  RecordSchema,
  TypeExpression,
  UnionMember,
  UnionType,
} from "../catalogue/schema.ts";
import { toSimpleName } from "../catalogue/to-simple-name.ts";
import { discriminatorName, listUnionFields, nameUnionRecord } from "./avro-union-record.ts";
import { dereference, isAliasedUnion, isNullType } from "./dereference.ts";
import { BeyondBudget, createPrintBudget, type PrintBudget } from "./print-budget.ts";
import { spellDefault } from "./spelled-number.ts";
import { translateAvroDefault, UntranslatableDefault, type OptionalDefault } from "./translate-avro-default.ts";

// Gives the Avro form of a schema as the platform's own build makes it (Pegasus' SchemaTranslator with
// the options of its Gradle plugin): one value without outside references, each named type written out
// where it is first used. Typerefs and includes vanish, a union with aliases becomes a record with one
// field a member, and an optional field becomes a union with null.

/** How records turn into Avro; the platform's own way where nothing is given. */
export interface PrintAvroOptions {
  /**
   * What an optional field with a default turns into: `translate` (the platform's way) keeps the
   * default, `null` drops it for null, which never fails over defaults that Avro cannot express.
   */
  readonly optionalDefault?: OptionalDefault | undefined;
  /** Annotations of typerefs that are not handed on to fields; the platform's `validate` and `data` when absent. */
  readonly excludedTyperefAnnotations?: readonly string[] | undefined;
  /** Gives each doc its final form; undefined leaves it out. Docs are printed as they are when absent. */
  readonly toDoc?: ((doc: string) => string | undefined) | undefined;
  /** Whether all that becomes of it is that it is printed as JSON, so that defaults can be spelled as schemas spell them. */
  readonly isSpelled?: boolean | undefined;
  /** In characters; of what is sure to be longer, printing stops. */
  readonly longest?: number | undefined;
}

/** The schema, or why there is none: Avro ties defaults of unions to the first member and has no `NaN`. */
export type AvroPrint =
  | { readonly kind: "schema"; readonly schema: JsonValue }
  | { readonly kind: "untranslatable"; readonly reason: string }
  | { readonly kind: "tooLong"; readonly reason: string };

/** The Avro form of a named schema of the catalogue. */
export function printAvro(
  schemas: ReadonlyMap<string, NamedSchema>,
  fullName: string,
  options: PrintAvroOptions = {},
): AvroPrint {
  const printer: Printer = {
    schemas,
    optionalDefault: options.optionalDefault ?? "translate",
    excluded: new Set(options.excludedTyperefAnnotations ?? ["validate", "data"]),
    toDoc: options.toDoc ?? ((doc) => doc),
    isSpelled: options.isSpelled === true,
    written: new Map(),
    budget: createPrintBudget(options.longest ?? longest),
  };
  try {
    const type: TypeExpression = { kind: "reference", name: fullName };
    return { kind: "schema", schema: printType(printer, type, { namespace: "", depth: 0 }) };
  } catch (error) {
    if (error instanceof BeyondBudget) return { kind: "tooLong", reason: "it is too long to be written out" };
    if (error instanceof UntranslatableDefault) return { kind: "untranslatable", reason: error.message };
    throw error;
  }
}

/** In characters, of what nobody is to read. */
const longest = 20_000_000;

interface Printer {
  readonly budget: PrintBudget;
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly optionalDefault: OptionalDefault;
  readonly excluded: ReadonlySet<string>;
  readonly toDoc: (doc: string) => string | undefined;
  readonly isSpelled: boolean;
  /** Avro full names of what has been written out, by the catalogue's full name. */
  readonly written: Map<string, string>;
}

/** Where a type stands. */
interface Place {
  /** How many types are around it. */
  readonly depth: number;
  readonly namespace: string;
  readonly package?: string | undefined;
  /** Full name that a record made of an aliased union takes here; absent outside of fields. */
  readonly unionName?: string | undefined;
  /** Default of the field whose type this is, when the type is an aliased union. */
  readonly unionDefault?: JsonValue | undefined;
}

function printType(printer: Printer, type: TypeExpression, around: Place): JsonValue {
  const place: Place = { ...around, depth: around.depth + 1 };
  printer.budget.spend(place.depth);
  switch (type.kind) {
    case "primitive":
      return type.annotations === undefined ? type.name : { type: type.name, ...type.annotations };
    case "array":
      return { type: "array", items: printType(printer, type.items, nested(place)), ...type.annotations };
    case "map":
      return { type: "map", values: printType(printer, type.values, nested(place)), ...type.annotations };
    case "union":
      return printUnion(printer, type, place);
    case "reference": {
      const schema = printer.schemas.get(type.name);
      if (schema === undefined) return type.name;
      return schema.kind === "typeref" ? printType(printer, schema.target, place) : printNamed(printer, schema, place);
    }
  }
}

/** A default belongs to the field's own type, not to the types inside it. */
function nested(place: Place): Place {
  return { ...place, unionDefault: undefined };
}

function printUnion(printer: Printer, union: UnionType, place: Place): JsonValue {
  if (!isAliasedUnion(union)) return union.members.map((member) => printType(printer, member.type, nested(place)));
  if (place.unionName !== undefined) return printUnionRecord(printer, union, place.unionName, place);
  // Outside of fields the platform leaves aliases as they are, although Avro has no such thing.
  return union.members.map((member) => printAliasedMember(printer, member, nested(place)));
}

function printAliasedMember(printer: Printer, member: UnionMember, place: Place): JsonValue {
  const type = printType(printer, member.type, place);
  if (member.alias === undefined) return type;
  return { alias: member.alias, type, ...printDoc(printer, member.doc), ...member.annotations };
}

/** The record that stands for a union with aliases: a field a member, and one that names the member that is set. */
function printUnionRecord(printer: Printer, union: UnionType, unionName: string, place: Place): JsonValue {
  const fullName = uniqueName(printer, unionName);
  const name = toSimpleName(fullName);
  printer.written.set(fullName, fullName);
  const active = isJsonObject(place.unionDefault) ? place.unionDefault : {};
  // The default of the union goes through its members, so they keep theirs in either mode.
  const fields = listUnionFields(union.members).map((field) =>
    printField(printer, { ...field, default: active[field.name] }, { ...place, fullName }, "translate", place.depth),
  );
  const discriminator = {
    name: discriminatorName,
    type: { type: "enum", name: `${name}Discriminator`, symbols: union.members.map((member) => member.key) },
    doc: "Contains the name of the field that has its value set.",
  };
  return { type: "record", name, fields: [...fields, discriminator], ...union.annotations };
}

function uniqueName(printer: Printer, name: string): string {
  let unique = name;
  for (let count = 2; printer.written.has(unique); count += 1) unique = `${name}${count}`;
  return unique;
}

function printNamed(printer: Printer, schema: Exclude<NamedSchema, { kind: "typeref" }>, place: Place): JsonValue {
  const written = printer.written.get(schema.fullName);
  if (written !== undefined) return shorten(written, place.namespace);
  const custom = getCustomAvro(schema);
  if (custom !== undefined) {
    printer.written.set(schema.fullName, custom.fullName);
    return custom.schema;
  }
  printer.written.set(schema.fullName, schema.fullName);
  const head = {
    name: schema.name,
    ...(schema.namespace !== place.namespace && schema.namespace !== "" ? { namespace: schema.namespace } : {}),
    ...(schema.package !== undefined && schema.package !== place.package ? { package: schema.package } : {}),
    ...printDoc(printer, schema.doc),
  };
  const tail = { ...(schema.aliases.length > 0 ? { aliases: schema.aliases } : {}), ...schema.annotations };
  switch (schema.kind) {
    case "record":
      return {
        type: schema.isError ? "error" : "record",
        ...head,
        fields: printFields(printer, schema, place.depth),
        ...tail,
      };
    case "enum":
      return { type: "enum", ...head, ...printSymbols(printer, schema), ...tail };
    case "fixed":
      return { type: "fixed", ...head, size: schema.size, ...tail };
  }
}

function printDoc(printer: Printer, doc: string | undefined): { readonly doc?: string } {
  const printed = doc === undefined ? undefined : printer.toDoc(doc);
  return printed ? { doc: printed } : {};
}

function shorten(fullName: string, namespace: string): string {
  const simple = toSimpleName(fullName);
  return fullName === `${namespace}.${simple}` ? simple : fullName;
}

/** A record may bring an Avro schema of its own and the class that translates data to it. */
function getCustomAvro(
  schema: RecordSchema | EnumSchema | FixedSchema,
): { readonly schema: JsonObject; readonly fullName: string } | undefined {
  const avro = schema.kind === "record" ? schema.annotations["avro"] : undefined;
  const custom = isJsonObject(avro) ? avro["schema"] : undefined;
  if (!isJsonObject(custom) || typeof custom["name"] !== "string") return undefined;
  const namespace = custom["namespace"];
  return {
    schema: custom,
    fullName: typeof namespace === "string" && namespace !== "" ? `${namespace}.${custom["name"]}` : custom["name"],
  };
}

function printFields(printer: Printer, record: RecordSchema, depth: number): readonly JsonValue[] {
  return record.fields.map((field) => printField(printer, field, record, printer.optionalDefault, depth));
}

function printSymbols(printer: Printer, schema: EnumSchema): JsonObject {
  const docs: Record<string, JsonValue> = Object.create(null);
  const deprecated: Record<string, JsonValue> = Object.create(null);
  const properties: Record<string, JsonValue> = Object.create(null);
  for (const symbol of schema.symbols) {
    const doc = symbol.doc && printer.toDoc(symbol.doc);
    if (doc) docs[symbol.name] = doc;
    const { deprecated: mark, ...others } = symbol.annotations;
    const rest: Record<string, JsonValue> = others;
    // A path such as `@deprecated.reason` is an annotation like any other, as the platform reads it.
    if (isJsonObject(mark)) rest["deprecated"] = mark;
    else if (mark !== undefined) deprecated[symbol.name] = mark;
    if (Object.keys(rest).length > 0) properties[symbol.name] = rest;
  }
  return {
    symbols: schema.symbols.map((symbol) => symbol.name),
    ...(schema.default === undefined ? {} : { default: schema.default }),
    ...(Object.keys(docs).length > 0 ? { symbolDocs: docs } : {}),
    ...(Object.keys(deprecated).length > 0 ? { deprecatedSymbols: deprecated } : {}),
    ...(Object.keys(properties).length > 0 ? { symbolProperties: properties } : {}),
  };
}

interface FieldOwner {
  readonly fullName: string;
  readonly namespace: string;
  readonly package?: string | undefined;
}

function printField(
  printer: Printer,
  field: Field,
  owner: FieldOwner,
  mode: OptionalDefault,
  depth: number,
): JsonValue {
  // Its braces stand in lines of their own, and so does its name.
  printer.budget.spend(depth, 4 * depth + '{"name": "",}'.length + field.name.length);
  const { type, annotations } = dereference(printer.schemas, field.type);
  const place: Place = {
    namespace: owner.namespace,
    package: owner.package,
    unionName: nameUnionRecord(owner, field),
    unionDefault: readDefault(printer, field),
    depth,
  };
  return {
    name: field.name,
    ...printFieldType(printer, field, type, place, mode),
    ...printDoc(printer, field.doc),
    ...(field.order === undefined ? {} : { order: field.order }),
    ...(field.aliases.length > 0 ? { aliases: field.aliases } : {}),
    ...mergeAnnotations(printer, annotations, field.annotations),
  };
}

/** Type and default of a field, which depend on each other: Avro wants the default's type first in a union. */
function printFieldType(
  printer: Printer,
  field: Field,
  type: TypeExpression,
  place: Place,
  mode: OptionalDefault,
): JsonObject {
  const value = field.optional && mode === "null" ? undefined : readDefault(printer, field);
  const translated =
    value === undefined
      ? undefined
      : translateAvroDefault(printer.schemas, type, value, { mode, path: field.name, isSpelled: printer.isSpelled });
  if (!field.optional) {
    return { type: printType(printer, type, place), ...(translated === undefined ? {} : { default: translated }) };
  }
  const types = type.kind === "union" && !isAliasedUnion(type) ? type.members.map((member) => member.type) : [type];
  const printed = types.filter((member) => !isNullType(member)).map((member) => printType(printer, member, place));
  return translated === undefined || translated === null
    ? { type: ["null", ...printed], default: null }
    : { type: [...printed, "null"], default: translated };
}

function readDefault({ isSpelled }: Printer, field: Field): JsonValue | undefined {
  return isSpelled ? spellDefault(field) : field.default;
}

/** A field's own annotations win; where both sides hold an object, the two are merged one level deep. */
function mergeAnnotations(printer: Printer, typeref: JsonObject, own: JsonObject): JsonObject {
  const merged: Record<string, JsonValue> = Object.create(null);
  for (const [key, value] of Object.entries(typeref)) if (!printer.excluded.has(key)) merged[key] = value;
  for (const [key, value] of Object.entries(own)) {
    const inherited = merged[key];
    merged[key] = isJsonObject(inherited) && isJsonObject(value) ? { ...inherited, ...value } : value;
  }
  return merged;
}
