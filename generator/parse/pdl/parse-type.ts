import type { JsonValue } from "../../catalogue/json.ts";
import { pdlCodes } from "../../diagnostics/codes/pdl.ts";
import { findMeant } from "../../diagnostics/suggest.ts";
import type {
  ArrayNode,
  EnumNode,
  FieldNode,
  FixedNode,
  MapNode,
  MemberNode,
  RecordNode,
  ReferenceNode,
  SymbolNode,
  TyperefNode,
  TypeNode,
  UnionNode,
} from "../schema-document.ts";
import { noAnnotations, parsePrefix, readAnnotations, type Prefix, type Property } from "./annotations.ts";
import { parseJsonValue } from "./json-value.ts";
import { formatToken, type Punctuation, type Token, type TokenKind } from "./token.ts";
import { type Mark, SyntaxFault, type TokenStream } from "./token-stream.ts";

/** Namespace and package in force; an inline scope changes them for what it holds. */
export interface Scope {
  readonly namespace: string;
  readonly package: string | undefined;
}

/** Type: Prefix (Record | Enum | Typeref | Fixed | Array | Map | Union) | Scoped | Reference */
function parseType(stream: TokenStream, scope: Scope): TypeNode {
  return parseTypeAfter(stream, scope, parsePrefix(stream));
}

/** A type whose doc and annotations have been read. */
export function parseTypeAfter(stream: TokenStream, scope: Scope, prefix: Prefix): TypeNode {
  stream.enter();
  const type = parseUnnestedType(stream, scope, prefix);
  stream.leave();
  return type;
}

function parseUnnestedType(stream: TokenStream, scope: Scope, prefix: Prefix): TypeNode {
  const token = stream.peek();
  if (token.kind === "{") return parseScoped(stream, scope, prefix);
  const meant = findMeantType(stream);
  if (meant !== undefined) stream.report(pdlCodes.misspelledKeyword({ found: token.text, keyword: meant }), token);
  if (token.kind === "keyword" || meant !== undefined) {
    switch (meant ?? token.text) {
      case "record":
        return parseRecord(stream, scope, prefix);
      case "enum":
        return parseEnum(stream, scope, prefix);
      case "typeref":
        return parseTyperef(stream, scope, prefix);
      case "fixed":
        return parseFixed(stream, scope, prefix);
      case "array":
        return parseArray(stream, scope, prefix);
      case "map":
        return parseMap(stream, scope, prefix);
      case "union":
        return parseUnion(stream, scope, prefix);
      case "optional":
        stream.report(pdlCodes.misplacedOptional(), stream.take());
        return parseUnnestedType(stream, scope, prefix);
    }
  }
  return parseReference(stream, scope, prefix);
}

/** The keyword as which a name at the beginning of a type is meant: one that what follows fits to. */
export function findMeantType(stream: TokenStream): string | undefined {
  const { kind, text } = stream.peek();
  const next = stream.peek(1).kind;
  if (kind !== "identifier") return undefined;
  if (next === "[") return findMeant(text, ["array", "map", "union"]);
  if (next !== "identifier" || !mayBeKeyword(stream)) return undefined;
  const behind = stream.peek(2);
  const keyword = findMeant(text, namedKeywords);
  if (keyword === "typeref") return behind.kind === "=" ? keyword : undefined;
  if (keyword === "fixed") return behind.kind === "number" ? keyword : undefined;
  if (behind.kind === "{" || isKeyword(behind, "includes")) return keyword;
  return keyword === "record" && findMeant(behind.text, ["includes"]) !== undefined ? keyword : undefined;
}

/** Types have capitals; at the head of a line a word may be a keyword that was given one. */
function mayBeKeyword(stream: TokenStream): boolean {
  const token = stream.peek();
  return /^[a-z]+$/.test(token.text) || (namedKeywords.has(token.text.toLowerCase()) && stream.isFirstOnLine(token));
}

