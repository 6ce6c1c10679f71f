import type { Span } from "../../catalogue/span.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { listNewest, readPlain } from "../json/list-newest.ts";
import type { LocatedJson } from "../json/located-json.ts";
import { createPackedJsonReader } from "../json/read-packed-json.ts";

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
  // A list of names is a union.
  const texts = json.kind === "array" ? listNewest(json.items, findText) : [findText(json)];
  if (texts.length === 0 || texts.includes(undefined)) return undefined;
  const { read, cut } = createPackedJsonReader(file);
  return { schemas: texts.flatMap((text) => (text && read(text, report)) ?? []), cut };
}

/** The text that stands for a schema of Avro; undefined where the schema itself is there, or one of another language. */
function findText(json: LocatedJson): LocatedJson | undefined {
  const isAnswer = json.kind === "object" && !json.entries.has("type") && !json.entries.has("protocol");
  const value = isAnswer ? json.entries.get("schema")?.value : json;
  const language = readPlain(json, "schemaType") ?? "AVRO";
  const isText = value?.kind === "scalar" && typeof value.value === "string" && /^\s*[{["]/.test(value.value);
  return isText && language === "AVRO" ? value : undefined;
}
