import type { Report } from "../../diagnostics/report.ts";
import type { LocatedEntry, LocatedJson, LocatedObject } from "../json/located-json.ts";
import { createLineMap } from "../pdl/line-map.ts";
import { cutTokens } from "./cut-tokens.ts";
import { createIdlStream, type IdlStream } from "./idl-stream.ts";
import { listAttributes, readAnnotations, type Annotations } from "./read-annotations.ts";
import { readIdlType, toNullable } from "./read-idl-type.ts";
import { readIdlValue } from "./read-idl-value.ts";

// Avro IDL is a way to write what protocols and schemas are in JSON, and nothing more: its own compiler turns it into that.
// So does this, with the place of each part, and whoever reads Avro's JSON reads the result. Imports are left to linking, which
// finds names in whichever file declares them, and says which file it takes where none does.

/** What a file of Avro IDL comes to. */
export interface IdlFile {
  /** The protocol that it declares, or the list of its schemas; undefined where it is neither. */
  readonly json: LocatedJson | undefined;
  /** The files that it imports, as it names them. */
  readonly imported: readonly string[];
}

/** What a text of Avro IDL says. */
export function readIdl({ path, text }: { readonly path: string; readonly text: string }, report: Report): IdlFile {
  const lines = createLineMap(path, text);
  const tokens = cutTokens(text, (problem, start, end) => report.add(problem, lines.span(start, end)));
  const stream = createIdlStream(tokens, { lines, report });
  const imported: string[] = [];
  const json = stream.recover(() => readFile(stream, imported));
  return { json, imported };
}

/** Many files begin with their licence as a doc comment, which to the compiler is the protocol's own doc where that has none. */
const licence = /^\/\*\*[\s*]*(?:copyright|licensed (?:to|under)|spdx-)/i;

function readFile(stream: IdlStream, imported: string[]): LocatedJson | undefined {
  if (licence.test(stream.peek().text)) stream.take();
  const start = stream.peek();
  const namespace = readNamespace(stream);
  const types: LocatedJson[] = [];
  let protocol: LocatedJson | undefined;
  while (!stream.isClosing()) {
    stream.recover(() => {
      if (stream.takeMark(";") || takeImport(stream, imported)) return;
      if (stream.takeWord("schema")) {
        // Which of the schemas is meant, where a file has several.
        readIdlType(stream);
        stream.expectMark(";");
        return;
      }
      const head = readAnnotations(stream);
      if (protocol !== undefined) stream.complain("the end of the file behind the protocol");
      if (types.length === 0 && stream.takeWord("protocol")) protocol = readProtocol(stream, head, imported);
      else types.push(readNamed(stream, head, namespace));
    });
  }
  return protocol ?? (types.length === 0 ? undefined : stream.toList(types, start));
}

/** Of a file of schemas; a protocol has it as an annotation. */
function readNamespace(stream: IdlStream): LocatedEntry | undefined {
  while (stream.peek().kind === "doc" && stream.peek(1).text === "namespace") stream.take();
  if (!stream.takeWord("namespace")) return undefined;
  const name = stream.expectName("a namespace");
  stream.expectMark(";");
  return stream.toEntry("namespace", stream.toText(name), name);
}

function takeImport(stream: IdlStream, imported: string[]): boolean {
  if (stream.peek().text !== "import" || stream.peek().kind !== "word") return false;
  stream.take();
  const kind = stream.expectName("`idl`, `protocol` or `schema`");
  if (!/^(?:idl|protocol|schema)$/.test(kind.text)) stream.complain("`idl`, `protocol` or `schema`", kind);
  if (stream.peek().kind !== "string") stream.complain("the file to import, in quotation marks");
  const file = readIdlValue(stream);
  if (file.kind === "scalar" && typeof file.value === "string") imported.push(file.value);
  stream.expectMark(";");
  return true;
}

function readProtocol(stream: IdlStream, head: Annotations, imported: string[]): LocatedObject {
  const name = stream.expectName("the name of the protocol");
  const types: LocatedJson[] = [];
  const messages: LocatedEntry[] = [];
  const opening = stream.expectMark("{");
  while (!stream.isClosing("}")) {
    stream.recover(() => {
      if (stream.takeMark(";") || takeImport(stream, imported)) return;
      const inner = readAnnotations(stream);
      if (isNamed(stream)) types.push(readNamed(stream, inner));
      else messages.push(readMessage(stream, inner));
    });
  }
  stream.closeBody();
  return stream.toObject(head.start, [
    stream.toEntry("protocol", stream.toText(name), name),
    ...listAttributes(head),
    stream.toEntry("types", stream.toList(types, opening), opening),
    stream.toEntry("messages", stream.toObject(opening.start, messages), opening),
  ]);
}

function isNamed(stream: IdlStream): boolean {
  const { kind, text } = stream.peek();
  return kind === "word" && /^(?:enum|error|fixed|record)$/.test(text);
}

