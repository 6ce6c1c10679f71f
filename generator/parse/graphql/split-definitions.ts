import { GraphQLError, Lexer, Source, Token, TokenKind } from "graphql";
import { findMeant } from "../../diagnostics/suggest.ts";

/** A stretch of an SDL text that should hold one definition. */
export interface DefinitionPiece {
  readonly start: number;
  readonly end: number;
  /** Where `start` is, counting from 1. */
  readonly line: number;
  readonly column: number;
  /** `type Dataset`, `extend input Filter`, `schema`; absent when the piece begins with none. */
  readonly label?: string | undefined;
  /** The type's name, or the directive's with its `@`, unless the piece is an extension. */
  readonly declares?: string | undefined;
  /** The word that stands where the keyword should, with the keyword that is meant. */
  readonly misspelled?: { readonly token: Token; readonly keyword: string } | undefined;
  /** A description that stood before `extend`; it is not part of the piece's text. */
  readonly extensionDescription?: Token | undefined;
  /** What the lexer could not read; such a piece need not be parsed. */
  readonly error?: { readonly message: string; readonly offset: number } | undefined;
}

const definitionKeywords = new Set([
  "schema",
  "scalar",
  "type",
  "interface",
  "union",
  "enum",
  "input",
  "directive",
  "extend",
]);

/** After that many unreadable characters a text is taken for something else than SDL. */
const errorLimit = 200;

interface LexicalError {
  readonly message: string;
  readonly offset: number;
  /** How many tokens had been read before it. */
  readonly afterTokens: number;
}

/**
 * Cuts a text that does not parse as a whole into its definitions. A definition starts at a keyword
 * outside of all brackets, or at the start of a line, which recovers after a missing bracket.
 */
export function splitDefinitions(text: string): DefinitionPiece[] {
  const { tokens, errors } = readTokens(text);
  const starts = findStarts(tokens, errors);
  let nextError = 0;
  return starts.map(({ at, stray }, index) => {
    const until = starts[index + 1]?.at ?? tokens.length;
    let error = stray;
    // What can't be read after a piece's last token still belongs to it, unless it stands on its own.
    for (; nextError < errors.length; nextError += 1) {
      const candidate = errors[nextError];
      if (candidate === undefined || candidate.afterTokens > until) break;
      if (candidate.afterTokens === until && starts[index + 1]?.stray === candidate) break;
      error ??= candidate;
    }
    return toPiece(tokens.slice(at, until), error, text);
  });
}

/** Where a piece starts. A stray error, between two definitions, makes a piece of its own. */
interface PieceStart {
  readonly at: number;
  readonly stray?: LexicalError | undefined;
}

function toPiece(tokens: readonly Token[], error: LexicalError | undefined, text: string): DefinitionPiece {
  const described = tokens[0] !== undefined && isString(tokens[0]);
  const keyword = tokens[described ? 1 : 0];
  const extendsType = keyword?.value === "extend";
  const meant = keyword?.kind === TokenKind.NAME ? findMeant(keyword.value, definitionKeywords) : undefined;
  const label = meant === undefined ? labelOf(tokens.slice(described ? 1 : 0)) : undefined;
  const first = described && extendsType ? tokens[1] : tokens[0];
  return {
    start: first?.start ?? 0,
    end: tokens.at(-1)?.end ?? text.length,
    line: first?.line ?? 1,
    column: first?.column ?? 1,
    label: label?.join(" "),
    declares: meant === undefined ? (extendsType ? undefined : label?.[1]) : tokens[described ? 2 : 1]?.value,
    misspelled: meant === undefined || keyword === undefined ? undefined : { token: keyword, keyword: meant },
    extensionDescription: described && extendsType ? tokens[0] : undefined,
    error,
  };
}

/** `["type", "Dataset"]`, `["directive", "@tag"]`, `["extend", "schema"]`; undefined when no keyword stands first. */
function labelOf(tokens: readonly Token[]): string[] | undefined {
  if (!definitionKeywords.has(tokens[0]?.value ?? "")) return undefined;
  const words: string[] = [];
  for (const token of tokens.slice(0, 3)) {
    if (token.kind === TokenKind.AT && words.at(-1) === "directive") continue;
    if (token.kind !== TokenKind.NAME) break;
    words.push(words.at(-1) === "directive" ? `@${token.value}` : token.value);
    if (words.length === (words[0] === "extend" ? 3 : 2)) break;
  }
  return words;
}

