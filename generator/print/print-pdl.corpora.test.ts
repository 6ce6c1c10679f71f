import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { NamedSchema } from "../catalogue/schema.ts";
import { createReport } from "../diagnostics/report.ts";
import { linkSchemas } from "../link/schemas/link-schemas.ts";
import { parsePdl } from "../parse/pdl/parse-pdl.ts";
import type { SchemaDocument } from "../parse/schema-document.ts";
import { findDifference, nameRow, parseConformanceRow, readConformanceRows } from "../testdata/conformance.ts";
import { corporaFolder } from "../testdata/corpora.ts";
import { printPdl } from "./print-pdl.ts";

/** Rows that include a record through a typeref: the catalogue has the record, so the typeref is not printed. */
const exceptions = /\/(?:2_2_4_includes\.pdl|IncludeTypeRef\.pdsc)$|^inc_typeref$/;

describe.skipIf(!corporaFolder)("printed and read again, a schema is the same", () => {
  it.each(["restli", "snippets", "resolution"] as const)("%s", (set) => {
    const differences = readConformanceRows(set)
      .filter((row) => row.ok && !exceptions.test(nameRow(row)))
      .flatMap((row) =>
        reprint(parseConformanceRow(set, row, createReport())).map((text) => `${nameRow(row)}: ${text}`),
      );
    expect([...new Set(differences)]).toEqual([]);
  });

  it.each(["datahub-0.10.4", "datahub-1.3.0"])("%s", (name) => {
    const folder = join(corporaFolder ?? "", name);
    const documents = ["li-utils", "metadata-models"].flatMap((module) =>
      readModule(join(folder, module, "src/main/pegasus")),
    );
    expect(documents.length).toBeGreaterThan(400);
    expect(reprint(documents)).toEqual([]);
  });
});

function readModule(folder: string): readonly SchemaDocument[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".pdl"))
    .sort();
  return files.flatMap((path) => {
    const file = { path, text: readFileSync(join(folder, path), "utf8"), kind: "pdl", root: "" } as const;
    return parsePdl(file, createReport()) ?? [];
  });
}

/** What differs once all schemas have been printed, read and linked again. */
function reprint(documents: readonly SchemaDocument[]): readonly string[] {
  const before = linkSchemas(documents, createReport());
  const report = createReport();
  const printed = [...before.values()]
    .filter((schema) => schema.declaredIn === undefined)
    .map(({ fullName }) => {
      const text = printPdl(before, fullName) ?? "";
      return { text, document: parsePdl({ path: `${fullName}.pdl`, text, kind: "pdl" }, report) };
    });
  const after = linkSchemas(
    printed.flatMap(({ document }) => document ?? []),
    report,
  );
  const errors = report.diagnostics.filter((one) => one.severity === "error").map((one) => one.message);
  const differences = [...before.values()].flatMap((schema) => {
    const difference = findDifference(comparable(schema), comparable(after.get(schema.fullName)));
    return difference === undefined ? [] : [`${schema.fullName}${difference}`];
  });
  // What is wrong in the input itself is as wrong when it is printed.
  return differences.length > 0 ? [...differences, ...errors] : [];
}

/** Without what depends on the place in the text, and what PDL has no spelling for. */
function comparable(schema: NamedSchema | undefined): unknown {
  const dropped = new Set(["span", "nameSpan", "language", "isError"]);
  return JSON.parse(
    JSON.stringify(schema ?? null, (key, value: unknown) => {
      if (dropped.has(key)) return undefined;
      return typeof value === "bigint" ? `${value}n` : value;
    }),
  );
}
