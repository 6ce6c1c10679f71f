import { TokenKind, type Location, type Token } from "graphql";
import type { Span } from "../../catalogue/span.ts";

/** The place of a parsed node in its file. The node's source may be a piece of the file; it knows its offset. */
export function toSpan(location: Location): Span {
  const { startToken, endToken, source } = location;
  const start = moveInto(startToken.line, startToken.column, location);
  const last = findEnd(endToken, source.body);
  const end = moveInto(last.line, last.column, location);
  return {
    file: source.name,
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}

/** Only block strings run over several lines. */
function findEnd(token: Token, body: string): { line: number; column: number } {
  const length = token.end - token.start;
  if (token.kind !== TokenKind.BLOCK_STRING) return { line: token.line, column: token.column + length - 1 };
  const lines = body.slice(token.start, token.end).split(/\r\n|\n|\r/);
  const last = lines.at(-1) ?? "";
  return {
    line: token.line + lines.length - 1,
    column: lines.length === 1 ? token.column + length - 1 : last.length,
  };
}

function moveInto(line: number, column: number, { source }: Location): { line: number; column: number } {
  const offset = source.locationOffset;
  return { line: line + offset.line - 1, column: line === 1 ? column + offset.column - 1 : column };
}
