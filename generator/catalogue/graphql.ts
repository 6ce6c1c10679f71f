import type { Span } from "./span.ts";

/** The GraphQL half of the model. Members are addressed by schema coordinate, e.g. `Dataset.lineage(input:)`. */
export interface GraphqlModel {
  /** The `schema` block; absent when the root types go by their usual names. */
  readonly schema?: GraphqlSchemaBlock | undefined;
  /** The root types, at most one of each operation kind: query, mutation, subscription. */
  readonly roots: readonly GraphqlRoot[];
  /** Queries, mutations, subscriptions, each by name. */
  readonly operations: readonly GraphqlOperation[];
  /** Objects (without the root types), inputs, interfaces, unions, enums and scalars, by name. */
  readonly types: readonly GraphqlType[];
  /** By name; a built-in one is present where the model applies it. */
  readonly directives: readonly GraphqlDirectiveDefinition[];
  /** Names that are used here and that a specification declares, by name; absent where there are none. */
  readonly linked?: readonly GraphqlLinkedName[] | undefined;
  /** Present where a file, or a part of one, could not be read, so that it may declare more. */
  readonly incomplete?: true | undefined;
  /** Present where the input has several whole schemas, of which only one is here. */
  readonly choice?: GraphqlChoice | undefined;
}

/** Which of several whole schemas is here, by files, or folders of them, as they stand in the input. */
export interface GraphqlChoice {
  readonly shown: string;
  readonly leftOut: readonly string[];
}

/** A name that `@link` on the schema brings, or Apollo Federation. */
export interface GraphqlLinkedName {
  /** Of a type, or of a directive with its `@`. */
  readonly name: string;
  /** Address of the specification. */
  readonly url: string;
  /** What the specification calls it, where an import gives it another name. */
  readonly specifiedAs?: string | undefined;
}

/** The `schema` block with its extensions. */
export interface GraphqlSchemaBlock {
  readonly description?: string | undefined;
  readonly directives: readonly AppliedDirective[];
  /** Absent when the schema is only extended. */
  readonly span?: Span | undefined;
  readonly extensions: readonly GraphqlExtension[];
}

/** The object type whose fields are the operations of one kind. */
export interface GraphqlRoot {
  readonly operation: OperationKind;
  /** `Query`, `Mutation` or `Subscription`, unless the `schema` block names another. */
  readonly name: string;
  readonly description?: string | undefined;
  readonly directives: readonly AppliedDirective[];
  readonly interfaces: readonly string[];
  /** Absent when the type is only extended. */
  readonly span?: Span | undefined;
  readonly extensions: readonly GraphqlExtension[];
}

/** The three kinds of root types, in lower case as the `schema` block names them. */
export type OperationKind = "query" | "mutation" | "subscription";

/** A field of a root type. */
export interface GraphqlOperation extends GraphqlField {
  readonly operation: OperationKind;
  /** What the server's code says of it; absent where there is none, or none that can be told. */
  readonly code?: OperationCode | undefined;
}

/** What answers an operation and what that does, as far as the code tells. Nothing of it was run. */
export interface OperationCode {
  /** Name of the class that answers it; absent where it is answered in passing. */
  readonly resolver?: string | undefined;
  /** That class, else the place that names what answers. */
  readonly span: Span;
  /** Aspects that it writes; of more than one, some may depend on what it is called for. */
  readonly writes: readonly AspectEvidence[];
  /** Aspects that a query reads. */
  readonly reads: readonly AspectEvidence[];
  /** Where it has entities deleted with all their aspects. */
  readonly deletes?: Span | undefined;
  /**
   * What the code asks for, by the places that do so. Of several, one may be enough, or more may be needed, or which one it
   * is depends on what it is called for: what conditions say is not read.
   */
  readonly privileges: readonly PrivilegeEvidence[];
  /** One of several privileges is enough, whatever it is called for. */
  readonly anyPrivilege?: true | undefined;
}

/** An aspect with the place in the code that names it. */
export interface AspectEvidence {
  readonly aspect: string;
  readonly span: Span;
}

/** Privileges that are asked for together, with the place in the code that does so. */
export interface PrivilegeEvidence {
  /** As policies spell them, sorted; most often one. */
  readonly privileges: readonly string[];
  readonly span: Span;
  /** They are asked for under a condition, or something else is enough too, such as to be the owner. */
  readonly conditional?: true | undefined;
}

/** A named type other than a root type. They differ in what they hold: fields, values, members, or nothing. */
export type GraphqlType = GraphqlObject | GraphqlInterface | GraphqlInput | GraphqlUnion | GraphqlEnum | GraphqlScalar;

interface GraphqlTypeBase {
  /** The type's name, which is also its coordinate. */
  readonly name: string;
  readonly description?: string | undefined;
  /** Directives applied to the definition and its extensions. */
  readonly directives: readonly AppliedDirective[];
  /** The definition; absent for a built-in scalar or a type that is only extended. */
  readonly span?: Span | undefined;
  /** Each `extend` of the type, with the members it adds. */
  readonly extensions: readonly GraphqlExtension[];
  readonly uses: readonly GraphqlUse[];
}

/** `type Dataset implements Entity { … }`. */
export interface GraphqlObject extends GraphqlTypeBase {
  readonly kind: "object";
  readonly fields: readonly GraphqlField[];
  /** Names, in the written order. */
  readonly interfaces: readonly string[];
  /** Unions with this type as a member. */
  readonly memberOf: readonly string[];
  /** Where the server's code has those who may not view it given what identifies it alone; absent for all others. */
  readonly restricted?: Span | undefined;
}

