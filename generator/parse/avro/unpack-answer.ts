import type { Span } from "../../catalogue/span.ts";
import { jsonCodes } from "../../diagnostics/codes/json.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { findArtifact, isArtifactWithout } from "../json/find-artifact.ts";
import { listNewest, readPlain } from "../json/list-newest.ts";
import type { LocatedJson } from "../json/located-json.ts";
import { createPackedJsonReader } from "../json/read-packed-json.ts";
import { createCutter } from "./create-cutter.ts";

// A schema registry answers with the schema as a text in JSON, and so do its dumps. The text is read as what it is, and each
// part of it is told to be where it stands in the file.

/** What stands in a text of a file. */
export interface UnpackedAnswer {
  /** One, or those of several answers, each by itself. */
  readonly schemas: readonly LocatedJson[];
  /** A declaration of it, in lines. */
  cut(span: Span): string | undefined;
}

/**
 * The schemas of a registry's answers; undefined where the file holds something else. A dump has all that a registry holds, so that
 * schemas of other languages among them are told of and left out.
 */
export function unpackAnswer(file: SourceFile, json: LocatedJson, report: Report): UnpackedAnswer | undefined {
  if (isArtifactWithout(json)) {
    report.add(jsonCodes.schemaElsewhere({ name: nameArtifact(json) }), json.span);
    return { schemas: [], cut: () => undefined };
  }
  // A list of names is a union.
  const answers = json.kind === "array" ? listNewest(json.items, findAnswer) : [findAnswer(json)];
  if (answers.length === 0 || answers.includes(undefined)) return undefined;
  const texts = answers.flatMap((answer) => (answer?.language === avro ? answer.text : []));
  // One answer alone that is of another language is an error, which is told where it is read.
  if (json.kind !== "array" && texts.length === 0) return undefined;
  reportOthers(answers, file, report);
  const { read, cut } = createPackedJsonReader(file);
  const isPrinted = texts.some(({ kind }) => kind !== "scalar");
  return {
    schemas: texts.flatMap((text) => (text.kind === "scalar" ? (read(text, report) ?? []) : text)),
    cut: isPrinted ? createCutter(file.text) : cut,
  };
}

function nameArtifact(json: LocatedJson): string | undefined {
  const name = readPlain(json, "artifactId") ?? readPlain(json, "id");
  return typeof name === "string" && name.length <= longestName ? name : undefined;
}

const longestName = 80;

/** What a registry takes a schema for that doesn't say its language. */
const avro = "AVRO";

interface Answer {
  readonly language: string;
  readonly text: LocatedJson;
}

/** The text that stands for a schema; undefined where the schema itself is there, or a text of no known language is none of Avro. */
function findAnswer(json: LocatedJson): Answer | undefined {
  const artifact = findArtifact(json);
  if (artifact !== undefined) return artifact;
  const isAnswer = json.kind === "object" && !json.entries.has("type") && !json.entries.has("protocol");
  const text = isAnswer ? json.entries.get("schema")?.value : json;
  if (text?.kind !== "scalar" || typeof text.value !== "string") return undefined;
  const language = String(readPlain(json, "schemaType") ?? avro);
  return language !== avro || /^\s*[{["]/.test(text.value) ? { language, text } : undefined;
}

/** Each language is told of once, where the first schema of it stands. */
function reportOthers(answers: readonly (Answer | undefined)[], { path }: SourceFile, report: Report): void {
  const others = new Map<string, Answer[]>();
  for (const answer of answers)
    if (answer !== undefined && answer.language !== avro)
      others.set(answer.language, [...(others.get(answer.language) ?? []), answer]);
  const file = path.slice(path.lastIndexOf("/") + 1);
  for (const [language, [first, ...more]] of others)
    report.add(jsonCodes.otherLanguage({ language, count: more.length + 1, file }), first?.text.span);
}
