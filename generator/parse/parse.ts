import { noMemo, type Memo } from "../memo.ts";
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
import { readOnce } from "./read-once.ts";
import { readProseDocuments } from "./read-prose-documents.ts";
import { readProseParts } from "./read-prose-parts.ts";
import type { SchemaDocument } from "./schema-document.ts";
import { parseSdk } from "./sdk/parse-sdk.ts";
import { parseVersions } from "./versions/parse-versions.ts";

/**
 * Hands each file to the reader of its language. A reader knows its own file only; whatever it could
 * not read has been reported, and the rest goes on. The order of the files does not matter.
 */
export function parse(
  files: readonly SourceFile[],
  report: Report,
  surroundings?: Surroundings,
  memo: Memo = noMemo,
): Documents {
  const sorted = [...files].sort((left, right) => (left.path < right.path ? -1 : 1));
  const readEach = <Document>(
    kinds: readonly SourceKind[],
    read: (file: SourceFile, report: Report) => Document,
  ): readonly Exclude<Document, undefined>[] =>
    sorted
      .filter(({ kind }) => kinds.includes(kind))
      .map((file) => readOnce(file, { read, report, memo }))
      .filter((document): document is Exclude<Document, undefined> => document !== undefined);
  const ingestion = readEach(["ingestion"], parseIngestion);
  const releases = readEach(["releases"], parseReleases).flat();
  return {
    schemas: readEach(["pdl", "pdsc", "avsc", "avpr"], parseSchemas),
    registries: readEach(["registry"], parseRegistry),
    graphql: { files: sorted.filter(({ kind }) => kind === "graphql"), read: parseGraphql },
    restli: readEach(["restli"], parseRestli),
    sdk: readEach(["sdk"], parseSdk),
    ingestion,
    prose: memo.share("parse prose", {
      ...readProseDocuments(sorted, { report, surroundings, memo }),
      parts: readProseParts({ ingestion, releases }, sorted, { report, memo }),
    }),
    releases,
    versions: readEach(["versions"], parseVersions).flat(),
    redirects: readEach(["redirects"], parseRedirects).flat(),
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