/** Takes the keyword, or what is meant as it before a type or a name; a misspelled one is reported. */
function takeMeantKeyword(stream: TokenStream, keyword: string): boolean {
  if (takeKeyword(stream, keyword)) return true;
  const token = stream.peek();
  const next = stream.peek(1);
  const goesOn = next.kind === "identifier" || next.kind === "keyword";
  if (token.kind !== "identifier" || !goesOn || stream.peek(2).kind === ":") return false;
  if (stream.isFirstOnLine(next) || findMeant(token.text, [keyword]) === undefined) return false;
  stream.report(pdlCodes.misspelledKeyword({ found: token.text, keyword }), stream.take());
  return true;
}

/** Whether the token begins a named declaration. */
export function isNamedKeyword(token: Token): boolean {
  return token.kind === "keyword" && namedKeywords.has(token.text);
}

const namedKeywords: ReadonlySet<string> = new Set(["record", "enum", "typeref", "fixed"]);

/** Scoped: `{` (`namespace` QualifiedName)? (`package` QualifiedName)? Prefix (Record | Enum | Typeref | Fixed) `}` */
function parseScoped(stream: TokenStream, scope: Scope, prefix: Prefix): TypeNode {
  if (prefix.docToken !== undefined || prefix.properties.length > 0) {
    stream.report(pdlCodes.scope({ problem: "annotated" }), prefix.start);
  }
  const opener = stream.take();
  let inner = scope;
  if (takeKeyword(stream, "namespace")) {
    inner = { ...inner, namespace: parseQualifiedName(stream, "the name of a namespace").name };
  }
  if (takeKeyword(stream, "package")) {
    inner = { ...inner, package: parseQualifiedName(stream, "the name of a package").name };
  }
  const innerPrefix = parsePrefix(stream);
  if (!isNamedKeyword(stream.peek())) throw new SyntaxFault(pdlCodes.scope({ problem: "anonymous" }), stream.peek());
  const type = parseTypeAfter(stream, inner, innerPrefix);
  takeClosing(stream, "}", opener, "the scope");
  return type;
}

/** Reference: `null` | QualifiedName */
function parseReference(stream: TokenStream, scope: Scope, prefix: Prefix): ReferenceNode {
  const start = stream.peek();
  if (start.kind !== "identifier" && start.kind !== "segment" && !(start.kind === "keyword" && start.text === "null")) {
    throw expected(stream, "a type");
  }
  if (prefix.docToken !== undefined) {
    stream.report(pdlCodes.misplacedDoc({ place: "before a type's name" }), prefix.docToken);
  }
  const [property] = prefix.properties;
  if (property !== undefined) stream.report(pdlCodes.annotatedReference(), property.token);
  const name = start.text === "null" ? stream.take().text : parseQualifiedName(stream, "a type").name;
  return { kind: "reference", name, namespace: scope.namespace, span: stream.spanFrom(start) };
}

/** Array: `array` `[` Type `]` */
function parseArray(stream: TokenStream, scope: Scope, prefix: Prefix): ArrayNode {
  const annotated = readAnonymousPrefix(stream, prefix, "an array");
  stream.take();
  const opener = takePunctuation(stream, "[");
  const items = parseType(stream, scope);
  takeClosing(stream, "]", opener, "the array");
  return { kind: "array", items, ...annotated, span: stream.spanFrom(prefix.start) };
}

/** Map: `map` `[` `string` Type `]` */
function parseMap(stream: TokenStream, scope: Scope, prefix: Prefix): MapNode {
  const annotated = readAnonymousPrefix(stream, prefix, "a map");
  stream.take();
  const opener = takePunctuation(stream, "[");
  const key = stream.peek();
  const keyType = parseType(stream, scope);
  if (keyType.kind !== "reference" || keyType.name !== "string") {
    stream.report(
      pdlCodes.mapKey({ key: keyType.kind === "reference" ? `\`${keyType.name}\`` : formatToken(key) }),
      key,
    );
  }
  const values = parseType(stream, scope);
  takeClosing(stream, "]", opener, "the map");
  return { kind: "map", values, ...annotated, span: stream.spanFrom(prefix.start) };
}

/** Union: `union` `[` Member* `]` */
function parseUnion(stream: TokenStream, scope: Scope, prefix: Prefix): UnionNode {
  const annotated = readAnonymousPrefix(stream, prefix, "a union");
  stream.take();
  const opener = takePunctuation(stream, "[");
  const members: MemberNode[] = [];
  const ends: readonly TokenKind[] = ["]", "}", "=", "end"];
  while (!ends.includes(stream.peek().kind)) {
    members.push(parseMember(stream, scope));
  }
  takeClosing(stream, "]", opener, "the union");
  return { kind: "union", members, ...annotated, span: stream.spanFrom(prefix.start) };
}

