import type { Span } from "../../catalogue/span.ts";

/** One page of a Sphinx project, as far as a reference of a library needs it. */
export interface SphinxDocument {
  readonly kind: "sphinxDocument";
  /** Path below the input. */
  readonly file: string;
  readonly title?: string | undefined;
  /** Its own text, as Markdown. */
  readonly doc?: string | undefined;
  /** The pages that its tables of contents list, as written there, in order. */
  readonly pages: readonly string[];
  /** What it asks to be documented, in order. */
  readonly listed: readonly SphinxListing[];
}

/** A directive such as `automodule`. */
export interface SphinxListing {
  readonly kind: "module" | "class" | "function" | "click";
  /** Dotted; for a command `module:name`. */
  readonly name: string;
  /** Names that are left out. */
  readonly excluded: readonly string[];
  /** The only names that are wanted, where they are listed. */
  readonly members?: readonly string[] | undefined;
  /** Whether what classes inherit is listed with them. */
  readonly inherited: boolean;
  /** Whether members stand in the order of the alphabet. */
  readonly alphabetical: boolean;
  /** The name of the program, for commands. */
  readonly program?: string | undefined;
  readonly span: Span;
}
