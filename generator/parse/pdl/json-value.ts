import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { pdlCodes } from "../../diagnostics/codes/pdl.ts";
import { findMeant } from "../../diagnostics/suggest.ts";
import { formatToken, type Token } from "./token.ts";
import { SyntaxFault, type TokenStream } from "./token-stream.ts";

type Path = readonly (string | number)[];

/** Told each number with where it stands and how it is spelled. */
export type HearNumber = (path: Path, text: string) => void;

const ignore: HearNumber = () => undefined;

/**
 * Value: Object | Array | STRING | NUMBER | `true` | `false` | `null`
 *
 * Read from tokens rather than from text: commas are white space and comments are allowed, which
 * real models rely on inside annotations.
 */
export function parseJsonValue(stream: TokenStream, hear: HearNumber = ignore, path: Path = []): JsonValue {
  const token = stream.peek();
  switch (token.kind) {
    case "{":
      return parseObject(stream, hear, path);
    case "[":
      return parseArray(stream, hear, path);
    case "string":
      return decodeString(stream.take().text);
    case "number":
      hear(path, token.text);
      return readNumber(stream, stream.take());
    case "keyword":
      if (token.text === "true" || token.text === "false") return stream.take().text === "true";
      if (token.text === "null") {
        stream.take();
        return null;
      }
      break;
    default:
  }
  throw unexpectedInValue(token, "a JSON value");
}

/** Object: `{` (STRING `:` Value)* `}` */
function parseObject(stream: TokenStream, hear: HearNumber, path: Path): JsonObject {
  const opener = stream.take();
  stream.enter();
  const object = createObject();
  const keys = new Map<string, Token>();
  const first = stream.peek();
  while (stream.peek().kind !== "}") {
    const key = stream.peek();
    if (key.kind !== "string") {
      throw key.kind === "end" || isOutdented(stream, key, first) ? unclosed(stream, opener, "}") : unexpectedKey(key);
    }
    stream.take();
    if (stream.peek().kind !== ":") throw unexpectedInValue(stream.peek(), "`:`");
    stream.take();
    const name = decodeString(key.text);
    const earlier = keys.get(name);
    if (earlier !== undefined) {
      const related = [{ message: "first written here", span: stream.span(earlier.start, earlier.end) }];
      stream.report(pdlCodes.duplicateKey({ key: name }), key, related);
    }
    keys.set(name, key);
    // Upstream keeps the last of equal keys.
    object[name] = parseJsonValue(stream, hear, [...path, name]);
  }
  stream.take();
  stream.leave();
  return object;
}

/** Whether a token stands at the head of a line and further left than the keys of an object, so that it is none. */
function isOutdented(stream: TokenStream, token: Token, firstKey: Token): boolean {
  const isHead = stream.isFirstOnLine(token) && stream.isFirstOnLine(firstKey);
  return isHead && stream.column(token.start) < stream.column(firstKey.start);
}

/** Array: `[` Value* `]` */
function parseArray(stream: TokenStream, hear: HearNumber, path: Path): readonly JsonValue[] {
  const opener = stream.take();
  stream.enter();
  const items: JsonValue[] = [];
  while (stream.peek().kind !== "]") {
    if (stream.peek().kind === "end") throw unclosed(stream, opener, "]");
    items.push(parseJsonValue(stream, hear, [...path, items.length]));
  }
  stream.take();
  stream.leave();
  return items;
}

/** An empty object without a prototype, so that any key is an ordinary one. */
export function createObject(): { [key: string]: JsonValue } {
  return Object.create(null) as { [key: string]: JsonValue };
}

function unexpectedInValue(token: Token, expected: string): SyntaxFault {
  if (token.kind === "doc") return new SyntaxFault(pdlCodes.misplacedDoc({ place: "inside a JSON value" }), token);
  const meant = token.kind === "identifier" ? findMeant(token.text, ["true", "false", "null"]) : undefined;
  const help = meant === undefined ? undefined : `did you mean \`${meant}\`?`;
  return new SyntaxFault(pdlCodes.unexpectedToken({ expected, found: formatToken(token), help }), token);
}

function unexpectedKey(token: Token): SyntaxFault {
  const quotable = token.kind === "identifier" || token.kind === "keyword" || token.kind === "segment";
  if (!quotable) return unexpectedInValue(token, "a key or `}`");
  const help = `keys stand in double quotation marks: \`"${token.text}"\``;
  const found = formatToken(token);
  return new SyntaxFault(pdlCodes.unexpectedToken({ expected: "a key or `}`", found, help }), token);
}

function unclosed(stream: TokenStream, opener: Token, closing: string): SyntaxFault {
  const found = formatToken(stream.peek());
  const problem = pdlCodes.unclosed({ opened: `the value's \`${opener.kind}\``, found, closing });
  return new SyntaxFault(problem, opener);
}

const escapes: ReadonlyMap<string, string> = new Map([
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
]);

/** The characters that a string token stands for. Escapes that are none have been reported; they stand for themselves. */
export function decodeString(token: string): string {
  const content = token.slice(1, token.length > 1 && token.endsWith('"') ? -1 : undefined);
  if (!content.includes("\\")) return content;
  return content.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/gs, (_, code: string | undefined, letter: string) =>
    code === undefined ? (escapes.get(letter) ?? letter) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const longLimit = 2n ** 63n;

/** A whole number of up to 64 bits, kept exactly, or a double. There is no negative zero. */
function readNumber(stream: TokenStream, token: Token): JsonValue {
  if (/^-?\d+$/.test(token.text)) {
    const short = Number(token.text);
    if (Number.isSafeInteger(short)) return short === 0 ? 0 : short;
    const long = token.text.length < 40 ? BigInt(token.text) : longLimit;
    if (long < longLimit && long >= -longLimit) return long;
  } else {
    const double = Number(token.text);
    if (Number.isFinite(double)) return double === 0 ? 0 : double;
  }
  const shown = token.text.length > 40 ? `${token.text.slice(0, 40)}…` : token.text;
  stream.report(pdlCodes.numberOutOfRange({ number: shown }), token);
  return Number(token.text.slice(0, 400)) < 0 ? -longLimit : longLimit - 1n;
}
