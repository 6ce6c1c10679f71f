import {
  TokenKind,
  type Location,
  type Token,
  type TypeSystemDefinitionNode,
  type TypeSystemExtensionNode,
} from "graphql";
import type { GraphqlChoice } from "../../catalogue/graphql.ts";
import type { Span } from "../../catalogue/span.ts";

/**
 * What all SDL files of the model say, before any name is resolved: the parser's own nodes, whose
 * locations `toSpan` turns into places in the files. A definition that could not be read is absent
 * and has been reported.
 */
export interface GraphqlDocument {
  readonly kind: "graphqlDocument";
  /** By path of the file, then in the file's order. */
  readonly definitions: readonly GraphqlDefinition[];
  /** Names of types, and of directives with their `@`, whose definition could not be read. */
  readonly unreadable: ReadonlySet<string>;
  /** Present where nothing of a file could be read, which has been reported, so that nobody misses what it may declare. */
  readonly isPartial?: true | undefined;
  /** Present where whole schemas have been left out, which has been reported. */
  readonly choice?: GraphqlChoice | undefined;
}

/** One definition or extension. */
export interface GraphqlDefinition {
  readonly node: TypeSystemDefinitionNode | TypeSystemExtensionNode;
  /** Text of a description before `extend`, which the language itself does not have. */
  readonly extensionDescription?: string | undefined;
}

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
