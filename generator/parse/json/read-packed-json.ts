import type { Span } from "../../catalogue/span.ts";
import type { Report } from "../../diagnostics/report.ts";
import { listLineStarts } from "../../places/line-starts.ts";
import { printJson } from "../../print/print-json.ts";
import { type LocatedEntry, type LocatedJson, type LocatedObject, toJsonValue } from "./located-json.ts";
import { parseLocatedJson } from "./parse-located-json.ts";

/** Reads JSON that stands in a file as a text in JSON; each part of it is told to be where it stands in the file. */
export interface PackedJsonReader {
  /** Undefined for what is no text, or none of JSON, which is reported. */
  read(written: LocatedJson, report: Report): LocatedJson | undefined;
  /** An object of what has been read, in lines. */
  cut(span: Pick<Span, "startLine" | "startColumn">): string | undefined;
}

/** A reader of texts in one file. */
export function createPackedJsonReader(file: { readonly path: string; readonly text: string }): PackedJsonReader {
  const { path, text } = file;
  const declared = new Map<string, LocatedObject>();
  // A dump holds thousands of texts.
  const packing: Packing = { path, text, lineStarts: listLineStarts(text), declared };
  return {
    read: (written, report) => readText(written, packing, report),
    cut(span) {
      const found = declared.get(keyOf(span));
      return found && printJson(toJsonValue(found));
    },
  };
}

interface Packing {
  readonly path: string;
  readonly text: string;
  readonly lineStarts: readonly number[];
  /** Objects of what has been read, by where they begin. */
  readonly declared: Map<string, LocatedObject>;
}

function readText(
  written: LocatedJson,
  { path, text, lineStarts, declared }: Packing,
  report: Report,
): LocatedJson | undefined {
  if (written.kind !== "scalar" || typeof written.value !== "string") return undefined;
  const { span, value } = written;
  const start = (lineStarts[span.startLine - 1] ?? 0) + span.startColumn - 1;
  const place = createPlacer(span, text.slice(start, start + span.endColumn - span.startColumn + 1), value);
  const inside: Report = {
    diagnostics: report.diagnostics,
    add: (problem, at, related) =>
      report.add(
        problem,
        at && place(at),
        related?.map((one) => ({ ...one, span: place(one.span) })),
      ),
  };
  const json = parseLocatedJson({ path, text: value }, inside, { comments: true });
  return json && movePlaces(json, place, declared);
}

/** Anything else behind a backslash is one sign, which may be an `u` that isn't a code. */
const isCode = /^\\u[\dA-Fa-f]{4}$/;

/** Tells where in a file parts of a text are, of which there is what is written, with its quotes and escapes. */
function createPlacer(outer: Span, raw: string, text: string): (span: Span) => Span {
  const lines = listLineStarts(text);
  /** Where each character begins. */
  const places = new Uint32Array(text.length + 1);
  let at = 1;
  for (let index = 0; index < text.length; index += 1) {
    places[index] = at;
    at += raw[at] !== "\\" ? 1 : isCode.test(raw.slice(at, at + 6)) ? 6 : 2;
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

function keyOf({ startLine, startColumn }: Pick<Span, "startLine" | "startColumn">): string {
  return `${startLine}:${startColumn}`;
}
