import type { JsonObject, JsonValue } from "./json.ts";
import type { NumberSpellings } from "./number-spellings.ts";
import type { Span } from "./span.ts";

/** The four named schemas of the schema language, whichever file format declared them. */
export type NamedSchema = RecordSchema | EnumSchema | TyperefSchema | FixedSchema;

/** The language of the file that declared a schema; `other` for one that a plug-in reads. */
export type SchemaLanguage = "pdl" | "pdsc" | "avro" | "other";

/** The types that nothing has to declare. */
export const primitiveNames = ["null", "boolean", "int", "long", "float", "double", "bytes", "string"] as const;

/** One of those types. */
export type PrimitiveName = (typeof primitiveNames)[number];

/** Whether a name is that of a type that nothing has to declare. */
export function isPrimitiveName(name: string): name is PrimitiveName {
  return (primitiveNames as readonly string[]).includes(name);
}

/** A mark that something should no longer be used, in either spelling of the annotation. */
export interface Deprecation {
  /** What the author gave as the reason; absent when the annotation is a bare flag. */
  readonly reason?: string | undefined;
  /** `@deprecated` or `@Deprecated`, as written. */
  readonly spelling: "deprecated" | "Deprecated";
}

/** A version of a schema that a newer one is documented instead of. */
export interface OlderVersion {
  /** What its folder or file is called by, e.g. `v11`. */
  readonly name: string;
  readonly span: Span;
}

interface SchemaBase {
  /** Namespace, a dot and the simple name; the simple name alone in the root namespace. */
  readonly fullName: string;
  /** The simple name, e.g. `Owner`. */
  readonly name: string;
  /** Empty in the root namespace. */
  readonly namespace: string;
  /** Package of generated code; never used to resolve a name. */
  readonly package?: string | undefined;
  readonly language: SchemaLanguage;
  /** Text of the doc comment after the language's own clean-up; absent when there is none. */
  readonly doc?: string | undefined;
  readonly deprecated?: Deprecation | undefined;
  /** Every annotation, understood or not, merged into one tree. */
  readonly annotations: JsonObject;
  /** How numbers in them were spelled, where that is not how JSON would; absent when it nowhere is. */
  readonly numbers?: NumberSpellings | undefined;
  /** Full names under which the schema was known before. */
  readonly aliases: readonly string[];
  /** An Avro declaration to the letter, without the indentation of what is around it; absent in other languages. */
  readonly written?: string | undefined;
  /** From the first doc or annotation token to the last token of the declaration. */
  readonly span: Span;
  /** The declared name, which messages point at. */
  readonly nameSpan: Span;
  /** Full name of the file's own schema when this one was declared inside it. */
  readonly declaredIn?: string | undefined;
  /** Versions in files beside its own, the newest first; absent where there are none. */
  readonly olderVersions?: readonly OlderVersion[] | undefined;
  /** The first of the versions of its file that has it, and all after it; absent where the oldest does. */
  readonly sinceVersion?: string | undefined;
  /** Where the schema is used, in order of the using schema's full name, then of its fields. */
  readonly usedBy: readonly SchemaUse[];
  /** Names of the aspects from whose record this schema can be reached, sorted. */
  readonly reachedByAspects: readonly string[];
  /** Names of the entities that carry one of those aspects (or have it as key aspect), sorted. */
  readonly reachedByEntities: readonly string[];
}

/** What languages call a record that have another word for it. */
export const recordNouns = ["message"] as const;

/** `record Owner includes Base { … }`. */
export interface RecordSchema extends SchemaBase {
  readonly kind: "record";
  /** What its language calls it; absent where that is a record. */
  readonly noun?: (typeof recordNouns)[number] | undefined;
  /** All fields that a value has: own ones and, in their place, the included ones. */
  readonly fields: readonly Field[];
  /** Full names of the included records, in order; as written where nothing of that name is in the model. */
  readonly includes: readonly string[];
  /** Whether the `includes` clause stands after the fields, which puts included fields last. */
  readonly includesAfter: boolean;
  /** PDSC and Avro can declare `error` records; PDL has no spelling for them. */
  readonly isError: boolean;
  /** What a message of an Avro protocol, whose parameters the fields are, comes to; absent for what is no message. */
  readonly results?: readonly MessageResult[] | undefined;
}

/** What a message is answered with, or the union of the errors that it may end with besides. */
export interface MessageResult {
  readonly kind: "response" | "errors";
  readonly type: TypeExpression;
  readonly span: Span;
}

/** `enum FabricType { DEV PROD }`. */
export interface EnumSchema extends SchemaBase {
  readonly kind: "enum";
  readonly symbols: readonly EnumSymbol[];
  /** Default symbol of an Avro enum; PDL has none. */
  readonly default?: string | undefined;
}

/** A symbol of an enum, in the written order. */
export interface EnumSymbol {
  readonly name: string;
  readonly doc?: string | undefined;
  readonly deprecated?: Deprecation | undefined;
  readonly annotations: JsonObject;
  /** How numbers in them were spelled, where that is not how JSON would; absent when it nowhere is. */
  readonly numbers?: NumberSpellings | undefined;
  readonly span: Span;
}

