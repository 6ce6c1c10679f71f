import type { Directive } from "./read-directive.ts";

/** What a directive is in our dialect. */
export interface DirectiveMeaning {
  /** Stands in place of its first line. */
  readonly open: string;
  /** Stands in place of the line that closes it. */
  readonly close: string;
  /**
   * What is in it: Markdown like the rest, code that stays as it is, terms with what they mean, rows of a table as lists or
   * values between commas, names with what is said of them in YAML, words that stand in one line between what opens and
   * closes them, lines that end where their author ends them, or nothing that is shown.
   */
  readonly body: "markdown" | "code" | "terms" | "rows" | "csv" | "facts" | "words" | "lines" | "nothing";
}

/** What a directive says, by its argument and options; undefined where nobody here can tell. */
export type Meaning = (directive: Directive) => DirectiveMeaning | undefined;
