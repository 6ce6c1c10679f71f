import type { Span } from "../../catalogue/span.ts";
import type { SyntaxNode } from "./syntax-node.ts";

/** What a grammar makes of a text. */
export interface SyntaxTree {
  readonly root: SyntaxNode;
  /** Where the first thing stands that the grammar has no place for; the rest is read around it. */
  readonly error: Span | undefined;
}

/** Reads texts of one language of code. */
export interface Grammar {
  /** The tree of a text, which nobody has to give back; nothing where the parser gives up. */
  read(text: string, file: string): SyntaxTree | undefined;
}
