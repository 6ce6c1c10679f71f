import { expect, test } from "vitest";
import { annotationKey, annotationValue } from "../diagnostics/annotation-span.ts";
import { checkCodes } from "../diagnostics/codes/check.ts";
import { createReport } from "../diagnostics/report.ts";
import { classifyFile } from "../discover/kinds/classify-file.ts";
import { placeAnnotations } from "./place-annotations.ts";

/** The text that is marked for a path below the annotations of what has the name, which stands once in the text. */
function find(path: string, text: string, name: string, keys: readonly string[], part: "key" | "value"): string {
  const report = createReport();
  const file = { path, text, kind: classifyFile(path) ?? "pdl" };
  const start = text.indexOf(name);
  const lines = text.slice(0, start).split("\n");
  const startColumn = (lines.at(-1) ?? "").length + 1;
  const at = { file: path, startLine: lines.length, startColumn, endLine: lines.length, endColumn: startColumn };
  const span = part === "key" ? annotationKey(at, ...keys) : annotationValue(at, ...keys);
  placeAnnotations([file], report).add(checkCodes.unusedAspect({ aspect: "a" }), span);
  const [found] = report.diagnostics;
  expect(found?.span).not.toHaveProperty("annotation");
  const { startLine = 0, startColumn: from = 0, endLine = 0, endColumn: to = 0 } = found?.span ?? {};
  const marked = text.split("\n").slice(startLine - 1, endLine);
  const last = marked.length - 1;
  return marked.map((line, index) => line.slice(index === 0 ? from - 1 : 0, index === last ? to : undefined)).join(" ");
}

const pdl = `namespace n
/** Doc with @Searchable in it. */
@Aspect = { "name": "thing", "list": [1, { "deep": true }] }
@Aspect.\`type\` = "timeseries"
record Thing includes Other {
  before: string = "@Searchable"
  @Searchable = {
    // a comment
    "/*/x": { "fieldType": "TEXTT" }
  }
  @Bare
  field: array[record Inner { @Own = 1 inner: int }]
  after: int
}`;

test.each([
  ["Thing ", ["Aspect", "name"], "value", '"thing"'],
  ["Thing ", ["Aspect", "name"], "key", '"name"'],
  ["Thing ", ["Aspect", "type"], "value", '"timeseries"'],
  ["Thing ", ["Aspect", "type"], "key", "`type`"],
  ["Thing ", ["Aspect", "list", "1", "deep"], "value", "true"],
  ["field:", ["Searchable", "/*/x", "fieldType"], "value", '"TEXTT"'],
  ["field:", ["Searchable", "/*/x", "missing", "more"], "value", '"/*/x"'],
  ["field:", ["Searchable"], "key", "Searchable"],
  ["field:", ["Bare"], "value", "Bare"],
  ["inner:", ["Own"], "value", "1"],
  // What isn't there is marked at the name.
  ["after:", ["Searchable", "fieldType"], "value", "a"],
  ["field:", ["Other"], "key", "f"],
] as const)("in PDL, before `%s`, %j as a %s is %s", (name, keys, part, marked) => {
  expect(find("n/Thing.pdl", pdl, name, keys, part)).toBe(marked);
});

test.each([
  ["Searchable", ["Searchable", "fieldType"], "value", '"TEXTT"'],
  ["Searchable", ["Searchable"], "key", '"Searchable"'],
  ["Searchable", ["Other"], "key", '"'],
] as const)("in Avro, %s", (_, keys, part, marked) => {
  const text = `{
    "type": "record", "name": "Thing", "fields": [
      { "name": "field", "type": "string", "Searchable": { "fieldType": "TEXTT" } }
    ] }`;
  expect(find("n/Thing.avsc", text, '"field"', keys, part)).toBe(marked);
});
