import {
  GraphQLError,
  isTypeSystemDefinitionNode,
  isTypeSystemExtensionNode,
  parse,
  Source,
  TokenKind,
  type DefinitionNode,
  type DocumentNode,
} from "graphql";
import type { Span } from "../../catalogue/span.ts";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import { isCode } from "./code/list-literals.ts";
import { toSpan, type GraphqlDefinition } from "./graphql-document.ts";
import { splitDefinitions, type DefinitionPiece } from "./split-definitions.ts";

/** What one SDL file says. */
export interface DefinitionsOfFile {
  readonly definitions: readonly GraphqlDefinition[];
  readonly unreadable: readonly string[];
  /** Present where nothing in it could be read, or what is text and what is not can't be told apart, so that nobody knows what it should declare. */
  readonly isLost?: true | undefined;
}

/** Brackets nested deeper than this are no schema that anyone wrote. */
const depthLimit = 64;

/**
 * Reads one SDL file. When it does not parse as a whole, each definition is parsed by itself: the
 * broken ones are reported and left out, the others stay.
 */
export function readDefinitions(file: SourceFile, report: Report): DefinitionsOfFile {
  if (isBlank(file.text)) return readBlank(file, report);
  const whole = parseText(new Source(file.text, file.path));
  if (whole.document !== undefined) {
    return { definitions: keepTypeSystem(whole.document.definitions, file, report), unreadable: [] };
  }
  return readPieces(file, whole.error, report);
}

/** A comment says that a file is meant to declare nothing; without one it may be what was left of it. */
function readBlank({ path, text }: SourceFile, report: Report): DefinitionsOfFile {
  if (!text.includes("#") && !isCode(path)) report.add(graphqlCodes.emptyFile(), startOfFile(path));
  return { definitions: [], unreadable: [] };
}

