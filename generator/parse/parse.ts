import { whileProcessing } from "../diagnostics/processing-error.ts";
import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../discover/source-file.ts";
import { parseAvro } from "./avro/parse-avro.ts";
import type { Documents } from "./documents.ts";
import { parseGraphql } from "./graphql/parse-graphql.ts";
import { parsePdl } from "./pdl/parse-pdl.ts";
import { parsePdsc } from "./pdsc/parse-pdsc.ts";
import { parseRegistry } from "./registry/parse-registry.ts";
import type { SchemaDocument } from "./schema-document.ts";

/**
 * Hands each file to the reader of its language. A reader knows its own file only; whatever it could
 * not read has been reported, and the rest goes on. The order of the files does not matter.
 */
export async function parse(files: readonly SourceFile[], report: Report): Promise<Documents> {
  const sorted = [...files].sort((left, right) => (left.path < right.path ? -1 : 1));
  return {
    schemas: sorted.flatMap((file) => whileProcessing(file.path, () => parseSchemas(file, report)) ?? []),
    registries: sorted
      .filter(({ kind }) => kind === "registry")
      .flatMap((file) => whileProcessing(file.path, () => parseRegistry(file, report)) ?? []),
    graphql: await parseGraphql(
      sorted.filter(({ kind }) => kind === "graphql"),
      report,
    ),
    sources: sorted.map(({ path, kind }) => ({ path, kind })),
  };
}

function parseSchemas(file: SourceFile, report: Report): SchemaDocument | undefined {
  switch (file.kind) {
    case "pdl":
      return parsePdl(file, report);
    case "pdsc":
      return parsePdsc(file, report);
    case "avsc":
    case "avpr":
      return parseAvro(file, report);
    case "registry":
    case "graphql":
      return undefined;
  }
}
