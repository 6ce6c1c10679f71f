import type { Span } from "../../catalogue/span.ts";

/** What a piece of code takes from libraries and calls, wherever in it that stands. */
export interface PythonUses {
  /** `from module import name as alias`, one for each name. */
  readonly imports: readonly PythonImportedName[];
  /** In the written order. */
  readonly calls: readonly PythonUsedCall[];
  /** How often each name is given a value, as parameters and imports are too. */
  readonly bindings: ReadonlyMap<string, number>;
  /** The first place that no grammar of Python has. */
  readonly error?: Span | undefined;
}

/** A name that code imports; without `as`, the alias is the name. */
export interface PythonImportedName {
  readonly module: string;
  readonly name: string;
  readonly alias: string;
  readonly span: Span;
}

/** A call by what can be held against the library. */
export interface PythonUsedCall {
  /** Names joined by dots. */
  readonly callee: string;
  /** What the last of the callee's names is, for messages to point at. */
  readonly span: Span;
  readonly keywords: readonly { readonly name: string; readonly span: Span }[];
  /** How many arguments go without a name. */
  readonly positional: number;
  /** Whether several are put in at once, or dots stand for some. */
  readonly isOpen: boolean;
  /** The variable that gets what it gives. */
  readonly assigned?: string | undefined;
}

/** Reads a piece of code that stands in a file of another kind. */
export type ReadPythonUses = (text: string, file: string) => PythonUses;
