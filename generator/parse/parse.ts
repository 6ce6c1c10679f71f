import { whileProcessing } from "../diagnostics/processing-error.ts";
import type { Report } from "../diagnostics/report.ts";
import type { SourceFile, SourceKind } from "../discover/source-file.ts";
import type { Surroundings } from "../discover/surroundings.ts";
import { parseAvro } from "./avro/parse-avro.ts";
import type { Documents } from "./documents.ts";
import { parseGraphql } from "./graphql/parse-graphql.ts";
import { parseIngestion } from "./ingestion/parse-ingestion.ts";
import { parsePdl } from "./pdl/parse-pdl.ts";
import { parsePdsc } from "./pdsc/parse-pdsc.ts";
import { parseRegistry } from "./registry/parse-registry.ts";
import { parseRedirects } from "./redirects/parse-redirects.ts";
import { parseReleases } from "./releases/parse-releases.ts";
import { parseRestli } from "./restli/parse-restli.ts";
import { readProseDocuments } from "./read-prose-documents.ts";
import { readProseParts } from "./read-prose-parts.ts";
import type { SchemaDocument } from "./schema-document.ts";
import { parseSdk } from "./sdk/parse-sdk.ts";
import { parseVersions } from "./versions/parse-versions.ts";

/**
 * Hands each file to the reader of its language. A reader knows its own file only; whatever it could
 * not read has been reported, and the rest goes on. The order of the files does not matter.
 */
export async function parse(
  files: readonly SourceFile[],
  report: Report,
  surroundings?: Surroundings,
): Promise<Documents> {
  const sorted = [...files].sort((left, right) => (left.path < right.path ? -1 : 1));
  const readKind = <Entry>(kind: SourceKind, read: (file: SourceFile, report: Report) => readonly Entry[]) =>
    sorted.filter((file) => file.kind === kind).flatMap((file) => whileProcessing(file.path, () => read(file, report)));
  const ingestion = readKind("ingestion", (file) => {
    const document = parseIngestion(file, report);
    return document === undefined ? [] : [document];
  });
  const releases = readKind("releases", parseReleases);
  return {
    schemas: sorted.flatMap((file) => whileProcessing(file.path, () => parseSchemas(file, report)) ?? []),
    registries: sorted
      .filter(({ kind }) => kind === "registry")
      .flatMap((file) => whileProcessing(file.path, () => parseRegistry(file, report)) ?? []),
    graphql: await parseGraphql(
      sorted.filter(({ kind }) => kind === "graphql"),
      report,
    ),
    restli: sorted
      .filter(({ kind }) => kind === "restli")
      .flatMap((file) => whileProcessing(file.path, () => parseRestli(file, report)) ?? []),
    sdk: sorted
      .filter(({ kind }) => kind === "sdk")
      .flatMap((file) => whileProcessing(file.path, () => parseSdk(file, report)) ?? []),
    ingestion,
    prose: {
      ...readProseDocuments(sorted, report, surroundings),
      parts: readProseParts({ ingestion, releases }, sorted, report),
    },
    releases,
    versions: readKind("versions", parseVersions),
    redirects: readKind("redirects", parseRedirects),
    sources: sorted.map(({ path, kind, role }) => ({ path, kind, role })),
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
    case "prose":
    case "sidebar":
    case "snippet":
    case "restli":
    case "sdk":
    case "ingestion":
    case "releases":
    case "versions":
    case "redirects":
      return undefined;
  }
}
