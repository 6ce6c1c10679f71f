/** The tokens of PDL. White space, commas and plain comments are dropped by the lexer. */
export type TokenKind =
  | "identifier"
  | "keyword"
  /** A path segment that is no identifier: `1b`, `-x`, or other text in back-ticks. */
  | "segment"
  | "number"
  | "string"
  | "doc"
  | Punctuation
  | "end";

/** The marks of PDL; commas are none, since its grammar takes them for white space. */
export type Punctuation = "{" | "}" | "[" | "]" | "(" | ")" | "@" | ":" | "." | "=";

/** A word, mark, text or doc of PDL. */
export interface Token {
  readonly kind: TokenKind;
  /** The bare word, without back-ticks; for strings and docs the text as written. */
  readonly text: string;
  /** Offset of the first character. */
  readonly start: number;
  /** Offset after the last character. */
  readonly end: number;
}

/** Words that are keywords unless back-ticks stand around them. */
export const keywords: ReadonlySet<string> = new Set([
  "array",
  "enum",
  "fixed",
  "import",
  "includes",
  "map",
  "namespace",
  "optional",
  "package",
  "record",
  "typeref",
  "union",
  "true",
  "false",
  "null",
]);

/** How a message names a token that was found. */
export function formatToken(token: Token): string {
  switch (token.kind) {
    case "end":
      return "the end of the file";
    case "doc":
      return "a doc comment";
    case "string":
      return token.text.length > 40 ? "a string" : token.text;
    default:
      return `\`${token.text.length > 40 ? `${token.text.slice(0, 40)}…` : token.text}\``;
  }
}
