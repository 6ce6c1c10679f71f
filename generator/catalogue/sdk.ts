import type { Span } from "./span.ts";

/** The client library: what its manifests say, and the classes that its generator makes of the schemas. */
export interface SdkModel {
  /** In the order that its source gives them, else by name. */
  readonly pages: readonly SdkPage[];
  /** Absent where no manifest describes model classes and the model isn't the platform's own. */
  readonly models?: SdkModels | undefined;
}

/** A part of the library that readers look at together; one manifest file or several of the same name. */
export interface SdkPage {
  /** Also its place below the section, e.g. `clients`. */
  readonly name: string;
  readonly title: string;
  /** Markdown, here and for everything on the page. */
  readonly doc?: string | undefined;
  /** How the library is installed, e.g. `pip install acryl-datahub`. */
  readonly install?: string | undefined;
  readonly modules: readonly SdkModule[];
  readonly span: Span;
}

/** A module: what `import` names. */
export interface SdkModule {
  /** Dotted, e.g. `datahub.emitter.rest_emitter`. */
  readonly name: string;
  readonly doc?: string | undefined;
  readonly constants: readonly SdkConstant[];
  readonly enums: readonly SdkEnum[];
  readonly functions: readonly SdkFunction[];
  readonly classes: readonly SdkClass[];
  /** What its code imports from other modules of its package, so that it can be imported from here too; sorted. */
  readonly imports?: readonly string[] | undefined;
  readonly span: Span;
}

/** A constant of a module, or a value of an enum. */
export interface SdkConstant {
  readonly name: string;
  readonly type?: SdkType | undefined;
  /** As Python writes it. */
  readonly value?: string | undefined;
  readonly doc?: string | undefined;
  readonly span: Span;
}

/** An enumeration that users of the library name in their calls. */
export interface SdkEnum {
  readonly name: string;
  readonly doc?: string | undefined;
  readonly deprecated?: SdkDeprecation | undefined;
  readonly values: readonly SdkConstant[];
  readonly span: Span;
}

/** A class with what it takes, holds and does; inherited members stand where they are declared. */
export interface SdkClass {
  readonly name: string;
  /** Other names under which it can be imported. */
  readonly aliases: readonly string[];
  readonly doc?: string | undefined;
  readonly deprecated?: SdkDeprecation | undefined;
  readonly bases: readonly SdkType[];
  /** What its constructor takes; absent for a class that isn't made by its users. */
  readonly parameters?: readonly SdkParameter[] | undefined;
  /** The ways in which it can be made, where its code declares several. */
  readonly overloads?: readonly SdkOverload[] | undefined;
  /** What its constructor raises. */
  readonly raises: readonly SdkError[];
  readonly attributes: readonly SdkAttribute[];
  readonly methods: readonly SdkFunction[];
  readonly examples: readonly SdkExample[];
  readonly span: Span;
}

/** A function of a module or a method of a class. */
export interface SdkFunction {
  readonly name: string;
  readonly kind: SdkFunctionKind;
  /** Heading under which it stands among its siblings. */
  readonly group?: string | undefined;
  readonly doc?: string | undefined;
  readonly deprecated?: SdkDeprecation | undefined;
  /** May change or go without notice. */
  readonly experimental: boolean;
  /** Declared by `async def`, so that it is awaited or gone through by `async for`; absent for all others. */
  readonly async?: true | undefined;
  readonly parameters: readonly SdkParameter[];
  /** The ways in which it can be called, where its code declares several. */
  readonly overloads?: readonly SdkOverload[] | undefined;
  readonly returns?: SdkReturns | undefined;
  readonly raises: readonly SdkError[];
  /** The requests that it makes, e.g. `POST /entities?action=ingest`. */
  readonly endpoints: readonly string[];
  readonly examples: readonly SdkExample[];
  readonly span: Span;
}

/** How a function is called. */
export const sdkFunctionKinds = ["function", "method", "classmethod", "staticmethod", "property"] as const;

