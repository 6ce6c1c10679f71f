import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { Place } from "../plugin.ts";

/** What a file of type definitions says, as plain data: what it declares, and what it changes of what others declare. */
export interface TypedefFile {
  readonly types: readonly TypeDef[];
  readonly patches: readonly TypePatch[];
  /** Present where the text breaks off or has a slip, so that it may declare more. */
  readonly isBroken?: true | undefined;
}

/** Which list of a file a type stands in. */
export type Category = "entity" | "struct" | "classification" | "enum" | "relationship" | "businessMetadata";

/** A type of any category; what a category hasn't is empty. */
export interface TypeDef {
  readonly category: Category;
  readonly name: string;
  readonly place: Place;
  readonly doc?: string | undefined;
  readonly version?: string | undefined;
  readonly serviceType?: string | undefined;
  /** What else is said about it, by its own keys. */
  readonly more: JsonObject;
  readonly superTypes: readonly NamedType[];
  /** Entity types that a classification is for; empty where it is for all. */
  readonly entityTypes: readonly NamedType[];
  readonly attributes: readonly Attribute[];
  readonly elements: readonly EnumElement[];
  /** Both of a relationship, or none. */
  readonly ends: readonly RelationshipEnd[];
  readonly written?: string | undefined;
}

/** The name of a type, where it is written. */
export interface NamedType {
  readonly name: string;
  readonly place: Place;
  /** Absent where the file isn't the one that declares the type that names it. */
  readonly file?: string | undefined;
}

/** An attribute, or what a patch makes of one. */
export interface Attribute {
  readonly name: string;
  readonly place: Place;
  /** Absent where the file isn't the one that declares the type. */
  readonly file?: string | undefined;
  /** E.g. `array<hive_column>`. */
  readonly typeName: string;
  readonly typePlace: Place;
  readonly isOptional: boolean;
  readonly default?: JsonValue | undefined;
  readonly doc?: string | undefined;
  /** What else is said about it, by its own keys. */
  readonly more: JsonObject;
}

/** A value of an enum. */
export interface EnumElement {
  readonly name: string;
  readonly place: Place;
  /** Absent where the file isn't the one that declares the enum. */
  readonly file?: string | undefined;
  readonly doc?: string | undefined;
  readonly ordinal?: number | undefined;
}

/** One of the two ends of a relationship. */
export interface RelationshipEnd {
  /** The entity type that has the attribute. */
  readonly type: string;
  readonly typePlace: Place;
  /** The attribute. */
  readonly name: string;
  readonly place: Place;
  readonly doc?: string | undefined;
  readonly isContainer: boolean;
  readonly cardinality: string;
}

/** A change of a type that another file declares. */
export interface TypePatch {
  readonly action: string;
  readonly typeName: string;
  readonly place: Place;
  readonly applyToVersion?: string | undefined;
  readonly updateToVersion?: string | undefined;
  readonly doc?: string | undefined;
  readonly id?: string | undefined;
  readonly attributes: readonly Attribute[];
  readonly elements: readonly EnumElement[];
  readonly superTypes: readonly NamedType[];
  readonly serviceType?: string | undefined;
  /** Of which attribute `params` are. */
  readonly attributeName?: string | undefined;
  readonly params: JsonObject;
  readonly typeDefOptions: JsonObject;
}
