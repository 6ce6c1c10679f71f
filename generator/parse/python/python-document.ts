import type { Span } from "../../catalogue/span.ts";

/*
 * One Python source file as plain data: what it declares, and the expressions that the declarations
 * are made of. Bodies of functions are no part of it, but for what a function of one statement gives,
 * what class methods and checks of models call, and what makes commands.
 * Nothing here knows other files; names stand as they are written.
 */

/** What one file says. What the grammar could not read is left out. */
export interface PythonDocument {
  readonly kind: "pythonDocument";
  /** Path below the input. */
  readonly file: string;
  /** The text that begins the file, without its common indentation. */
  readonly doc?: string | undefined;
  /** In the written order. */
  readonly statements: readonly PythonStatement[];
  /** Where it asks for environment variables, bodies of functions included; absent where it does so nowhere. */
  readonly environment?: readonly PythonEnvironmentRead[] | undefined;
  /** Present where the file, or a part of it, could not be read, which has been reported. */
  readonly incomplete?: true | undefined;
}

/** A place that asks for an environment variable. */
export interface PythonEnvironmentRead {
  readonly name: PythonExpression;
  readonly default?: PythonExpression | undefined;
  /** What the function says that does nothing but give this variable, without its common indentation. */
  readonly doc?: string | undefined;
  /** The name. */
  readonly span: Span;
}

/** What counts of a file, a class or the body of a function; other statements are left out. */
export type PythonStatement =
  | PythonImport
  | PythonFromImport
  | PythonClass
  | PythonFunction
  | PythonAssignment
  | PythonEvaluation
  | PythonBranch
  | PythonAttempt
  | PythonLoop
  | PythonReturn;

/** `import a.b as c`; one for each module that a statement names. */
export interface PythonImport {
  readonly kind: "import";
  readonly module: string;
  /** What it is called in this file; absent where the first part of the module's name is. */
  readonly alias?: string | undefined;
  readonly span: Span;
}

/** `from a.b import c as d`. */
export interface PythonFromImport {
  readonly kind: "fromImport";
  /** Dotted; empty where only dots are written. */
  readonly module: string;
  /** How many dots stand before the module: 0 for an absolute name. */
  readonly level: number;
  /** A name `*` stands for all that the module has. */
  readonly names: readonly { readonly name: string; readonly alias?: string | undefined; readonly span: Span }[];
  readonly span: Span;
}

/** A `class`. */
export interface PythonClass {
  readonly kind: "class";
  readonly name: string;
  /** Bases in order, and keywords such as `metaclass`. */
  readonly bases: readonly PythonArgument[];
  /** Names between the brackets behind its name, `class A[T]`; absent where there are none. */
  readonly variables?: readonly string[] | undefined;
  /** From the top down. */
  readonly decorators: readonly PythonDecorator[];
  readonly doc?: string | undefined;
  /** The line in which the doc begins, quotes and empty lines left out. */
  readonly docSpan?: Span | undefined;
  readonly body: readonly PythonStatement[];
  /** The name. */
  readonly span: Span;
}

/** What stands behind an `@`. */
export interface PythonDecorator {
  readonly expression: PythonExpression;
  readonly span: Span;
}

/** A `def`, be it of a module, a class or another function. */
export interface PythonFunction {
  readonly kind: "function";
  readonly name: string;
  readonly decorators: readonly PythonDecorator[];
  readonly parameters: readonly PythonParameter[];
  readonly returns?: PythonExpression | undefined;
  readonly doc?: string | undefined;
  /** Declared by `async def`; absent for all others. */
  readonly isAsync?: true | undefined;
  /** What it gives, where its body is a `return` and nothing else but a text. */
  readonly result?: PythonExpression | undefined;
  /**
   * What a class method or the check of a model calls, in the written order: a factory tells by it what it makes. Absent
   * where there is nothing.
   */
  readonly calls?: readonly PythonCall[] | undefined;
  /** What it does, where it may give commands options or make parsers; absent for all others. */
  readonly body?: readonly PythonStatement[] | undefined;
  /** The name. */
  readonly span: Span;
}

/** How an argument may reach a parameter. */
export type PythonParameterKind = "positional" | "any" | "star" | "keyword" | "doubleStar";

