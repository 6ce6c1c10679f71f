import type { Span } from "../catalogue/span.ts";

/**
 * error: a page would be wrong or missing. warning: readers would be misled. info: hidden unless
 * asked for.
 */
export type Severity = "error" | "warning" | "info";

/** What is wrong and how to mend it; made by a function of the code table, see `code.ts`. */
export interface Problem {
  /** Public and never reused, e.g. `link/unknown-type`. */
  readonly code: string;
  readonly severity: Severity;
  /** States the fact in the platform's words, lower-case start, no final stop. */
  readonly message: string;
  /** The way out. */
  readonly help?: string | undefined;
  /** What its code means, in Markdown, where that isn't in the table of codes, such as a change's or a plug-in's. */
  readonly explanation?: string | undefined;
}

/** A problem at its place, as the report holds it. */
export interface Diagnostic extends Problem {
  /** The smallest useful span; absent for a problem that belongs to no file. */
  readonly span?: Span | undefined;
  /** At most two more places that explain it, such as "first declared here". */
  readonly related: readonly RelatedSpan[];
}

/** Another place, and what it has to do with the problem. */
export interface RelatedSpan {
  readonly message: string;
  readonly span: Span;
}
