import { Location, Source, Token, TokenKind } from "graphql";
import type { Span } from "../../catalogue/span.ts";

let latest: Source | undefined;

/** The place of a node that was read from something else than SDL, in the form in which the parser has places. */
export function toLocation({ file, startLine, startColumn, endLine, endColumn }: Span): Location {
  return new Location(
    new Token(TokenKind.NAME, 0, 1, startLine, startColumn),
    new Token(TokenKind.NAME, 0, 1, endLine, endColumn),
    toSource(file),
  );
}

/** Nodes of a file come after each other, and the source holds the file's name alone. */
function toSource(file: string): Source {
  if (latest?.name !== file) latest = new Source("", file);
  return latest;
}
