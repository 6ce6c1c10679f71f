import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { toPointer, type NumberSpellings } from "../../catalogue/number-spellings.ts";
import { spellingOf } from "../../catalogue/spelling-of.ts";
import { pdlCodes } from "../../diagnostics/codes/pdl.ts";
import { createObject, parseJsonValue } from "./json-value.ts";
import { readDocComment } from "./doc-comment.ts";
import { formatToken, type Token } from "./token.ts";
import { type Mark, SyntaxFault, type TokenStream } from "./token-stream.ts";

/** What stands before a declaration, field, symbol or member. */
export interface Prefix {
  /** The first token of the whole, prefix included. */
  readonly start: Token;
  readonly docToken?: Token | undefined;
  readonly doc?: string | undefined;
  readonly properties: readonly Property[];
}

/** One annotation, before they are merged into a tree. */
export interface Property {
  readonly path: readonly string[];
  readonly value: JsonValue;
  /** Of the numbers in it that JSON would spell otherwise. */
  readonly numbers?: NumberSpellings | undefined;
  /** The `@`. */
  readonly token: Token;
}

/** Prefix: DOC? Property*. Docs in other places are reported and dropped. */
export function parsePrefix(stream: TokenStream): Prefix {
  const start = stream.peek();
  const docToken = start.kind === "doc" ? stream.take() : undefined;
  const properties: Property[] = [];
  for (;;) {
    const token = stream.peek();
    if (token.kind === "doc") {
      const place = properties.length > 0 ? "after annotations" : "after another doc comment";
      stream.report(pdlCodes.misplacedDoc({ place }), stream.take());
    } else if (token.kind === "@") {
      const property = parseProperty(stream);
      if (property !== undefined) properties.push(property);
    } else {
      return { start, docToken, doc: docToken && readDocComment(docToken.text), properties };
    }
  }
}

/** Property: `@` Segment (`.` Segment)* (`=` Value)?. A broken one is reported, skipped and left out. */
function parseProperty(stream: TokenStream): Property | undefined {
  const mark = stream.mark();
  const token = stream.take();
  try {
    const path = [parseSegment(stream)];
    while (stream.peek().kind === ".") {
      stream.take();
      // Each part is an object within the one before it.
      stream.enter();
      path.push(parseSegment(stream));
    }
    const numbers: Record<string, string> = {};
    const value = stream.peek().kind === "=" ? parseAssigned(stream, path, numbers) : true;
    for (const _ of path.slice(1)) stream.leave();
    return { path, value, numbers, token };
  } catch (fault) {
    if (!(fault instanceof SyntaxFault)) throw fault;
    stream.reportFault(fault);
    skipBrokenProperty(stream, token, mark);
    stream.recover(mark);
    return undefined;
  }
}

/** The value behind `=`; how its numbers are spelled goes to `numbers`, where printing them would spell them otherwise. */
function parseAssigned(stream: TokenStream, path: readonly string[], numbers: Record<string, string>): JsonValue {
  stream.take();
  return parseJsonValue(stream, (inner, text) => {
    const spelled = spellingOf(text);
    if (spelled !== undefined) numbers[toPointer([...path, ...inner])] = spelled;
  });
}

/** Segment: IDENTIFIER | SEGMENT; a keyword only in back-ticks, a number not at all. */
function parseSegment(stream: TokenStream): string {
  const token = stream.peek();
  switch (token.kind) {
    case "identifier":
    case "segment":
      return stream.take().text;
    case "keyword":
      stream.report(pdlCodes.keywordAsName({ keyword: token.text, role: "part of an annotation's path" }), token);
      return stream.take().text;
    default: {
      const help = token.kind === "number" ? `put it in back-ticks: \`\`\` \`${token.text}\` \`\`\`` : undefined;
      const expected = "a part of the annotation's path";
      throw new SyntaxFault(pdlCodes.unexpectedToken({ expected, found: formatToken(token), help }), token);
    }
  }
}

/**
 * Goes on to what may follow an annotation: another one, the annotated thing, or the end of what
 * holds it. Where a bracket of the value was not closed, that is what looks like a field at the head
 * of a line that is indented no more than the annotation.
 */
function skipBrokenProperty(stream: TokenStream, start: Token, { depth }: Mark): void {
  const indentation = stream.column(start.start);
  let skipped = stream.mark().depth > depth;
  for (;;) {
    const token = stream.peek();
    const { kind } = token;
    if (kind === "end") return;
    const isField = kind === "@" || kind === "doc" || (kind === "identifier" && stream.peek(1).kind === ":");
    if (isField && stream.isFirstOnLine(token) && stream.column(token.start) <= indentation) return;
    if (stream.mark().depth <= depth) {
      if (kind === "@" || kind === "doc" || kind === "keyword" || kind === "}" || kind === "]") return;
      if (kind === "identifier" && (skipped || stream.peek(1).kind === ":")) return;
    }
    stream.take();
    skipped = true;
  }
}

/** The annotations of something, as one tree, with how their numbers were spelled. */
export function readAnnotations(
  stream: TokenStream,
  properties: readonly Property[],
): { readonly annotations: JsonObject; readonly numbers?: NumberSpellings } {
  const annotations = mergeProperties(stream, properties);
  const numbers = Object.fromEntries(properties.flatMap((property) => Object.entries(property.numbers ?? {})));
  return Object.keys(numbers).length === 0 ? { annotations } : { annotations, numbers };
}

/**
 * Merges annotations into one tree. Objects are made on the way and entered, also where an earlier
 * annotation gave one as its value; a path can be set once.
 */
function mergeProperties(stream: TokenStream, properties: readonly Property[]): JsonObject {
  if (properties.length === 0) return noAnnotations;
  const tree = createObject();
  for (const { path, value, token } of properties) {
    const holder = findHolder(tree, path);
    const key = path.at(-1) ?? "";
    if (typeof holder === "number") {
      const holderPath = formatPath(path.slice(0, holder));
      stream.report(pdlCodes.conflictingAnnotation({ path: formatPath(path), holder: holderPath }), token);
    } else if (key in holder) {
      stream.report(pdlCodes.duplicateAnnotation({ path: formatPath(path) }), token);
    } else {
      holder[key] = value;
    }
  }
  return tree;
}

/** The tree of something without annotations. */
export const noAnnotations: JsonObject = Object.freeze(createObject());

type MutableObject = { [key: string]: JsonValue };

/** The object that takes the last segment, or how many segments lead to a value that is no object. */
function findHolder(tree: MutableObject, path: readonly string[]): MutableObject | number {
  let holder = tree;
  for (const [index, segment] of path.slice(0, -1).entries()) {
    const next = (holder[segment] ??= createObject());
    if (typeof next !== "object" || next === null || Array.isArray(next)) return index + 1;
    holder = next as MutableObject;
  }
  return holder;
}

function formatPath(path: readonly string[]): string {
  return path.map((segment) => (/^[A-Za-z0-9_-]+$/.test(segment) ? segment : `\`${segment}\``)).join(".");
}