/** Whether a text holds nothing but white space, commas and comments, which the grammar does not allow. */
function isBlank(text: string): boolean {
  // A comment ends where its line does: ending it anywhere would leave 2ⁿ ways to take a row of `#`.
  return /^(?:[\s,\uFEFF]|#[^\r\n]*(?![^\r\n]))*$/.test(text);
}

interface SyntaxProblem {
  readonly message: string;
  readonly offset: number;
}

type ParseResult =
  | { readonly document: DocumentNode; readonly error?: undefined }
  | { readonly document?: undefined; readonly error: SyntaxProblem };

function parseText(source: Source): ParseResult {
  try {
    const document = parse(source);
    const tooDeep = findTooDeep(document);
    return tooDeep === undefined ? { document } : { error: tooDeep };
  } catch (error) {
    if (error instanceof GraphQLError) return { error: { message: error.message, offset: error.positions?.[0] ?? 0 } };
    // The parser is recursive: a flood of opening brackets ends its stack.
    if (error instanceof RangeError) return { error: { message: "brackets nest too deeply", offset: 0 } };
    throw error;
  }
}

function findTooDeep(document: DocumentNode): SyntaxProblem | undefined {
  let depth = 0;
  for (let token = document.loc?.startToken ?? null; token !== null; token = token.next) {
    const { kind } = token;
    if (kind === TokenKind.BRACE_L || kind === TokenKind.BRACKET_L || kind === TokenKind.PAREN_L) depth += 1;
    if (kind === TokenKind.BRACE_R || kind === TokenKind.BRACKET_R || kind === TokenKind.PAREN_R) depth -= 1;
    if (depth > depthLimit) return { message: "brackets nest too deeply", offset: token.start };
  }
  return undefined;
}

/** Operations and fragments, as clients write them, are no part of a schema. */
function keepTypeSystem(nodes: readonly DefinitionNode[], file: SourceFile, report: Report): GraphqlDefinition[] {
  const kept: GraphqlDefinition[] = [];
  const others: DefinitionNode[] = [];
  for (const node of nodes) {
    if (isTypeSystemDefinitionNode(node) || isTypeSystemExtensionNode(node)) kept.push({ node });
    else others.push(node);
  }
  const first = others[0];
  if (first?.loc !== undefined) {
    report.add(graphqlCodes.executableDefinition({ count: others.length, file: file.path }), toSpan(first.loc));
  }
  return kept;
}

function readPieces(file: SourceFile, wholeError: SyntaxProblem, report: Report): DefinitionsOfFile {
  const definitions: GraphqlDefinition[] = [];
  const unreadable: string[] = [];
  const lines = createLineIndex(file);
  if (file.text.includes("\0") || isMarkup(file.text)) {
    // A binary file under a schema's name, or a page of some server, has no definitions to recover.
    const facts = isMarkup(file.text)
      ? ({ detail: "this is HTML or XML in place of a schema", isOfServer: true } as const)
      : { detail: toFact(wholeError.message) };
    report.add(graphqlCodes.syntax(facts), lines.spanAt(wholeError.offset));
    return { definitions, unreadable, isLost: true };
  }
  let explained = false;
  // Behind a description that isn't closed, texts are taken for code and code for texts, until a quote is missing once more.
  let isTurned = false;
  for (const piece of splitDefinitions(file.text)) {
    const result = parsePiece(piece, file);
    if (result.document === undefined) {
      if (!isTurned) isTurned = reportBroken(piece, { ...result.error, text: file.text, lines }, report);
      if (piece.declares !== undefined) unreadable.push(piece.declares);
      explained = true;
      continue;
    }
    const description = piece.extensionDescription;
    const kept = keepTypeSystem(result.document.definitions, file, report);
    for (const { node } of kept) definitions.push({ node, extensionDescription: description?.value });
    if (description !== undefined) {
      report.add(graphqlCodes.descriptionOnExtension({ label: piece.label }), lines.spanAt(description.start));
      explained = true;
    }
  }
  if (!explained)
    report.add(graphqlCodes.syntax({ detail: toFact(wholeError.message) }), lines.spanAt(wholeError.offset));
  return definitions.length + unreadable.length > 0 && !isTurned
    ? { definitions, unreadable }
    : { definitions, unreadable, isLost: true };
}

function isMarkup(text: string): boolean {
  return /^\s*<[!?a-z]/i.test(text);
}

/** Reports what is wrong with a definition where it begins to go wrong, as far as that can be told; gives whether a description isn't closed. */
function reportBroken(
  { start, label, misspelled }: DefinitionPiece,
  { message, offset, text, lines }: SyntaxProblem & { readonly text: string; readonly lines: LineIndex },
  report: Report,
): boolean {
  if (misspelled !== undefined) {
    const { token, keyword } = misspelled;
    const facts = { detail: `\`${token.value}\` is not a keyword`, meant: keyword };
    report.add(graphqlCodes.syntax(facts), lines.spanAt(token.start));
    return false;
  }
  const unclosed = findUnclosedDescription(text, start, offset);
  const detail = unclosed === undefined ? toFact(message) : "the description is not closed before the next one";
  report.add(graphqlCodes.syntax({ detail, label }), lines.spanAt(unclosed ?? offset));
  return unclosed !== undefined;
}

/** Where the first description begins that holds what looks like a member or a definition, up to an offset. */
function findUnclosedDescription(text: string, start: number, before: number): number | undefined {
  const member = /^[ \t]*[A-Za-z_]\w*[ \t]*(?:\([^()\n]*\)[ \t]*)?:[ \t]*\[*[A-Za-z_]\w*[\]!]*[ \t]*(?:[=@].*)?$/m;
  const definition = /^(?:extend[ \t]+)?(?:type|interface|input|enum|union|scalar)[ \t]+[A-Za-z_]\w*/m;
  let open = text.indexOf('"""', start);
  while (open !== -1 && open < before) {
    const close = text.indexOf('"""', open + 3);
    if (close === -1) return undefined;
    const content = text.slice(open + 3, close);
    const isSeveral = content.includes("\n");
    if (isSeveral && (member.test(content) || definition.test(content))) return open;
    open = text.indexOf('"""', close + 3);
  }
  return undefined;
}

function parsePiece(piece: DefinitionPiece, file: SourceFile): ParseResult {
  if (piece.error !== undefined) return { error: piece.error };
  const text = file.text.slice(piece.start, piece.end);
  const result = parseText(new Source(text, file.path, { line: piece.line, column: piece.column }));
  if (result.document !== undefined) return result;
  return { error: { message: result.error.message, offset: result.error.offset + piece.start } };
}

/** `Syntax Error: Expected Name, found "}".` becomes `expected Name, found "}"`; a piece's end is no end of file. */
function toFact(message: string): string {
  const bare = message
    .replace(/^Syntax Error: /, "")
    .replace(/\.$/, "")
    .replace("<EOF>", "the end");
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}

interface LineIndex {
  spanAt(offset: number): Span;
}

/** Turns offsets of a file into spans over the word or sign that stands there. */
function createLineIndex(file: SourceFile): LineIndex {
  const starts = [0];
  for (const match of file.text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length);
  return {
    spanAt(offset) {
      const at = Math.min(offset, Math.max(0, file.text.trimEnd().length - 1));
      let low = 0;
      for (let high = starts.length; high - low > 1;) {
        const middle = (low + high) >> 1;
        if ((starts[middle] ?? 0) <= at) low = middle;
        else high = middle;
      }
      const column = at - (starts[low] ?? 0) + 1;
      const length = /^(?:\w+|"""|.)/.exec(file.text.slice(at, at + 200))?.[0].length ?? 1;
      return {
        file: file.path,
        startLine: low + 1,
        startColumn: column,
        endLine: low + 1,
        endColumn: column + length - 1,
      };
    },
  };
}
