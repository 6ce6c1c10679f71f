import { createReport } from "../../diagnostics/report.ts";
import { listNewest, readPlain } from "../../parse/json/list-newest.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { createPackedJsonReader } from "../../parse/json/read-packed-json.ts";
import type { PluginFile, PluginProblem } from "../plugin.ts";
import { placeOf } from "./describe-schema.ts";
import { pathBeside, type UnpackedSchema, type UnpackedSchemas } from "./unpacked-schemas.ts";

/**
 * What a schema registry answers with: the schema as a text, with its subject, its version and its language. Of several answers
 * for one subject the newest counts. Undefined where the file holds something else.
 */
export function unpackAnswers(file: PluginFile, json: LocatedJson): UnpackedSchemas | undefined {
  const answers = json.kind === "array" ? listNewest(json.items, findAnswer) : [findAnswer(json)];
  if (answers.length === 0 || answers.includes(undefined)) return undefined;
  const reader = createPackedJsonReader(file);
  const schemas: UnpackedSchema[] = [];
  const problems: PluginProblem[] = [];
  for (const answer of answers) {
    if (answer === undefined) continue;
    const { subject, language, text } = answer;
    if (language !== "JSON") {
      const message = `this is a schema registry's answer, and its schema is of ${language}`;
      problems.push({ code: "no-schema", message, place: placeOf(text) });
      continue;
    }
    const report = createReport();
    const schema = reader.read(text, report);
    for (const { message, span = text.span } of report.diagnostics)
      problems.push({ code: "malformed", message, place: placeOf({ span }) });
    const path = json.kind === "array" && subject !== undefined ? pathBeside(file.path, subject) : file.path;
    if (schema !== undefined) schemas.push({ path, schema, cut: ({ span }) => reader.cut(span) });
  }
  return { schemas, problems };
}

interface Answer {
  readonly subject: string | undefined;
  readonly language: string;
  readonly text: LocatedJson;
}

function findAnswer(json: LocatedJson): Answer | undefined {
  const text = (json as Partial<LocatedObject>).entries?.get("schema")?.value;
  const [subject, language, id] = ["subject", "schemaType", "id"].map((key) => readPlain(json, key));
  if (text?.kind !== "scalar" || typeof text.value !== "string") return undefined;
  if (typeof language !== "string" && typeof subject !== "string" && typeof id !== "number") return undefined;
  return {
    subject: typeof subject === "string" ? subject : undefined,
    // It says nothing of its own language, which is the one that it began with.
    language: typeof language === "string" ? language : "AVRO",
    text,
  };
}