function readNamed(stream: IdlStream, head: Annotations, namespace?: LocatedEntry): LocatedObject {
  if (!isNamed(stream)) stream.complain("`record`, `enum`, `fixed`, `error` or `protocol`");
  const keyword = stream.take();
  const name = stream.expectName(`the name of the ${keyword.text}`);
  const body = readBody(stream, keyword.text);
  const isPlaced = head.properties.some(({ key }) => key === "namespace") || namespace === undefined;
  return stream.toObject(head.start, [
    stream.toEntry("type", stream.toText(keyword), keyword),
    stream.toEntry("name", stream.toText(name), name),
    ...(isPlaced ? [] : [namespace]),
    ...listAttributes(head),
    ...body,
  ]);
}

function readBody(stream: IdlStream, keyword: string): readonly LocatedEntry[] {
  if (keyword === "fixed") return readSize(stream);
  if (keyword === "enum") return readSymbols(stream);
  const opening = stream.expectMark("{");
  const fields: LocatedObject[] = [];
  while (!stream.isClosing("}")) {
    stream.recover(() => {
      fields.push(...readFields(stream));
      stream.expectMark(";");
    });
  }
  stream.closeBody();
  return [stream.toEntry("fields", stream.toList(fields, opening), opening)];
}

function readSize(stream: IdlStream): readonly LocatedEntry[] {
  const opening = stream.expectMark("(");
  const size = readIdlValue(stream);
  stream.expectMark(")");
  stream.expectMark(";");
  return [stream.toEntry("size", size, opening)];
}

function readSymbols(stream: IdlStream): readonly LocatedEntry[] {
  const opening = stream.expectMark("{");
  const symbols: LocatedJson[] = [];
  const docs: LocatedEntry[] = [];
  while (!stream.isClosing("}")) {
    const { doc } = readAnnotations(stream);
    const symbol = stream.expectName("a symbol of the enum");
    symbols.push(stream.toText(symbol));
    if (doc !== undefined) docs.push(stream.toEntry(symbol.text, doc.value, symbol));
    if (!stream.takeMark(",")) break;
  }
  stream.expectMark("}");
  const list = stream.toEntry("symbols", stream.toList(symbols, opening), opening);
  const described =
    docs.length === 0 ? [] : [stream.toEntry("symbolDocs", stream.toObject(opening.start, docs), opening)];
  if (!stream.takeMark("=")) return [list, ...described];
  const preset = stream.expectName("the symbol that stands for unknown ones");
  stream.expectMark(";");
  return [list, ...described, stream.toEntry("default", stream.toText(preset), preset)];
}

/** The fields of one declaration, which share its type. */
function readFields(stream: IdlStream): readonly LocatedObject[] {
  const readName = readShared(stream);
  const fields = [readName()];
  while (stream.takeMark(",")) fields.push(readName());
  return fields;
}

/** Reads a type and what stands before it; what it gives back reads a name of that type, as often as it is called. */
function readShared(stream: IdlStream): () => LocatedObject {
  const head = readAnnotations(stream);
  const { type, isNullable, spare } = readIdlType(stream, head.properties);
  let start: number | undefined = head.start;
  return () => {
    const own = readAnnotations(stream);
    const name = stream.expectName("the name of the field");
    const preset = stream.takeMark("=") ? readIdlValue(stream) : undefined;
    const doc = own.doc ?? head.doc;
    const field = stream.toObject(start ?? own.start, [
      stream.toEntry("name", stream.toText(name), name),
      stream.toEntry("type", isNullable ? toNullable(type, preset) : type, name),
      ...(doc === undefined ? [] : [doc]),
      ...(preset === undefined ? [] : [stream.toEntry("default", preset, name)]),
      ...spare,
      ...own.properties,
    ]);
    start = undefined;
    return field;
  };
}

function readMessage(stream: IdlStream, head: Annotations): LocatedEntry {
  const { type, isNullable } = readIdlType(stream);
  const response = isNullable ? toNullable(type) : type;
  const name = stream.expectName("the name of the message");
  const opening = stream.expectMark("(");
  const request: LocatedObject[] = [];
  while (!stream.isClosing(")")) {
    request.push(readShared(stream)());
    if (!stream.takeMark(",")) break;
  }
  stream.expectMark(")");
  const further: LocatedEntry[] = [];
  const ending = stream.peek();
  if (stream.takeWord("oneway")) {
    further.push(stream.toEntry("one-way", { kind: "scalar", value: true, span: stream.spanOf(ending) }, ending));
  } else if (stream.takeWord("throws")) {
    const errors: LocatedJson[] = [];
    do errors.push(stream.toText(stream.expectName("the name of an error")));
    while (stream.takeMark(","));
    further.push(stream.toEntry("errors", stream.toList(errors, ending), ending));
  }
  stream.expectMark(";");
  const value = stream.toObject(head.start, [
    ...listAttributes(head),
    stream.toEntry("request", stream.toList(request, opening), opening),
    stream.toEntry("response", response, name),
    ...further,
  ]);
  return stream.toEntry(name.text, value, name);
}
