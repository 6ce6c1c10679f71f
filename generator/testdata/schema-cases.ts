import { readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { describe, expect, it } from "vitest";
import type { Span } from "../catalogue/span.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createReport } from "../diagnostics/report.ts";
import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../sources/source-file.ts";
import type { SchemaDocument } from "../parse/schema-document.ts";
import { printJson } from "../print/print-json.ts";
import { expectGolden } from "./golden.ts";

/** Declares a test for each case of a folder: files under `ok` are read without a word, those under `err` as their goldens say. */
export function testSchemaCases(
  folder: string,
  parse: (file: SourceFile, report: Report) => SchemaDocument | undefined,
): void {
  describe.each(["ok", "err"] as const)("%s", (verdict) => {
    it.each(listCases(`${folder}/${verdict}`))("%s", (name) => {
      const path = `${folder}/${verdict}/${name}`;
      const report = createReport();
      const kind = extname(name).slice(1) as "pdsc" | "avsc" | "avpr" | "avdl";
      const document = parse({ path: name, text: readFileSync(path, "utf8"), kind }, report);
      if (verdict === "ok") expect(report.diagnostics).toEqual([]);
      else expectGolden(`${path}.txt`, report.diagnostics.map(printDiagnostic).join(""));
      expectGolden(`${path}.json`, `${printJson(compactSpans(document ?? null))}\n`);
    });
  });
}

function listCases(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => /\.(?:pdsc|avsc|avpr|avdl)$/.test(name))
    .sort();
}

function printDiagnostic({ code, severity, message, help, span, related }: Diagnostic): string {
  return [
    `${span === undefined ? "" : `${printSpan(span)} `}${severity} ${code}: ${message}`,
    ...related.map((one) => `  ${printSpan(one.span)} ${one.message}`),
    ...(help === undefined ? [] : [`  help: ${help}`]),
    "",
  ].join("\n");
}

function printSpan({ startLine, startColumn, endLine, endColumn }: Span): string {
  return `${startLine}:${startColumn}-${endLine}:${endColumn}`;
}

/** Each span on one line, so that a golden can be read. */
function compactSpans(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compactSpans);
  if (typeof value !== "object" || value === null) return value;
  if ("startLine" in value && "file" in value) return printSpan(value as Span);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, compactSpans(inner)]));
}