/** Member: Prefix NAME `:` Type | Type */
function parseMember(stream: TokenStream, scope: Scope): MemberNode {
  const prefix = parsePrefix(stream);
  const { start } = prefix;
  if (stream.peek(1).kind !== ":") {
    const type = parseTypeAfter(stream, scope, prefix);
    return { type, annotations: noAnnotations, span: stream.spanFrom(start) };
  }
  const alias = parseSimpleName(stream, "the alias of a union member").text;
  stream.take();
  const annotated = readAnnotations(stream, prefix.properties);
  const type = parseType(stream, scope);
  return { alias, type, doc: prefix.doc, ...annotated, span: stream.spanFrom(start) };
}

/** Record: `record` NAME Includes? `{` Field* `}` Includes? */
function parseRecord(stream: TokenStream, scope: Scope, prefix: Prefix): RecordNode {
  stream.take();
  const head = parseHead(stream, scope, prefix, "a record");
  const before = parseIncludes(stream, scope);
  const opener = takePunctuation(stream, "{");
  const fields = parseFields(stream, scope);
  takeClosing(stream, "}", opener, "the record");
  const clause = stream.peek();
  const after = parseIncludes(stream, scope);
  if (before !== undefined && after !== undefined) stream.report(pdlCodes.includesTwice(), clause);
  return {
    kind: "record",
    ...head,
    includes: before ?? after ?? [],
    includesAfter: before === undefined && after !== undefined,
    isError: false,
    fields,
    span: stream.spanFrom(prefix.start),
  };
}

/** Includes: `includes` Type+ */
function parseIncludes(stream: TokenStream, scope: Scope): readonly TypeNode[] | undefined {
  if (stream.peek(1).kind === ":" || !takeMeantKeyword(stream, "includes")) return undefined;
  const includes: TypeNode[] = [];
  while (startsInclude(stream)) includes.push(parseType(stream, scope));
  if (includes.length === 0) throw expected(stream, "a record to include");
  return includes;
}

/**
 * Whether the next token belongs to an include clause. After a clause behind the braces comes the
 * next field, symbol or member, which has to be told apart; a brace opens a scope only when
 * `namespace` or `package` follows.
 */
function startsInclude(stream: TokenStream): boolean {
  const token = stream.peek();
  const next = stream.peek(1);
  switch (token.kind) {
    case "{":
      return isKeyword(next, "namespace") || isKeyword(next, "package");
    case "identifier":
      return next.kind !== ":";
    case "keyword":
      return next.kind !== ":" && token.text !== "includes";
    case "doc":
    case "@":
      return isNamedKeyword(stream.peek(countPrefixTokens(stream)));
    default:
      return false;
  }
}

/** How many tokens the doc and the annotations ahead have. */
function countPrefixTokens(stream: TokenStream): number {
  let count = stream.peek().kind === "doc" ? 1 : 0;
  while (stream.peek(count).kind === "@") {
    count += 2;
    while (stream.peek(count).kind === ".") count += 2;
    if (stream.peek(count).kind === "=") count = skipValueAhead(stream, count + 1);
  }
  return count;
}

function skipValueAhead(stream: TokenStream, from: number): number {
  let count = from;
  let depth = 0;
  do {
    const { kind } = stream.peek(count);
    if (kind === "{" || kind === "[") depth += 1;
    else if (kind === "}" || kind === "]") depth -= 1;
    else if (kind === "end") return count;
    count += 1;
  } while (depth > 0);
  return count;
}

/** Reads fields up to the brace that closes the record. A broken one is reported and left out. */
function parseFields(stream: TokenStream, scope: Scope): readonly FieldNode[] {
  const fields: FieldNode[] = [];
  const mark = stream.mark();
  while (stream.peek().kind !== "}" && stream.peek().kind !== "end") {
    const start = stream.peek();
    stream.recover(mark);
    try {
      fields.push(parseField(stream, scope));
    } catch (fault) {
      if (!(fault instanceof SyntaxFault)) throw fault;
      stream.reportFault(fault);
      skipBrokenField(stream, start, mark);
    }
  }
  stream.recover(mark);
  return fields;
}

