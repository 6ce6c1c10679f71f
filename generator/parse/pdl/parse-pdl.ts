import type { Span } from "../../catalogue/span.ts";
import type { Problem } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../diagnostics/report.ts";
import { pdlCodes } from "../../diagnostics/codes/pdl.ts";
import { findMeant } from "../../diagnostics/suggest.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { ImportNode, SchemaDocument, TypeNode } from "../schema-document.ts";
import { parsePrefix } from "./annotations.ts";
import type { Scope } from "./declaration-head.ts";
import { findMeantType, isNamedKeyword } from "./meant-keywords.ts";
import { parseQualifiedName } from "./parse-name.ts";
import { parseTypeAfter } from "./parse-type.ts";
import { formatToken, type Token } from "./token.ts";
import { createTokenStream, SyntaxFault, type TokenStream } from "./token-stream.ts";

/**
 * Reads one PDL file. What is wrong is reported, and everything around it is read: a broken field
 * costs that field. A document without declarations is one whose declaration could not be read, of
 * which linking knows that it is no use to miss it a second time.
 */
export function parsePdl(file: SourceFile, report: Report): SchemaDocument {
  if (isBinary(file.text)) {
    report.add(pdlCodes.notText(), startOfFile(file.path));
    return makeDocument(file, { imports: [] }, []);
  }
  if (isOfDevtools(file.text)) {
    report.add(pdlCodes.otherLanguage({ file: file.path }), startOfFile(file.path));
    return makeDocument(file, { imports: [] }, []);
  }
  const hasMark = file.text.startsWith("\ufeff");
  const stream = createTokenStream(hasMark ? { ...file, text: file.text.slice(1) } : file, report);
  if (hasMark) stream.report(pdlCodes.byteOrderMark(), { kind: "segment", text: "", start: 0, end: 0 });
  return parseDocument(stream, file);
}

/** Whether there are zero bytes, or many that no text has. */
function isBinary(text: string): boolean {
  if (text.includes("\0")) return true;
  const head = text.slice(0, 4096);
  return (head.split("\ufffd").length - 1) * 10 > head.length;
}