/** A parameter with what is declared of it. */
export interface PythonParameter {
  /** Without stars. */
  readonly name: string;
  readonly kind: PythonParameterKind;
  readonly type?: PythonExpression | undefined;
  readonly default?: PythonExpression | undefined;
  readonly span: Span;
}

/** `a: T = v`, or in a method `self.a = v`; other targets are of no interest, the call behind them at most. */
export interface PythonAssignment {
  readonly kind: "assignment";
  readonly name: string;
  readonly type?: PythonExpression | undefined;
  readonly value?: PythonExpression | undefined;
  /** The text that stands right below it. */
  readonly doc?: string | undefined;
  /** The name. */
  readonly span: Span;
}

/** A call that stands by itself, e.g. `group.add_command(x)`. */
export interface PythonEvaluation {
  readonly kind: "evaluation";
  readonly call: PythonCall;
}

/** `if` with what is below it; an `elif` is a branch in `otherwise`. */
export interface PythonBranch {
  readonly kind: "branch";
  readonly condition: PythonExpression;
  readonly met: readonly PythonStatement[];
  readonly otherwise: readonly PythonStatement[];
}

/** `try`: its body with what stands in `else`, and what stands in for it when it fails. */
export interface PythonAttempt {
  readonly kind: "attempt";
  readonly body: readonly PythonStatement[];
  readonly failed: readonly PythonStatement[];
}

/** `for x in y` with what is below it. */
export interface PythonLoop {
  readonly kind: "loop";
  /** Empty for `for a, b in c`. */
  readonly variable: string;
  /** What parts of each go by, in `for a, b in c`. */
  readonly parts?: readonly string[] | undefined;
  readonly of: PythonExpression;
  readonly body: readonly PythonStatement[];
}

/** `return x`, in the body of a function. */
export interface PythonReturn {
  readonly kind: "return";
  readonly value: PythonExpression;
}

/** An expression as far as it may say something: values, names, and what they are put together by. */
export type PythonExpression =
  /** A text in a list has its place, since it may name something; others lie in what has one. */
  | { readonly kind: "text"; readonly value: string; readonly span?: Span | undefined }
  /** An f-string: what is written and what is put in, in order. */
  | { readonly kind: "format"; readonly parts: readonly PythonExpression[]; readonly text: string }
  | { readonly kind: "bytes"; readonly text: string }
  /** As written. */
  | { readonly kind: "number"; readonly text: string }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "none" }
  | { readonly kind: "ellipsis" }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "attribute"; readonly of: PythonExpression; readonly name: string }
  | PythonCall
  | {
      readonly kind: "list" | "tuple" | "set";
      readonly items: readonly PythonExpression[];
      readonly text: string;
    }
  | { readonly kind: "dict"; readonly entries: readonly PythonEntry[]; readonly text: string }
  /** `*x` in a list. */
  | { readonly kind: "spread"; readonly of: PythonExpression }
  | {
      readonly kind: "subscript";
      readonly of: PythonExpression;
      readonly items: readonly PythonExpression[];
      readonly text: string;
    }
  | {
      readonly kind: "binary";
      readonly operator: string;
      readonly left: PythonExpression;
      readonly right: PythonExpression;
      readonly text: string;
    }
  | { readonly kind: "unary"; readonly operator: string; readonly of: PythonExpression; readonly text: string }
  | { readonly kind: "lambda"; readonly result: PythonExpression; readonly text: string }
  /** `[result for variable in of]`, and the same for a set; without conditions. */
  | {
      readonly kind: "each";
      readonly result: PythonExpression;
      readonly variable: string;
      readonly of: PythonExpression;
      readonly text: string;
    }
  /** Anything else, as written. */
  | { readonly kind: "other"; readonly text: string };

/** `callee(...)`. */
export interface PythonCall {
  readonly kind: "call";
  readonly callee: PythonExpression;
  readonly arguments: readonly PythonArgument[];
  readonly text: string;
  readonly span: Span;
}

/** An argument of a call, or a base of a class. */
export interface PythonArgument {
  /** Its name; `*` or `**` where several are put in. */
  readonly name?: string | undefined;
  readonly value: PythonExpression;
  readonly span: Span;
}

/** An entry of a dictionary; without a key, all of another one's. */
export interface PythonEntry {
  readonly key?: PythonExpression | undefined;
  readonly value: PythonExpression;
}