function findStarts(tokens: readonly Token[], errors: readonly LexicalError[]): PieceStart[] {
  const starts: PieceStart[] = [];
  let depth = 0;
  let nextError = 0;
  const addStray = (index: number): void => {
    for (; (errors[nextError]?.afterTokens ?? Infinity) <= index; nextError += 1) {
      const before = tokens[index - 1];
      const isBetween = depth === 0 && (before === undefined || before.kind === TokenKind.BRACE_R);
      if (isBetween && starts.at(-1)?.at !== index) starts.push({ at: index, stray: errors[nextError] });
    }
  };
  for (const [index, token] of tokens.entries()) {
    addStray(index);
    if ((depth === 0 || token.column === 1 || isFirstOnLine(tokens, index)) && startsDefinition(tokens, index)) {
      depth = 0;
      const before = tokens[index - 1];
      const described = before !== undefined && isString(before) && !isValuePlace(tokens[index - 2]);
      starts.push({ at: described ? index - 1 : index });
    }
    if (isOpening(token)) depth += 1;
    if (isClosing(token)) depth = Math.max(0, depth - 1);
  }
  addStray(tokens.length);
  // Whatever precedes the first definition has to be explained as well.
  if (tokens.length > 0 && starts[0]?.at !== 0) starts.unshift({ at: 0 });
  return starts;
}

/** The description at the start of a line makes the keyword after it count as a start, too. */
function isFirstOnLine(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  return before !== undefined && isString(before) && before.column === 1;
}

function startsDefinition(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (token?.kind !== TokenKind.NAME) return false;
  const before = tokens[index - 1];
  if (!definitionKeywords.has(token.value)) {
    // A misspelled keyword begins a definition as well, so that the one before it is not blamed.
    const isHead = token.column === 1 && next?.kind === TokenKind.NAME && next.line === token.line;
    return isHead && findMeant(token.value, definitionKeywords) !== undefined;
  }
  // `type input { … }` declares a type named input; `extend type` is one start.
  if (before?.kind === TokenKind.NAME && definitionKeywords.has(before.value) && before.line === token.line)
    return false;
  if (token.value === "schema") return next?.kind === TokenKind.BRACE_L || next?.kind === TokenKind.AT;
  if (token.value === "directive") return next?.kind === TokenKind.AT;
  if (token.value === "extend") return next?.kind === TokenKind.NAME && definitionKeywords.has(next.value);
  return next?.kind === TokenKind.NAME;
}

function isString(token: Token): boolean {
  return token.kind === TokenKind.STRING || token.kind === TokenKind.BLOCK_STRING;
}

function isValuePlace(token: Token | undefined): boolean {
  return token?.kind === TokenKind.COLON || token?.kind === TokenKind.EQUALS;
}

function isOpening({ kind }: Token): boolean {
  return kind === TokenKind.BRACE_L || kind === TokenKind.PAREN_L || kind === TokenKind.BRACKET_L;
}

function isClosing({ kind }: Token): boolean {
  return kind === TokenKind.BRACE_R || kind === TokenKind.PAREN_R || kind === TokenKind.BRACKET_R;
}

/** All tokens that can be read; an unreadable character is noted and passed over. */
function readTokens(text: string): { tokens: Token[]; errors: LexicalError[] } {
  const lexer = new Lexer(new Source(text));
  const tokens: Token[] = [];
  const errors: LexicalError[] = [];
  while (errors.length < errorLimit) {
    const last = lexer.token;
    const { line, lineStart } = lexer;
    try {
      const token = lexer.advance();
      if (token.kind === TokenKind.EOF) break;
      tokens.push(token);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      const bad = skipIgnored(text, last.end);
      const unterminated = text.startsWith('"', bad) && error.message.includes("Unterminated");
      errors.push({
        message: error.message,
        offset: unterminated ? bad : (error.positions?.[0] ?? bad),
        afterTokens: tokens.length,
      });
      resume(lexer, { line, lineStart }, afterBadToken(text, bad), last);
    }
  }
  return { tokens, errors };
}

function afterBadToken(text: string, bad: number): number {
  if (text.startsWith('"""', bad)) return bad + 3;
  if (!text.startsWith('"', bad)) return bad + 1;
  const lineEnd = text.slice(bad).search(/[\r\n]/);
  return lineEnd < 0 ? text.length : bad + lineEnd;
}

/** The lexer goes on from its current token, so a made-up one moves it. */
function resume(lexer: Lexer, from: { line: number; lineStart: number }, offset: number, last: Token): void {
  const body = lexer.source.body;
  let { line, lineStart } = from;
  for (const match of body.slice(last.end, offset).matchAll(/\r\n|\n|\r/g)) {
    line += 1;
    lineStart = last.end + match.index + match[0].length;
  }
  lexer.line = line;
  lexer.lineStart = lineStart;
  lexer.token = new Token(TokenKind.SOF, offset, offset, line, 1 + offset - lineStart);
  lexer.lastToken = lexer.token;
}

function skipIgnored(text: string, offset: number): number {
  const ignored = /(?:[\s,\uFEFF]|#[^\r\n]*)*/y;
  ignored.lastIndex = offset;
  ignored.test(text);
  return ignored.lastIndex;
}