/** `typeref Urn = string`: another name for a type, with annotations of its own. */
export interface TyperefSchema extends SchemaBase {
  readonly kind: "typeref";
  /** The type that the name stands for, as written. */
  readonly target: TypeExpression;
}

/** `fixed MD5 16`. */
export interface FixedSchema extends SchemaBase {
  readonly kind: "fixed";
  /** Length in bytes. */
  readonly size: number;
}

/** One field of a record. Optional, nullable and default are three separate facts. */
export interface Field {
  /** As it is in data, e.g. `owners`. */
  readonly name: string;
  /** Markdown, as for schemas. */
  readonly doc?: string | undefined;
  readonly type: TypeExpression;
  /** Declared `optional`: a value may leave the field out. */
  readonly optional: boolean;
  /** The type, seen through typerefs, is a union with `null` among its members. */
  readonly nullable: boolean;
  /** The default, checked against the type and normalised; absent when there is none. */
  readonly default?: JsonValue | undefined;
  /** How numbers in it were spelled, where that is not how JSON would; absent when it nowhere is. */
  readonly defaultNumbers?: NumberSpellings | undefined;
  readonly deprecated?: Deprecation | undefined;
  readonly annotations: JsonObject;
  /** How numbers in them were spelled, where that is not how JSON would; absent when it nowhere is. */
  readonly numbers?: NumberSpellings | undefined;
  readonly aliases: readonly string[];
  /** Sort order; absent when it is the usual `ascending`. */
  readonly order?: "descending" | "ignore" | undefined;
  /** Present where values are entities, or name them in the way of a language that has no URNs; "named" where nothing of these is inside of them. */
  readonly holdsEntities?: true | "named" | undefined;
  /** Full name of the record that declares the field, when it came through `includes`. */
  readonly includedFrom?: string | undefined;
  /** The first of the versions of its file that has it, and all after it; absent where its record came with it, or the oldest has it. */
  readonly sinceVersion?: string | undefined;
  readonly span: Span;
  /** The field's name, which messages point at. */
  readonly nameSpan: Span;
}

/** What may stand where a type is expected. Inline declarations are hoisted and referred to by name. */
export type TypeExpression = PrimitiveType | ReferenceType | ArrayType | MapType | UnionType;

/** A type that nothing has to declare. */
export interface PrimitiveType {
  readonly kind: "primitive";
  readonly name: PrimitiveName;
  /** Attributes that Avro allows on a primitive, such as `logicalType`; absent in PDL. */
  readonly annotations?: JsonObject | undefined;
}

/** A named schema, by its full name. */
export interface ReferenceType {
  readonly kind: "reference";
  /** Full name of the schema; as written when it could not be resolved. */
  readonly name: string;
  /** Present when nothing of that name is in the model; reported once, shown as a marked placeholder. */
  readonly unresolved?: true | undefined;
  /** Present where the schema is declared in place. */
  readonly inline?: true | undefined;
}

/** `array[Owner]`. */
export interface ArrayType {
  readonly kind: "array";
  readonly items: TypeExpression;
  readonly annotations: JsonObject;
  /** How numbers in them were spelled, where that is not how JSON would; absent when it nowhere is. */
  readonly numbers?: NumberSpellings | undefined;
  readonly span: Span;
}

/** `map[string, Owner]`. */
export interface MapType {
  readonly kind: "map";
  /** Keys are always strings. */
  readonly values: TypeExpression;
  readonly annotations: JsonObject;
  /** How numbers in them were spelled, where that is not how JSON would; absent when it nowhere is. */
  readonly numbers?: NumberSpellings | undefined;
  readonly span: Span;
}

/** `union[null, string]`, or with aliases `union[text: string, number: int]`. */
export interface UnionType {
  readonly kind: "union";
  readonly members: readonly UnionMember[];
  /** Present where values don't say of which member they are, so that equal keys and unions inside are no mistake. */
  readonly untagged?: true | undefined;
  readonly annotations: JsonObject;
  /** How numbers in them were spelled, where that is not how JSON would; absent when it nowhere is. */
  readonly numbers?: NumberSpellings | undefined;
  readonly span: Span;
}

/** One of the types that a value of a union may have. */
export interface UnionMember {
  /** What tells the member in a value: its alias, else the name of its dereferenced type. */
  readonly key: string;
  readonly alias?: string | undefined;
  readonly type: TypeExpression;
  readonly doc?: string | undefined;
  readonly deprecated?: Deprecation | undefined;
  readonly annotations: JsonObject;
  /** How numbers in them were spelled, where that is not how JSON would; absent when it nowhere is. */
  readonly numbers?: NumberSpellings | undefined;
  readonly span: Span;
}

/** One place that uses a named schema. */
export interface SchemaUse {
  /**
   * How: as a field's own type, inside an array, map or union, as an include, or as a typeref's target; or anywhere in
   * what a message comes to, or in what holds of a record besides its fields.
   */
  readonly kind:
    | "field"
    | "arrayItem"
    | "mapValue"
    | "unionMember"
    | "include"
    | "typerefTarget"
    | "besides"
    | MessageResult["kind"];
  /** Full name of the schema that uses it. */
  readonly by: string;
  /** Name of the field in which it is used; absent for all that is no field's. */
  readonly field?: string | undefined;
}
