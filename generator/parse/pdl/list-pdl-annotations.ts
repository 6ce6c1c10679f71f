import type { Span } from "../../catalogue/span.ts";
import { createReport } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { LocatedEntry, LocatedJson, LocatedObject } from "../json/located-json.ts";
import { decodeString } from "./json-value.ts";
import { isNamedKeyword } from "./meant-keywords.ts";
import type { Token } from "./token.ts";
import { createTokenStream, type TokenStream } from "./token-stream.ts";

type Entries = Map<string, LocatedEntry>;

/**
 * The annotations before each name of a PDL file, with their places. Goes by the tokens alone: annotations belong to the
 * name that follows them, or that follows the keyword behind them.
 */
export function listPdlAnnotations(
  file: SourceFile,
): readonly { readonly name: Span; readonly annotations: LocatedObject }[] {
  // What is wrong with the text has been reported when it was read.
  const text = file.text.startsWith("\ufeff") ? file.text.slice(1) : file.text;
  const stream = createTokenStream({ ...file, text }, createReport());
  const found: { name: Span; annotations: LocatedObject }[] = [];
  let entries: Entries = new Map();
  while (stream.peek().kind !== "end") {
    const token = stream.take();
    if (token.kind === "@") {
      readAnnotation(stream, entries);
    } else if (!isNamedKeyword(token)) {
      if (entries.size > 0) {
        const name = stream.span(token.start, token.end);
        found.push({ name, annotations: { kind: "object", entries, span: name } });
      }
      entries = new Map();
    }
  }
  return found;
}

/** One annotation without its `@`, put among the others of the same name. */
function readAnnotation(stream: TokenStream, entries: Entries): void {
  let holder = entries;
  for (;;) {
    const segment = stream.take();
    const key = segment.text;
    const keySpan = stream.span(segment.start, segment.end);
    if (stream.peek().kind !== ".") {
      const hasValue = stream.peek().kind === "=";
      if (hasValue) stream.take();
      const value: LocatedJson = hasValue ? readValue(stream) : { kind: "scalar", value: true, span: keySpan };
      if (!holder.has(key)) holder.set(key, { key, keySpan, value });
      return;
    }
    stream.take();
    const before = holder.get(key)?.value;
    const inner: Entries = before?.kind === "object" ? new Map(before.entries) : new Map();
    holder.set(key, { key, keySpan, value: { kind: "object", entries: inner, span: keySpan } });
    holder = inner;
  }
}

const closers: ReadonlySet<string> = new Set(["}", "]", "end"]);

function readValue(stream: TokenStream): LocatedJson {
  const token = stream.take();
  if (token.kind === "{") return readObject(stream, token);
  if (token.kind === "[") return readArray(stream, token);
  const value = token.kind === "string" ? decodeString(token.text) : token.text;
  return { kind: "scalar", value, span: stream.span(token.start, token.end) };
}

function readObject(stream: TokenStream, opener: Token): LocatedObject {
  const entries: Entries = new Map();
  while (!closers.has(stream.peek().kind)) {
    const token = stream.take();
    if (stream.peek().kind === ":") stream.take();
    if (closers.has(stream.peek().kind)) break;
    const key = decodeString(token.text);
    entries.set(key, { key, keySpan: stream.span(token.start, token.end), value: readValue(stream) });
  }
  stream.take();
  return { kind: "object", entries, span: stream.spanFrom(opener) };
}

function readArray(stream: TokenStream, opener: Token): LocatedJson {
  const items: LocatedJson[] = [];
  while (!closers.has(stream.peek().kind)) items.push(readValue(stream));
  stream.take();
  return { kind: "array", items, span: stream.spanFrom(opener) };
}
