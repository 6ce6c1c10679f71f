import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { NumberSpellings } from "../catalogue/number-spellings.ts";
import type { OlderVersion, RecordSchema, SchemaLanguage } from "../catalogue/schema.ts";
import type { Span } from "../catalogue/span.ts";

/**
 * What one PDL, PDSC or Avro file says, before any name is resolved. All three readers build this
 * shape, so linking knows one language. A document may lack parts that could not be read; each of
 * them has been reported.
 */
export interface SchemaDocument {
  readonly kind: "schemaDocument";
  readonly file: string;
  readonly language: SchemaLanguage;
  /** Folder from which namespaces start, when discovery knows it. */
  readonly root?: string | undefined;
  readonly namespace: string;
  /** The name in the file's namespace clause; absent where there is none, or the language has none. */
  readonly namespaceSpan?: Span | undefined;
  readonly imports: readonly ImportNode[];
  /** Files that it takes in as a whole, as it names them: paths from its own folder. Avro IDL has such imports. */
  readonly importedFiles?: readonly string[] | undefined;
  /** What stands in the file for full names of others, where that isn't the name. */
  readonly written?: Readonly<Record<string, string>> | undefined;
  /** Where the first of them stands, where the reader says so. */
  readonly writtenAt?: Readonly<Record<string, Span>> | undefined;
  /** Full names that it would declare if it could be read whole, and others below them; the reader has reported why not. */
  readonly unread?: readonly string[] | undefined;
  /** The file's declaration. Anonymous ones are legal in PDL; Avro protocols hold several. */
  readonly declarations: readonly TypeNode[];
}

/** A full name behind `import`, and where it stands. */
export interface ImportNode {
  readonly name: string;
  readonly span: Span;
}

/** A type as a file writes it: the name of one, one made of others, or a declaration in its place. */
export type TypeNode = ReferenceNode | ArrayNode | MapNode | UnionNode | NamedNode;

/** A declaration of a schema that has a name. */
export type NamedNode = RecordNode | EnumNode | TyperefNode | FixedNode;

/** A type that is named and not written out. */
export interface ReferenceNode {
  readonly kind: "reference";
  /** As written, back-ticks removed. Primitive names are references too until linking. */
  readonly name: string;
  /** The namespace in force here, which an inline scope may have changed. */
  readonly namespace: string;
  /** Present where the type of a field of the record of that name is meant. */
  readonly field?: string | undefined;
  /** Attributes beside an Avro type name. */
  readonly annotations?: JsonObject | undefined;
  readonly span: Span;
}

/** An array. */
export interface ArrayNode {
  readonly kind: "array";
  readonly items: TypeNode;
  readonly annotations: JsonObject;
  readonly numbers?: NumberSpellings | undefined;
  readonly span: Span;
}

/** A map, whose keys are texts. */
export interface MapNode {
  readonly kind: "map";
  readonly values: TypeNode;
  readonly annotations: JsonObject;
  readonly numbers?: NumberSpellings | undefined;
  readonly span: Span;
}

/** A union of types. */
export interface UnionNode {
  readonly kind: "union";
  readonly members: readonly MemberNode[];
  /** Present where values don't say of which member they are. */
  readonly untagged?: true | undefined;
  readonly annotations: JsonObject;
  readonly numbers?: NumberSpellings | undefined;
  readonly span: Span;
}

/** A member of a union; PDL may give it an alias, a doc and annotations. */
export interface MemberNode {
  readonly alias?: string | undefined;
  readonly type: TypeNode;
  readonly doc?: string | undefined;
  readonly annotations: JsonObject;
  readonly numbers?: NumberSpellings | undefined;
  readonly span: Span;
}

interface NamedNodeBase {
  readonly name: string;
  readonly nameSpan: Span;
  /** The namespace in force, which the declaration is in. */
  readonly namespace: string;
  readonly package?: string | undefined;
  readonly doc?: string | undefined;
  /** Annotations merged into one tree, without `aliases`. */
  readonly annotations: JsonObject;
  readonly numbers?: NumberSpellings | undefined;
  /** As written; linking qualifies simple names. */
  readonly aliases: readonly string[];
  /** Present where simple ones are full names as well. */
  readonly hasFullAliases?: true | undefined;
  /** The declaration as its author wrote it, where its language is one that pages don't print again. */
  readonly written?: string | undefined;
  /** Those that this one is documented instead of, the newest first. */
  readonly olderVersions?: readonly OlderVersion[] | undefined;
  /** The first of these versions that has it, and all after it; absent where the oldest does. */
  readonly sinceVersion?: string | undefined;
  readonly span: Span;
}

/** A record. */
export interface RecordNode extends NamedNodeBase {
  readonly kind: "record";
  /** What its language calls it; absent where that is a record. */
  readonly noun?: RecordSchema["noun"];
  readonly includes: readonly TypeNode[];
  /** Whether the `includes` clause stands after the fields, which puts included fields last. */
  readonly includesAfter: boolean;
  /** Whether it is declared as an `error`. */
  readonly isError: boolean;
  readonly fields: readonly FieldNode[];
  /** What a message of a protocol comes to; absent for what is no message. */
  readonly results?: readonly ResultNode[] | undefined;
  /** What its annotations say that it goes by as well, or may hold besides its fields. */
  readonly besides?: readonly TypeNode[] | undefined;
}

/** What a message of an Avro protocol is answered with, or the union of the errors that it may end with besides. */
export interface ResultNode {
  readonly kind: "response" | "errors";
  readonly type: TypeNode;
}

/** A field that a record declares itself. */
export interface FieldNode {
  readonly name: string;
  readonly nameSpan: Span;
  readonly doc?: string | undefined;
  readonly annotations: JsonObject;
  readonly numbers?: NumberSpellings | undefined;
  readonly aliases: readonly string[];
  readonly order?: "ascending" | "descending" | "ignore" | undefined;
  readonly optional: boolean;
  /** Present where values are entities, or name them in a way of their own; "named" where nothing of these is inside of them. */
  readonly holdsEntities?: true | "named" | undefined;
  readonly type: TypeNode;
  /** Undefined when there is none; `null` is a default. */
  readonly default?: JsonValue | undefined;
  /** How numbers in it are spelled, where that is not how JSON would. */
  readonly defaultNumbers?: NumberSpellings | undefined;
  readonly defaultSpan?: Span | undefined;
  /** Where `null` stood in the union of an Avro field that was read as an optional one, counted from 0. */
  readonly nullBranch?: number | undefined;
  /** The first version of its file that has it, as for types. */
  readonly sinceVersion?: string | undefined;
  readonly span: Span;
}

/** An enumeration. */
export interface EnumNode extends NamedNodeBase {
  readonly kind: "enum";
  readonly symbols: readonly SymbolNode[];
  /** Avro's: the symbol for those that a reader doesn't know. */
  readonly default?: string | undefined;
}

/** A symbol of an enumeration. */
export interface SymbolNode {
  readonly name: string;
  readonly doc?: string | undefined;
  readonly annotations: JsonObject;
  readonly numbers?: NumberSpellings | undefined;
  readonly span: Span;
}

/** Another name for a type. */
export interface TyperefNode extends NamedNodeBase {
  readonly kind: "typeref";
  readonly target: TypeNode;
}

/** Bytes of one length. */
export interface FixedNode extends NamedNodeBase {
  readonly kind: "fixed";
  /** In bytes. */
  readonly size: number;
}
