import type { Span } from "../../catalogue/span.ts";
import type { Report } from "../../diagnostics/report.ts";
import { listLineStarts } from "../../places/line-starts.ts";
import { printJson } from "../../print/print-json.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { type LocatedEntry, type LocatedJson, type LocatedObject, toJsonValue } from "../json/located-json.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";

// A schema registry answers with the schema as a text in JSON, and so do its dumps. The text is read as what it is, and each
// part of it is told to be where it stands in the file.

/** What stands in a text of a file. */
export interface UnpackedAnswer {
  /** One, or those of several answers, each by itself. */
  readonly schemas: readonly LocatedJson[];
  /** A declaration of it, in lines. */
  cut(span: Span): string | undefined;
}

/** The schemas of a registry's answers; undefined where the file holds something else. */
export function unpackAnswer(file: SourceFile, json: LocatedJson, report: Report): UnpackedAnswer | undefined {
  const texts = json.kind === "array" ? listNewest(json.items) : [findText(json)];
  const declared = new Map<string, LocatedObject>();
  if (texts.length === 0 || texts.includes(undefined)) return undefined;
  return {
    schemas: texts.flatMap((text) => (text && readText(file, text, declared, report)) ?? []),
    cut(span) {
      const found = declared.get(keyOf(span));
      return found && printJson(toJsonValue(found));
    },
  };
}

/** The texts of several answers, of each subject that of its highest version. */
function listNewest(answers: readonly LocatedJson[]): readonly (LocatedJson | undefined)[] {
  const bySubject = new Map<unknown, { readonly version: number; readonly text: LocatedJson | undefined }>();
  for (const answer of answers) {
    // A list of names is a union.
    const text = answer.kind === "object" ? findText(answer) : undefined;
    const subject = readPlain(answer, "subject") ?? answer;
    const version = Number(readPlain(answer, "version") ?? 0);
    const known = bySubject.get(subject);
    if (known === undefined || version > known.version) bySubject.set(subject, { version, text });
  }
  return [...bySubject.values()].map(({ text }) => text);
}

/** The text that stands for a schema of Avro; undefined where the schema itself is there, or one of another language. */
function findText(json: LocatedJson): LocatedJson | undefined {
  const isAnswer = json.kind === "object" && !json.entries.has("type") && !json.entries.has("protocol");
  const value = isAnswer ? json.entries.get("schema")?.value : json;
  const language = readPlain(json, "schemaType") ?? "AVRO";
  const isText = value?.kind === "scalar" && typeof value.value === "string" && /^\s*[{["]/.test(value.value);
  return isText && language === "AVRO" ? value : undefined;
}

function readPlain(json: LocatedJson, key: string): unknown {
  const value = json.kind === "object" ? json.entries.get(key)?.value : undefined;
  return value?.kind === "scalar" ? value.value : undefined;
}

function readText(
  { path, text }: SourceFile,
  written: LocatedJson,
  declared: Map<string, LocatedObject>,
  report: Report,
): LocatedJson | undefined {
  if (written.kind !== "scalar" || typeof written.value !== "string") return undefined;
  const { span, value } = written;
  const start = (listLineStarts(text)[span.startLine - 1] ?? 0) + span.startColumn - 1;
  const place = createPlacer(span, text.slice(start, start + span.endColumn - span.startColumn + 1), value);
  const inside: Report = {
    diagnostics: report.diagnostics,
    add: (problem, at, related) => report.add(problem, at && place(at), related),
  };
  const json = parseLocatedJson({ path, text: value }, inside, { comments: true });
  return json && movePlaces(json, place, declared);
}

/** Tells where in a file parts of a text are, of which there is what is written, with its quotes and escapes. */
function createPlacer(outer: Span, raw: string, text: string): (span: Span) => Span {
  const lines = listLineStarts(text);
  /** Where each character begins. */
  const places = new Uint32Array(text.length + 1);
  let at = 1;
  for (let index = 0; index < text.length; index += 1) {
    places[index] = at;
    at += raw[at] !== "\\" ? 1 : raw[at + 1] === "u" ? 6 : 2;
  }
  places[text.length] = at;
  const columnOf = (line: number, column: number, extra: number): number =>
    outer.startColumn + (places[(lines[line - 1] ?? 0) + column - 1 + extra] ?? at) - extra;
  return ({ startLine, startColumn, endLine, endColumn }) => ({
    ...outer,
    startColumn: columnOf(startLine, startColumn, 0),
    endColumn: columnOf(endLine, endColumn, 1),
  });
}

function movePlaces(json: LocatedJson, place: (span: Span) => Span, declared: Map<string, LocatedObject>): LocatedJson {
  const span = place(json.span);
  switch (json.kind) {
    case "scalar":
      return { ...json, span };
    case "array":
      return { ...json, items: json.items.map((item) => movePlaces(item, place, declared)), span };
    case "object": {
      const entries = new Map<string, LocatedEntry>();
      for (const [key, entry] of json.entries)
        entries.set(key, { key, keySpan: place(entry.keySpan), value: movePlaces(entry.value, place, declared) });
      const moved: LocatedObject = { ...json, entries, span };
      declared.set(keyOf(span), moved);
      return moved;
    }
  }
}

function keyOf({ startLine, startColumn }: Span): string {
  return `${startLine}:${startColumn}`;
}
