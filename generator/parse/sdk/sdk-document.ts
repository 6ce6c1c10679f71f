import type { SdkExample, SdkFunctionKind } from "../../catalogue/sdk.ts";
import type { Span } from "../../catalogue/span.ts";

/**
 * What one SDK manifest says. Types are text with its place; linking finds out what their names stand
 * for. What could not be read is left out, and has been reported.
 */
export interface SdkDocument {
  readonly kind: "sdkDocument";
  readonly file: string;
  readonly page?: LocatedText | undefined;
  readonly title?: string | undefined;
  readonly install?: string | undefined;
  readonly doc?: string | undefined;
  readonly models?: SdkModelsNode | undefined;
  /** Names of types that come from elsewhere and have no page here. */
  readonly external: readonly string[];
  readonly modules: readonly SdkModuleNode[];
  /** Where among the pages it stands; those without one come behind, by name. */
  readonly position?: number | undefined;
  readonly span: Span;
}

/** A text of a manifest, and where it stands; of a type, the names in it are still to be found. */
export interface LocatedText {
  readonly text: string;
  /** What its names stand for, where code has told; then no other name stands for anything here. */
  readonly names?: readonly ResolvedName[] | undefined;
  readonly span: Span;
}

/** A name as it is written, and with its module. */
export interface ResolvedName {
  readonly name: string;
  readonly full: string;
}

/** How the library's classes for schemas are made. */
export interface SdkModelsNode {
  readonly module: string;
  /** Full names of the records that have classes besides aspects and events. */
  readonly roots?: readonly LocatedText[] | undefined;
  readonly span: Span;
}

/** A module of the library. */
export interface SdkModuleNode {
  readonly name: string;
  readonly doc?: string | undefined;
  readonly constants: readonly SdkConstantNode[];
  readonly enums: readonly SdkEnumNode[];
  readonly functions: readonly SdkFunctionNode[];
  readonly classes: readonly SdkClassNode[];
  /** What its code imports from other modules of its package; sorted. */
  readonly imports?: readonly string[] | undefined;
  /** The name. */
  readonly span: Span;
}

/** A constant, or a member of an enumeration. */
export interface SdkConstantNode {
  readonly name: string;
  readonly type?: LocatedText | undefined;
  /** As code writes it; absent where it isn't told. */
  readonly value?: string | undefined;
  readonly doc?: string | undefined;
  readonly span: Span;
}

/** An enumeration. */
export interface SdkEnumNode {
  readonly name: string;
  readonly doc?: string | undefined;
  readonly deprecated?: SdkDeprecationNode | undefined;
  readonly values: readonly SdkConstantNode[];
  readonly span: Span;
}

/** A class. */
export interface SdkClassNode {
  readonly name: string;
  /** Other names that its module has for it. */
  readonly aliases: readonly string[];
  readonly doc?: string | undefined;
  readonly deprecated?: SdkDeprecationNode | undefined;
  readonly bases: readonly LocatedText[];
  /** Of its constructor; absent where nothing is said of it. */
  readonly parameters?: readonly SdkParameterNode[] | undefined;
  readonly overloads?: readonly SdkOverloadNode[] | undefined;
  readonly raises: readonly SdkErrorNode[];
  readonly attributes: readonly SdkAttributeNode[];
  readonly methods: readonly SdkFunctionNode[];
  readonly examples: readonly SdkExample[];
  readonly span: Span;
}

/** A function, a method or a property. */
export interface SdkFunctionNode {
  readonly name: string;
  readonly kind: SdkFunctionKind;
  /** Under which heading it stands; absent for none of its own. */
  readonly group?: string | undefined;
  readonly doc?: string | undefined;
  readonly deprecated?: SdkDeprecationNode | undefined;
  readonly experimental: boolean;
  readonly async?: true | undefined;
  readonly parameters: readonly SdkParameterNode[];
  readonly overloads?: readonly SdkOverloadNode[] | undefined;
  readonly returns?: { readonly type?: LocatedText | undefined; readonly doc?: string | undefined } | undefined;
  readonly raises: readonly SdkErrorNode[];
  /** What it calls on the server. */
  readonly endpoints: readonly string[];
  readonly examples: readonly SdkExample[];
  readonly span: Span;
}

/** One of several ways in which a function can be called. */
export interface SdkOverloadNode {
  readonly parameters: readonly SdkParameterNode[];
  readonly returns?: LocatedText | undefined;
}

/** A parameter of a function or constructor. */
export interface SdkParameterNode {
  readonly name: string;
  readonly type?: LocatedText | undefined;
  readonly doc?: string | undefined;
  /** As code writes it; a parameter without one has to be given. */
  readonly default?: string | undefined;
  /** What holds in the end, where the written default stands for something else. */
  readonly effectiveDefault?: string | undefined;
  readonly keywordOnly: boolean;
  readonly positionalOnly?: boolean | undefined;
  readonly deprecated?: SdkDeprecationNode | undefined;
  readonly span: Span;
}

/** An attribute of a class's objects. */
export interface SdkAttributeNode {
  readonly name: string;
  readonly type?: LocatedText | undefined;
  readonly doc?: string | undefined;
  readonly default?: string | undefined;
  readonly deprecated?: SdkDeprecationNode | undefined;
  readonly span: Span;
}

/** An error that a function may raise, and when. */
export interface SdkErrorNode {
  readonly type: LocatedText;
  readonly when?: string | undefined;
}

/** That something should not be used any more: why, and what to use instead. */
export interface SdkDeprecationNode {
  readonly reason?: string | undefined;
  readonly use?: LocatedText | undefined;
}
