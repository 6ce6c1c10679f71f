import type { JsonValue } from "../../catalogue/json.ts";
import { toPointer } from "../../catalogue/number-spellings.ts";
import { spellingOf } from "../../catalogue/spelling-of.ts";
import { pdlCodes } from "../../diagnostics/codes/pdl.ts";
import type {
  ArrayNode,
  FieldNode,
  FixedNode,
  MapNode,
  MemberNode,
  RecordNode,
  ReferenceNode,
  TyperefNode,
  TypeNode,
  UnionNode,
} from "../schema-document.ts";
import { noAnnotations, parsePrefix, readAnnotations, type Prefix } from "./annotations.ts";
import {
  parseHead,
  readAliases,
  readAnonymousPrefix,
  readOrder,
  withoutLifted,
  type Scope,
} from "./declaration-head.ts";
import { parseJsonValue } from "./json-value.ts";
import { findMeantType, isNamedKeyword, takeMeantKeyword } from "./meant-keywords.ts";
import { parseEnum } from "./parse-enum.ts";
import { parseQualifiedName, parseSimpleName } from "./parse-name.ts";
import { expected, isKeyword, startsField, takeClosing, takeKeyword, takePunctuation } from "./take-token.ts";
import { formatToken, type Token, type TokenKind } from "./token.ts";
import { type Mark, SyntaxFault, type TokenStream } from "./token-stream.ts";

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
  const numbers: Record<string, string> = {};
  if (hasDefault) {
    stream.take();
    defaultStart = stream.peek();
    value = parseJsonValue(stream, (path, text) => {
      const spelled = spellingOf(text);
      if (spelled !== undefined) numbers[toPointer(path)] = spelled;
    });
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
    ...(Object.keys(numbers).length > 0 && { defaultNumbers: numbers }),
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
