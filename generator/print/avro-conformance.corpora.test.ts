import { describe, expect, it } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import type { NamedSchema, TyperefSchema } from "../catalogue/schema.ts";
import { linkDocuments } from "../link/schemas/link-schemas.ts";
import { readDocComment } from "../parse/pdl/doc-comment.ts";
import { corporaFolder } from "../testdata/corpora.ts";
import { findDifference, nameRow, parseConformanceRow, readConformanceRows } from "../testdata/conformance.ts";
import type { ConformanceRow, ConformanceSet } from "../testdata/conformance.ts";
import { printAvro } from "./print-avro.ts";
import type { AvroPrint, PrintAvroOptions } from "./print-avro.ts";

/** Rows where the answer differs on purpose. */
const exceptions: ReadonlyMap<string, string> = new Map([
  [
    "doc_html",
    "upstream prints the doc unescaped in between, so that the `*/` in it ends the doc and the rest is lost",
  ],
  ["emptykey", "upstream prints an annotation with an empty key in between and then cannot read it back"],
]);

/**
 * Upstream prints the schema to PDL in between and reads it again, which costs final line breaks and
 * the first star of each line that begins with one. Pages show the docs as they were written.
 */
const toDoc = (doc: string): string | undefined => readDocComment(`/**${doc}*/`);

/** The oracle's two runs: the Gradle plugin's options, and the library's defaults with optional defaults dropped. */
const modes: readonly {
  readonly name: string;
  readonly options: PrintAvroOptions;
  expected(row: ConformanceRow): unknown;
}[] = [
  { name: "avsc", options: { toDoc }, expected: (row) => row.avsc },
  {
    name: "avscToNull",
    options: { toDoc, optionalDefault: "null", excludedTyperefAnnotations: [] },
    expected: (row) => row.avscToNull ?? row.avsc,
  },
];

const sets: readonly [set: ConformanceSet, rows: number][] = [
  ["restli", 584],
  ["datahub-0.10.4", 541],
  ["snippets", 137],
  ["resolution", 35],
];

describe.skipIf(!corporaFolder)("conformance with the upstream translator", () => {
  describe.each(sets)("%s", (set, count) => {
    it.each(modes)("gives the same Avro: $name", ({ options, expected }) => {
      const rows = readConformanceRows(set).filter((row) => row.ok);
      expect(rows).toHaveLength(count);
      const differences = rows.flatMap((row) => {
        const print = printRow(set, row, options);
        const actual = print?.kind === "schema" ? print.schema : undefined;
        const difference = findDifference(expected(row), actual);
        return difference === undefined ? [] : [{ name: nameRow(row), difference }];
      });
      expect(differences.filter(({ name }) => !exceptions.has(name))).toEqual([]);
      const named = set === "snippets" ? [...exceptions.keys()] : [];
      expect(differences.map(({ name }) => name).sort()).toEqual(named);
    });
  });
});

function printRow(set: ConformanceSet, row: ConformanceRow, options: PrintAvroOptions): AvroPrint | undefined {
  const report = createReport();
  const documents = parseConformanceRow(set, row, report);
  const { schemas, anonymous } = linkDocuments(documents, report, { visibility: "upstream" });
  const type = documents[0] && anonymous.get(documents[0].file);
  if (type === undefined) return row.fullName === undefined ? undefined : printAvro(schemas, row.fullName, options);
  // A file may declare a type without a name, which no page and no catalogue has; a typeref gives it one.
  const span = { file: nameRow(row), startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  const typeref: TyperefSchema = {
    ...{ kind: "typeref", fullName: "Anonymous", name: "Anonymous", namespace: "", language: "pdl", target: type },
    ...{ annotations: {}, aliases: [], usedBy: [], reachedByAspects: [], reachedByEntities: [] },
    ...{ span, nameSpan: span },
  };
  return printAvro(new Map<string, NamedSchema>([...schemas, ["Anonymous", typeref]]), "Anonymous", options);
}