/**
 * Goes on to the next field of the same record: to what looks like one outside of the brackets that
 * the broken field opened, or, where a bracket was not closed, at the head of a line that is
 * indented no more than the broken field.
 */
function skipBrokenField(stream: TokenStream, start: Token, mark: Mark): void {
  const indentation = stream.column(start.start);
  if (stream.peek() === start) stream.take();
  for (;;) {
    const token = stream.peek();
    if (token.kind === "end") return;
    const now = stream.mark();
    const insideBraces = now.braces > mark.braces;
    if (token.kind === "}" && !insideBraces) return;
    if (startsField(stream)) {
      if (now.depth <= mark.depth) return;
      const outdented = stream.isFirstOnLine(token) && stream.column(token.start) <= indentation;
      if (outdented && !insideBraces) return;
    }
    stream.take();
  }
}

function startsField(stream: TokenStream): boolean {
  const token = stream.peek();
  if (token.kind === "doc" || token.kind === "@") return true;
  return (token.kind === "identifier" || token.kind === "keyword") && stream.peek(1).kind === ":";
}

/** Field: Prefix NAME `:` `optional`? Type (`=` Value)? */
function parseField(stream: TokenStream, scope: Scope): FieldNode {
  const prefix = parsePrefix(stream);
  if (prefix.docToken !== undefined && (stream.peek().kind === "}" || stream.peek().kind === "end")) {
    throw new SyntaxFault(pdlCodes.misplacedDoc({ place: `before ${formatToken(stream.peek())}` }), prefix.docToken);
  }
  const nameToken = parseSimpleName(stream, "the name of a field");
  takeColon(stream);
  const optional = takeMeantKeyword(stream, "optional");
  const type = parseType(stream, scope);
  const hasDefault = stream.peek().kind === "=";
  let value: JsonValue | undefined;
  let defaultStart: Token | undefined;
  if (hasDefault) {
    stream.take();
    defaultStart = stream.peek();
    value = parseJsonValue(stream);
  }
  return {
    name: nameToken.text,
    nameSpan: stream.span(nameToken.start, nameToken.end),
    doc: prefix.doc,
    ...readAnnotations(stream, withoutLifted(prefix.properties, ["aliases", "order"])),
    aliases: readAliases(stream, prefix.properties),
    order: readOrder(stream, prefix.properties),
    optional,
    type,
    default: value,
    defaultSpan: defaultStart && stream.spanFrom(defaultStart),
    span: stream.spanFrom(prefix.start),
  };
}

/** A missing colon is reported and taken as present where a type follows. */
function takeColon(stream: TokenStream): void {
  while (stream.peek().kind === "doc") {
    stream.report(pdlCodes.misplacedDoc({ place: "before a field's colon" }), stream.take());
  }
  if (stream.peek().kind === ":") {
    stream.take();
    return;
  }
  const { kind } = stream.peek();
  const fault = expected(stream, "`:`");
  if ((kind !== "identifier" && kind !== "keyword") || stream.peek(1).kind === ":") throw fault;
  stream.reportFault(fault);
}

/** Enum: `enum` NAME `{` Symbol* `}` */
function parseEnum(stream: TokenStream, scope: Scope, prefix: Prefix): EnumNode {
  stream.take();
  const head = parseHead(stream, scope, prefix, "an enum");
  const opener = takePunctuation(stream, "{");
  const symbols: SymbolNode[] = [];
  while (stream.peek().kind !== "}" && stream.peek().kind !== "end") {
    const mark = stream.mark();
    const start = stream.peek();
    try {
      symbols.push(parseSymbol(stream));
    } catch (fault) {
      if (!(fault instanceof SyntaxFault)) throw fault;
      stream.reportFault(fault);
      skipBrokenSymbol(stream, start, mark);
    }
  }
  takeClosing(stream, "}", opener, "the enum");
  return { kind: "enum", ...head, symbols, span: stream.spanFrom(prefix.start) };
}

