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
  /** What of the configuration it is about; whoever has read that puts its place in place of this. */
  readonly setting?: Setting | undefined;
  /** What isn't there, where many places may lead to it; whoever has linked all guides tells these together, and takes this off. */
  readonly lost?: LostTarget | undefined;
  /** Present where it is about a file that nobody has asked to be read: it is a note then, whatever its code is otherwise. */
  readonly isUnasked?: boolean | undefined;
}

/** What a page leads to and nothing is at. */
export interface LostTarget {
  readonly noun: "link" | "image" | "frame";
  /** As it was written. */
  readonly target: string;
  /** Below the input, where it would be looked for first. */
  readonly path: string;
  /** What may be meant instead. */
  readonly suggestions: readonly string[];
  /** Present where it may be there: it leads out of the input, where nobody has looked, or a sparse checkout has left it out. */
  readonly where?: "outside" | "left out" | undefined;
}

/** A value of the configuration. */
export interface Setting {
  /** From the top of the config file, e.g. `logo`, `history.file` or `versions[1].path`. */
  readonly key: string;
  /** The text that is wrong, at the key or anywhere below it: as it was written, or the path that it came to. */
  readonly value?: string | undefined;
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
