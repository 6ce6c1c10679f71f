import type { Span } from "../../catalogue/span.ts";

/*
 * One Java source file as plain data: the classes that it declares, and what their methods call, name and return.
 * Statements stand in a row, whichever of them runs; they say what they are under. Nothing here knows other files; names
 * stand as they are written.
 */

/** What one file says. What the grammar could not read is left out. */
export interface JavaDocument {
  readonly kind: "javaDocument";
  /** Path below the input. */
  readonly file: string;
  /** Dotted; empty where none is declared. */
  readonly package: string;
  readonly imports: readonly JavaImport[];
  readonly classes: readonly JavaClass[];
}

/** An `import`. */
export interface JavaImport {
  /** Dotted, with the class and, for what is `static`, its member; without `.*`. */
  readonly name: string;
  readonly static: boolean;
  /** Whether all is meant that stands in `name`. */
  readonly all: boolean;
}

/** A class, an interface, an enum or a record. */
export interface JavaClass {
  readonly name: string;
  /** Name of the class that it extends, without what stands in `<>`. */
  readonly base?: string | undefined;
  readonly fields: readonly JavaField[];
  readonly methods: readonly JavaMethod[];
  readonly classes: readonly JavaClass[];
  /** The name. */
  readonly span: Span;
}

/** A field of a class. */
export interface JavaField {
  readonly name: string;
  /** Without what stands in `<>`. */
  readonly type: string;
  readonly static: boolean;
  /** What it begins with; absent where it is declared without. */
  readonly value?: JavaExpression | undefined;
  readonly span: Span;
}

/** A method; a constructor goes by the name of its class, a block that runs with the class by `static`. */
export interface JavaMethod {
  readonly name: string;
  readonly parameters: readonly JavaParameter[];
  /** What it returns, without what stands in `<>`. */
  readonly type?: string | undefined;
  /** In the written order, from all blocks of its body; empty where it has none. */
  readonly body: readonly JavaStatement[];
  /** The name. */
  readonly span: Span;
}

/** A parameter of a method or a lambda. */
export interface JavaParameter {
  readonly name: string;
  /** Without what stands in `<>`. */
  readonly type: string;
}

/** What a method does: a variable that it declares, what it returns, or what it works out. */
export type JavaStatement = JavaGuarded &
  (
    | {
        readonly kind: "local";
        readonly name: string;
        readonly type: string;
        readonly value?: JavaExpression | undefined;
      }
    | { readonly kind: "return"; readonly value: JavaExpression }
    | { readonly kind: "expression"; readonly value: JavaExpression }
  );

interface JavaGuarded {
  /**
   * What decides whether it runs, the outer first: conditions of `if`, of which nobody says whether they are met, by the
   * places where they stand among the statements of the same body, `-1` where none says it, as with a `switch` and a
   * handler of errors. Loops count as none.
   */
  readonly under?: readonly number[] | undefined;
}

/** An expression, as far as anybody asks: what is nothing of it is the parts that stand in it. */
export type JavaExpression =
  | { readonly kind: "text"; readonly value: string; readonly span: Span }
  | { readonly kind: "name"; readonly name: string; readonly span: Span }
  /** `of.name`, which may be a dotted name as well. */
  | { readonly kind: "member"; readonly of: JavaExpression; readonly name: string; readonly span: Span }
  | JavaCall
  | JavaCreation
  /** `a ? met : otherwise`. */
  | {
      readonly kind: "choice";
      readonly condition: JavaExpression;
      readonly met: JavaExpression;
      readonly otherwise: JavaExpression;
    }
  /** `a + b`. */
  | { readonly kind: "sum"; readonly left: JavaExpression; readonly right: JavaExpression }
  /** Parameters whose types are not written have an empty one. */
  | { readonly kind: "lambda"; readonly parameters: readonly JavaParameter[]; readonly body: readonly JavaStatement[] }
  | { readonly kind: "assignment"; readonly to: JavaExpression; readonly value: JavaExpression }
  /** `of::name`. */
  | { readonly kind: "reference"; readonly of: JavaExpression; readonly name: string; readonly span: Span }
  | { readonly kind: "cast"; readonly type: string; readonly of: JavaExpression }
  /** Anything else, by what stands in it, with the sign that joins or denies that, or `false`. */
  | { readonly kind: "other"; readonly parts: readonly JavaExpression[]; readonly sign?: JavaSign | undefined };

/** What is kept of an expression that only joins or denies others, so that conditions can be read. */
export type JavaSign = "||" | "&&" | "!" | "false";

/** `of.name(...)`. */
export interface JavaCall {
  readonly kind: "call";
  /** Whose method it is; absent where that is left to the class at hand. */
  readonly of?: JavaExpression | undefined;
  readonly name: string;
  readonly arguments: readonly JavaExpression[];
  /** The name. */
  readonly span: Span;
}

/** `new T(...)`. */
export interface JavaCreation {
  readonly kind: "new";
  /** Without what stands in `<>`. */
  readonly type: string;
  readonly arguments: readonly JavaExpression[];
  /** What the methods of a class without a name do, which is declared at the same place. */
  readonly body: readonly JavaStatement[];
  readonly span: Span;
}