function skipBrokenSymbol(stream: TokenStream, start: Token, mark: Mark): void {
  if (stream.peek() === start) stream.take();
  for (;;) {
    const { kind } = stream.peek();
    if (kind === "end") break;
    const outside = stream.mark().depth <= mark.depth;
    if (outside && symbolStarts.has(kind)) break;
    stream.take();
  }
  stream.recover(mark);
}

/** What may begin a symbol or end the list of them. */
const symbolStarts: ReadonlySet<TokenKind> = new Set<TokenKind>(["}", "identifier", "segment", "doc", "@"]);

/** Symbol: Prefix NAME */
function parseSymbol(stream: TokenStream): SymbolNode {
  const prefix = parsePrefix(stream);
  if (prefix.docToken !== undefined && (stream.peek().kind === "}" || stream.peek().kind === "end")) {
    throw new SyntaxFault(pdlCodes.misplacedDoc({ place: `before ${formatToken(stream.peek())}` }), prefix.docToken);
  }
  const name = takeName(stream, "a symbol of an enum", true).text;
  const annotated = readAnnotations(stream, prefix.properties);
  return { name, doc: prefix.doc, ...annotated, span: stream.spanFrom(prefix.start) };
}

/** Typeref: `typeref` NAME `=` Type */
function parseTyperef(stream: TokenStream, scope: Scope, prefix: Prefix): TyperefNode {
  stream.take();
  const head = parseHead(stream, scope, prefix, "a typeref");
  takePunctuation(stream, "=");
  const target = parseType(stream, scope);
  return { kind: "typeref", ...head, target, span: stream.spanFrom(prefix.start) };
}

/** Fixed: `fixed` NAME NUMBER */
function parseFixed(stream: TokenStream, scope: Scope, prefix: Prefix): FixedNode {
  stream.take();
  const head = parseHead(stream, scope, prefix, "a fixed");
  const token = stream.peek();
  const size = token.kind === "number" && /^\d{1,9}$/.test(token.text) ? Number(token.text) : undefined;
  const isNumber = token.kind === "number" || token.kind === "segment";
  if (isNumber) stream.take();
  if (size === undefined) {
    const found = isNumber ? formatToken(token) : "none";
    stream.report(pdlCodes.fixedSize({ found }), { ...prefix.start, end: stream.lastEnd });
  }
  return { kind: "fixed", ...head, size: size ?? 0, span: stream.spanFrom(prefix.start) };
}

/** What all four named declarations share, up to and with the name. */
function parseHead(stream: TokenStream, scope: Scope, prefix: Prefix, what: string) {
  const nameToken = parseSimpleName(stream, `the name of ${what}`);
  return {
    name: nameToken.text,
    nameSpan: stream.span(nameToken.start, nameToken.end),
    namespace: scope.namespace,
    package: scope.package,
    doc: prefix.doc,
    ...readAnnotations(stream, withoutLifted(prefix.properties, ["aliases"])),
    aliases: readAliases(stream, prefix.properties),
  };
}

/** Annotations of an array, map or union, which can't have a doc. */
function readAnonymousPrefix(stream: TokenStream, prefix: Prefix, what: string) {
  if (prefix.docToken !== undefined) stream.report(pdlCodes.misplacedDoc({ place: `before ${what}` }), prefix.docToken);
  return readAnnotations(stream, prefix.properties);
}

/** Aliases and order of a field are facts of their own, but only as a path of one segment. */
function withoutLifted(properties: readonly Property[], lifted: readonly string[]): readonly Property[] {
  return properties.filter(({ path: [first = "", ...rest] }) => rest.length > 0 || !lifted.includes(first));
}

function findLifted(properties: readonly Property[], name: string): Property | undefined {
  return properties.findLast(({ path }) => path.length === 1 && path[0] === name);
}

function readAliases(stream: TokenStream, properties: readonly Property[]): readonly string[] {
  const property = findLifted(properties, "aliases");
  if (property === undefined) return [];
  const { value, token } = property;
  if (Array.isArray(value)) {
    const names = value.filter((item): item is string => typeof item === "string");
    if (names.length === value.length) return names;
  }
  stream.report(pdlCodes.aliasesNotList(), token);
  return [];
}