const devtools =
  /^(?:[ \t]*(?:#[^\n]*)?\r?\n)*[ \t]*(?:version[ \t]*\r?\n[ \t]+major[ \t]+\d|(?:(?:experimental|deprecated)[ \t]+)?domain[ \t]+[A-Za-z]\w*[ \t]*(?:\r?\n|$))/;

/** Whether it is in the other language of that ending, in which Chromium and Node.js write the protocol of their developer tools. */
function isOfDevtools(text: string): boolean {
  return /^\s*[#dev]/.test(text) && devtools.test(text.slice(0, 16_384));
}

/** Document: (`namespace` QualifiedName)? (`package` QualifiedName)? (`import` QualifiedName)* Type */
function parseDocument(stream: TokenStream, file: SourceFile): SchemaDocument {
  const header = parseHeader(stream);
  const scope: Scope = { namespace: header.namespace ?? "", package: header.package };
  const declaration = parseDeclaration(stream, scope);
  if (declaration !== undefined) reportIgnoredText(stream);
  return makeDocument(file, header, declaration === undefined ? [] : [declaration]);
}

function makeDocument(file: SourceFile, header: Header, declarations: readonly TypeNode[]): SchemaDocument {
  return {
    kind: "schemaDocument",
    file: file.path,
    language: "pdl",
    root: file.root,
    namespace: header.namespace ?? "",
    namespaceSpan: header.namespaceSpan,
    imports: header.imports,
    declarations,
  };
}

interface Header {
  namespace?: string;
  namespaceSpan?: Span;
  package?: string;
  readonly imports: ImportNode[];
}

/** The clauses before the declaration, in any order; what is out of order or has a doc is reported. */
function parseHeader(stream: TokenStream): Header {
  const header: Header = { imports: [] };
  for (;;) {
    const token = stream.peek();
    const isDoc = token.kind === "doc";
    const keyword = isDoc ? stream.peek(1) : token;
    const clause = findClause(stream, keyword, isDoc ? 2 : 1);
    if (clause === undefined) return header;
    if (isDoc) stream.report(pdlCodes.misplacedDoc({ place: `before \`${clause}\`` }), stream.take());
    if (clause !== keyword.text) {
      stream.report(pdlCodes.misspelledKeyword({ found: keyword.text, keyword: clause }), keyword);
    }
    parseHeaderClause(stream, header, clause);
  }
}

/** The clause that a keyword begins, or a name that is meant as one. */
function findClause(stream: TokenStream, { kind, text }: Token, behind: number): string | undefined {
  if (kind === "keyword") return headerKeywords.has(text) ? text : undefined;
  const next = stream.peek(behind);
  if (kind !== "identifier" || next.kind !== "identifier" || stream.isFirstOnLine(next)) return undefined;
  // `enum` and `record` are no nearer than those to what is meant as them.
  return findMeantType(stream) === undefined ? findMeant(text, headerKeywords) : undefined;
}

const headerKeywords: ReadonlySet<string> = new Set(["namespace", "package", "import"]);

function parseHeaderClause(stream: TokenStream, header: Header, clause: string): void {
  const keyword = stream.take();
  const problem = findMisplacement(header, clause);
  if (problem !== undefined) stream.report(problem, keyword);
  try {
    const { name, start } = parseQualifiedName(stream, `the name of ${roles.get(clause) ?? "a clause"}`);
    if (clause === "import") header.imports.push({ name, span: stream.spanFrom(start) });
    else if (clause === "namespace") {
      header.namespaceSpan ??= stream.spanFrom(start);
      header.namespace ??= name;
    } else header.package ??= name;
  } catch (fault) {
    if (!(fault instanceof SyntaxFault)) throw fault;
    stream.reportFault(fault);
    while (!startsHeaderOrDeclaration(stream)) stream.take();
  }
}

const roles: ReadonlyMap<string, string> = new Map([
  ["namespace", "a namespace"],
  ["package", "a package"],
  ["import", "an import"],
]);

/** What is wrong with a clause that is repeated or comes too late. */
function findMisplacement(header: Header, clause: string): Problem | undefined {
  if (clause === "import") return undefined;
  const isNamespace = clause === "namespace";
  if ((isNamespace ? header.namespace : header.package) !== undefined) return pdlCodes.misplacedHeader({ clause });
  if (header.imports.length > 0) return pdlCodes.misplacedHeader({ clause, before: "the imports" });
  if (isNamespace && header.package !== undefined) return pdlCodes.misplacedHeader({ clause, before: "`package`" });
  return undefined;
}

function startsHeaderOrDeclaration(stream: TokenStream): boolean {
  const { kind } = stream.peek();
  return kind === "keyword" || kind === "doc" || kind === "@" || kind === "end";
}

/** The one declaration of a file. */
function parseDeclaration(stream: TokenStream, scope: Scope): TypeNode | undefined {
  try {
    const prefix = parsePrefix(stream);
    const token = stream.peek();
    if (token.kind === "end" && prefix.docToken === undefined && prefix.properties.length === 0) {
      if (stream.problems === 0) stream.report(pdlCodes.emptyFile(), token);
      return undefined;
    }
    if (token.kind === "{") {
      stream.report(pdlCodes.scope({ problem: "topLevel" }), token);
    } else if (!isNamedKeyword(token) && !isAnonymousKeyword(token.text) && findMeantType(stream) === undefined) {
      const expected = "a record, enum, typeref or fixed";
      throw new SyntaxFault(pdlCodes.unexpectedToken({ expected, found: formatToken(token) }), token);
    }
    return parseTypeAfter(stream, scope, prefix);
  } catch (fault) {
    if (!(fault instanceof SyntaxFault)) throw fault;
    stream.reportFault(fault);
    return undefined;
  }
}

function isAnonymousKeyword(text: string): boolean {
  return text === "array" || text === "map" || text === "union";
}

/** Upstream stops after the declaration, but what follows must still be made of tokens. */
function reportIgnoredText(stream: TokenStream): void {
  const first = stream.peek();
  if (first.kind === "end") return;
  while (stream.peek().kind !== "end") stream.take();
  stream.report(pdlCodes.ignoredText(), { ...first, end: stream.lastEnd });
}
