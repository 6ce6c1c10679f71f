import type { ShellWord } from "./shell-document.ts";

/** A word with the text between its quotes, where it is one piece in single quotes. */
export interface WrittenWord extends ShellWord {
  readonly quoted?: { readonly text: string; readonly line: number; readonly column: number } | undefined;
}