function readOrder(stream: TokenStream, properties: readonly Property[]): FieldNode["order"] {
  const property = findLifted(properties, "order");
  if (property === undefined) return undefined;
  const written = typeof property.value === "string" ? property.value.toLowerCase() : undefined;
  if (written === "ascending" || written === "descending" || written === "ignore") return written;
  const order = typeof property.value === "string" ? JSON.stringify(property.value) : "the value of `@order`";
  stream.report(pdlCodes.unknownOrder({ order }), property.token);
  return undefined;
}

/** QualifiedName: NAME (`.` NAME)*. White space may surround the dots, each part may have back-ticks. */
export function parseQualifiedName(
  stream: TokenStream,
  role: string,
): { readonly name: string; readonly start: Token } {
  const start = stream.peek();
  const parts = [takeName(stream, role).text];
  while (stream.peek().kind === ".") {
    stream.take();
    // The next declaration begins on a new line; a keyword on the same one belongs to the name.
    parts.push(takeName(stream, role, !stream.isFirstOnLine(stream.peek())).text);
  }
  return { name: parts.join("."), start };
}

/** NAME; dots after it are reported, and the last part counts. */
function parseSimpleName(stream: TokenStream, role: string): Token {
  const first = takeName(stream, role);
  if (stream.peek().kind !== ".") return first;
  let last = first;
  let name = first.text;
  while (stream.peek().kind === ".") {
    stream.take();
    last = takeName(stream, role);
    name += `.${last.text}`;
  }
  stream.report(pdlCodes.qualifiedName({ name, role: role.replace(/^the name of /, "") }), { ...first, end: last.end });
  return last;
}

/** An identifier. A keyword or a name with other characters is reported and taken for the name it was meant as. */
function takeName(stream: TokenStream, role: string, anyKeyword = false): Token {
  const token = stream.peek();
  if (token.kind === "identifier") {
    if (token.text.includes("-")) stream.report(pdlCodes.illegalName({ name: token.text, role }), token);
    return stream.take();
  }
  if (token.kind === "keyword" && (anyKeyword || canStandForName(stream))) {
    stream.report(pdlCodes.keywordAsName({ keyword: token.text, role }), token);
    return stream.take();
  }
  if (token.kind === "segment") {
    stream.report(pdlCodes.illegalName({ name: token.text, role }), token);
    return stream.take();
  }
  throw expected(stream, role);
}

/** A keyword that is followed like a name was most likely meant as one. */
function canStandForName(stream: TokenStream): boolean {
  const { kind } = stream.peek(1);
  return kind !== "identifier" && kind !== "keyword" && kind !== "segment";
}

function isKeyword(token: Token, keyword: string): boolean {
  return token.kind === "keyword" && token.text === keyword;
}

function takeKeyword(stream: TokenStream, keyword: string): boolean {
  if (!isKeyword(stream.peek(), keyword)) return false;
  stream.take();
  return true;
}

function takePunctuation(stream: TokenStream, kind: Punctuation): Token {
  if (stream.peek().kind !== kind) throw expected(stream, `\`${kind}\``);
  return stream.take();
}

/** The bracket that closes `opener`. A missing one is reported, and taken as present where what follows can stand after it. */
function takeClosing(stream: TokenStream, kind: "}" | "]", opener: Token, opened: string): void {
  const token = stream.peek();
  if (token.kind === kind) {
    stream.take();
    return;
  }
  const problem = pdlCodes.unclosed({ opened, found: formatToken(token), closing: kind });
  const related = [{ message: "opened here", span: stream.span(opener.start, opener.end) }];
  const canGoOn =
    token.kind === "end" || (kind === "]" && (token.kind === "}" || token.kind === "=" || startsField(stream)));
  if (!canGoOn) throw new SyntaxFault(problem, token, related);
  stream.report(problem, token, related);
}

function expected(stream: TokenStream, what: string): SyntaxFault {
  const token = stream.peek();
  if (token.kind === "doc") return new SyntaxFault(pdlCodes.misplacedDoc({ place: `before ${what}` }), token);
  return new SyntaxFault(pdlCodes.unexpectedToken({ expected: what, found: formatToken(token) }), token);
}
