import type { Span } from "../../catalogue/span.ts";
import type { LocatedJson } from "../json/located-json.ts";

/** One call of a program in a piece of shell. */
export interface ShellCommand {
  /** The program first; settings of variables before it are left out. */
  readonly words: readonly ShellWord[];
  /** What the command sends over HTTP, where it is `curl`. */
  readonly request?: ShellRequest | undefined;
}

/** A word of a command. */
export interface ShellWord {
  /** Without quotes. */
  readonly text: string;
  /** False where the shell, or a reader who fills in a placeholder, puts in something else. */
  readonly isPlain: boolean;
  readonly span: Span;
}

/** A request of `curl`. */
export interface ShellRequest {
  readonly url: string;
  readonly span: Span;
  /** Absent when none is written out, or what there is can't be read as JSON. */
  readonly body?: LocatedJson | undefined;
}