/** `interface Entity { … }`. */
export interface GraphqlInterface extends GraphqlTypeBase {
  readonly kind: "interface";
  readonly fields: readonly GraphqlField[];
  readonly interfaces: readonly string[];
  /** Objects and interfaces that implement it. */
  readonly implementedBy: readonly string[];
}

/** `input SearchInput { … }`: what arguments take. */
export interface GraphqlInput extends GraphqlTypeBase {
  readonly kind: "input";
  readonly fields: readonly GraphqlInputValue[];
  /** Whether `@oneOf` says that exactly one of its fields has to be given. */
  readonly oneOf: boolean;
}

/** `union ResultsType = StringBox | EntityBox`. */
export interface GraphqlUnion extends GraphqlTypeBase {
  readonly kind: "union";
  /** Names of object types, in the written order. */
  readonly members: readonly string[];
}

/** `enum FabricType { PROD … }`. */
export interface GraphqlEnum extends GraphqlTypeBase {
  readonly kind: "enum";
  readonly values: readonly GraphqlEnumValue[];
}

/** `scalar Long`, or one of the five that the language has. */
export interface GraphqlScalar extends GraphqlTypeBase {
  readonly kind: "scalar";
  readonly builtIn: boolean;
  /** From `@specifiedBy`. */
  readonly specifiedBy?: string | undefined;
}

/** A field of an object or interface, e.g. `Dataset.lineage`; an operation is one of a root type. */
export interface GraphqlField {
  /** Without the type, e.g. `lineage`. */
  readonly name: string;
  /** With the type, e.g. `Dataset.lineage`. */
  readonly coordinate: string;
  /** Markdown, as the author wrote it; here and wherever the model has one. */
  readonly description?: string | undefined;
  readonly type: GraphqlTypeExpression;
  /** In the written order. */
  readonly arguments: readonly GraphqlInputValue[];
  readonly deprecated?: GraphqlDeprecation | undefined;
  readonly directives: readonly AppliedDirective[];
  /** Aspects that the server fills it from, as far as its code tells; absent where that is none. */
  readonly aspects?: readonly AspectEvidence[] | undefined;
  readonly span: Span;
}

/** An argument or an input field. */
export interface GraphqlInputValue {
  readonly name: string;
  /** `Dataset.lineage(input:)` for an argument, `SearchInput.query` for an input field. */
  readonly coordinate: string;
  readonly description?: string | undefined;
  readonly type: GraphqlTypeExpression;
  /** The default as SDL prints it, e.g. `[]` or `"x"`. */
  readonly default?: string | undefined;
  readonly deprecated?: GraphqlDeprecation | undefined;
  readonly directives: readonly AppliedDirective[];
  /** Absent for an argument that the language itself declares. */
  readonly span?: Span | undefined;
}

/** A value of an enum, with the coordinate `FabricType.PROD`. */
export interface GraphqlEnumValue {
  readonly name: string;
  readonly coordinate: string;
  readonly description?: string | undefined;
  readonly deprecated?: GraphqlDeprecation | undefined;
  readonly directives: readonly AppliedDirective[];
  readonly span: Span;
}

/** The mark that `@deprecated` makes. */
export interface GraphqlDeprecation {
  /** Absent when the author gave none. */
  readonly reason?: string | undefined;
}

/** A type with its wrappers: `[Owner!]!` is nonNull(list(nonNull(named Owner))). */
export type GraphqlTypeExpression =
  | { readonly kind: "named"; readonly name: string; readonly unresolved?: true | undefined }
  | { readonly kind: "list"; readonly of: GraphqlTypeExpression }
  | { readonly kind: "nonNull"; readonly of: GraphqlTypeExpression };

/** A directive where it is put on something, e.g. `@deprecated(reason: "Use dataset")`. */
export interface AppliedDirective {
  /** Without the `@`. */
  readonly name: string;
  /** In the written order; values as SDL prints them, texts in quotes. */
  readonly arguments: readonly { readonly name: string; readonly value: string }[];
  readonly span: Span;
}

/** A directive with what it takes and where it may stand: `directive @cost(weight: Int) on FIELD_DEFINITION`. */
export interface GraphqlDirectiveDefinition {
  readonly name: string;
  /** `@name`. */
  readonly coordinate: string;
  readonly description?: string | undefined;
  readonly arguments: readonly GraphqlInputValue[];
  /** As SDL writes them, e.g. `FIELD_DEFINITION`. */
  readonly locations: readonly string[];
  readonly repeatable: boolean;
  /** Whether the language has it of its own accord, like `@deprecated`. */
  readonly builtIn: boolean;
  readonly span?: Span | undefined;
  /** Coordinates of what the directive is applied to. */
  readonly appliedTo: readonly string[];
}

/** One `extend` of a type or of the schema, which may stand in another file than the definition. */
export interface GraphqlExtension {
  readonly span: Span;
  readonly description?: string | undefined;
  /** Names of the fields, values or member types that it adds; of the operation kinds for a schema. */
  readonly adds: readonly string[];
  /** Names of the interfaces that it adds. */
  readonly interfaces: readonly string[];
}

/** One place that mentions a type. */
export interface GraphqlUse {
  /** What the place is to its owner: what an operation or a field returns, an argument, or a field of an input. */
  readonly kind: "returnedBy" | "fieldOf" | "argumentOf" | "inputFieldOf";
  /** Coordinate of the field, argument or input field. */
  readonly coordinate: string;
}