/** `function` belongs to a module, the others to a class; a `property` is called without parentheses. */
export type SdkFunctionKind = (typeof sdkFunctionKinds)[number];

/** One of several signatures of a function. */
export interface SdkOverload {
  readonly parameters: readonly SdkParameter[];
  readonly returns?: SdkType | undefined;
}

/** What a function takes, in the order of its signature. */
export interface SdkParameter {
  /** With its stars, e.g. `**kwargs`. */
  readonly name: string;
  readonly type?: SdkType | undefined;
  readonly doc?: string | undefined;
  /** What the signature says, as Python writes it; absent for a required parameter. */
  readonly default?: string | undefined;
  /** What an omitted parameter comes to, where that is not what the signature says. */
  readonly effectiveDefault?: string | undefined;
  readonly required: boolean;
  readonly keywordOnly: boolean;
  /** Whether it can't be given by its name. */
  readonly positionalOnly?: boolean | undefined;
  readonly deprecated?: SdkDeprecation | undefined;
  readonly span: Span;
}

/** A value that objects of a class have. */
export interface SdkAttribute {
  readonly name: string;
  readonly type?: SdkType | undefined;
  readonly doc?: string | undefined;
  readonly default?: string | undefined;
  readonly deprecated?: SdkDeprecation | undefined;
  readonly span: Span;
}

/** What a call gives back. */
export interface SdkReturns {
  readonly type?: SdkType | undefined;
  readonly doc?: string | undefined;
}

/** What a call may raise. */
export interface SdkError {
  readonly type: SdkType;
  /** When it is raised, as a clause: `the aspect is a timeseries aspect`. */
  readonly when?: string | undefined;
}

/** Python that can be copied as it is. */
export interface SdkExample {
  /** What it shows, as a sentence. */
  readonly title?: string | undefined;
  readonly code: string;
}

/** A mark that something should no longer be used. */
export interface SdkDeprecation {
  /** Markdown; absent when nobody has said. */
  readonly reason?: string | undefined;
  readonly replacement?: SdkReplacement | undefined;
}

/** What to use in place of something deprecated. */
export interface SdkReplacement {
  /** As the author wrote it: a sibling, a class or `Class.method`. */
  readonly name: string;
  /** With module and class; absent when nothing has that name. */
  readonly target?: string | undefined;
}

/** A type as Python writes it, and what its names stand for. */
export interface SdkType {
  readonly text: string;
  /** The names in the text that stand for something of the model, each once, in order. */
  readonly references: readonly SdkReference[];
}

/** A name in a type: a class or enum of the library, a model class, or a schema. */
export interface SdkReference {
  /** As the type writes it. */
  readonly name: string;
  readonly to: "symbol" | "modelClass" | "schema";
  /** Module and name of a symbol, full name of the schema for the others. */
  readonly target: string;
}

/** The classes that stand for records and enums. */
export interface SdkModels {
  /** Where they are imported from. */
  readonly module: string;
  /** By name. */
  readonly classes: readonly SdkModelClass[];
}

/** The class of one record or enum. */
export interface SdkModelClass {
  /** The schema's simple name with `Class` behind it. */
  readonly name: string;
  /** Full name of the schema. */
  readonly schema: string;
  readonly base: "_Aspect" | "DictWrapper" | "object";
  /** What the constructor takes, required ones first; empty for an enum. */
  readonly parameters: readonly SdkModelParameter[];
}

/** What the constructor of a model class takes: one field of the record. */
export interface SdkModelParameter {
  /** Also the property's name, and the field's but for words that Python keeps for itself: these get a `_`. */
  readonly name: string;
  /** The field's name where it is another one: `or` of `or_`. */
  readonly field?: string | undefined;
  /** Type of the argument. */
  readonly type: SdkType;
  /** Type of the property, which is never `None` for a field that has a default. */
  readonly propertyType: SdkType;
  readonly required: boolean;
  /** What an omitted argument comes to, as Python writes it; absent for a required one. */
  readonly effectiveDefault?: string | undefined;
}
