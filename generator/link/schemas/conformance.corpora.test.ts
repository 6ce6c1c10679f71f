import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { createReport } from "../../diagnostics/report.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { parsePdl } from "../../parse/pdl/parse-pdl.ts";
import {
  type ConformanceRow,
  type ConformanceSet,
  findDifference,
  nameRow,
  parseConformanceRow,
  readConformanceRows,
} from "../../testdata/conformance.ts";
import { corporaFolder } from "../../testdata/corpora.ts";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { printIr } from "../../testdata/print-ir.ts";
import { linkDocuments, linkSchemas } from "./link-schemas.ts";

/** Rows where the answer differs on purpose. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ["snippets: bom", "a leading byte order mark is skipped with a warning, as it hides nothing"],
]);

const folder = corporaFolder ?? "";

describe.skipIf(!corporaFolder)("conformance with the upstream parser", () => {
  it.each<readonly [ConformanceSet, number]>([
    ["snippets", 254],
    ["resolution", 42],
    ["restli", 588],
    ["datahub-0.10.4", 541],
  ])("%s: trees and verdicts are equal in %d rows", (set, count) => {
    const rows = readConformanceRows(set);
    expect(rows).toHaveLength(count);
    expect(rows.flatMap((row) => compare(set, row))).toEqual([]);
  });
});

describe.skipIf(!corporaFolder)("a whole model", () => {
  it.each([
    ["0.10.4", 468, { record: 381, enum: 56, typeref: 57, fixed: 1, field: 1_048 }],
    ["1.3.0", 643, { record: 543, enum: 100, typeref: 61, fixed: 1, field: 1_621 }],
  ])("datahub-%s is read and linked without an error, quickly", (version, count, totals) => {
    const files = readModel(`datahub-${version}`);
    expect(files).toHaveLength(count);
    const report = createReport();
    let schemas: ReadonlyMap<string, NamedSchema> = new Map();
    const time = measureCpuTime(() => {
      const documents = files.map((file) => parsePdl(file, report));
      schemas = linkSchemas(documents, report);
    });
    // It takes 60 ms to 100 ms of wall time; warming up costs some more.
    expect(time).toBeLessThan(1_500);
    expect(report.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(countSchemas(schemas)).toEqual(totals);
  });
});

/** The PDL files of a model's core modules. */
function readModel(name: string): readonly SourceFile[] {
  return ["li-utils", "metadata-models"].flatMap((module) => {
    const root = `${name}/${module}/src/main/pegasus`;
    const names = readdirSync(join(folder, root), { recursive: true, encoding: "utf8" });
    return names
      .filter((path) => path.endsWith(".pdl"))
      .map((path): SourceFile => {
        const text = readFileSync(join(folder, root, path), "utf8");
        return { path: `${root}/${path.replaceAll("\\", "/")}`, text, kind: "pdl", root };
      });
  });
}

function countSchemas(schemas: ReadonlyMap<string, NamedSchema>): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (kind: string): void => {
    counts[kind] = (counts[kind] ?? 0) + 1;
  };
  for (const schema of schemas.values()) {
    add(schema.kind);
    if (schema.kind !== "record") continue;
    for (const field of schema.fields) if (field.includedFrom === undefined) add("field");
  }
  return counts;
}

/** What differs between a row and our answer, as text; nothing when they agree. */
function compare(set: ConformanceSet, row: ConformanceRow): readonly string[] {
  const id = `${set}: ${nameRow(row)}`;
  if (exceptions.has(id)) return [];
  const report = createReport();
  const documents = parseConformanceRow(set, row, report);
  const [document] = documents;
  const linked = linkDocuments(documents, report, { visibility: "upstream" });
  const files = new Set([row.file ?? `${row.name}.pdl`, ...documents.map(({ file }) => file)]);
  const errors = report.diagnostics.filter(({ severity, span }) => severity === "error" && files.has(span?.file ?? ""));
  if (!row.ok) return errors.length > 0 ? [] : [`${id}: accepted`];
  if (errors.length > 0) return [`${id}: ${errors.map(formatDiagnostic).join("; ")}`];
  const path = findDifference(row.ir, document === undefined ? null : printIr(document, linked));
  return path === undefined ? [] : [`${id}: ${path}`];
}

function formatDiagnostic({ code, message, span }: Diagnostic): string {
  return `${span?.file ?? ""}:${span?.startLine ?? 0}:${span?.startColumn ?? 0} ${code} ${message}`;
}
