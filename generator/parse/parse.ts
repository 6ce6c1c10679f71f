import type { Source } from "../catalogue/catalogue.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import type { SourceFile, SourceKind } from "../discover/source-file.ts";
import type { Surroundings } from "../discover/surroundings.ts";
import { forgetful, type Engine } from "../engine/engine.ts";
import type { LoadedPlugin } from "../plugins/plugins.ts";
import { parseAccess } from "./access/parse-access.ts";
import { parseCli } from "./cli/parse-cli.ts";
import { parseBoot } from "./boot/parse-boot.ts";
import { parseAvro } from "./avro/parse-avro.ts";
import { parseCatalogue } from "./catalogue/parse-catalogue.ts";
import type { Documents } from "./documents.ts";
import { parseGraphql } from "./graphql/parse-graphql.ts";
import { parseIngestion } from "./ingestion/parse-ingestion.ts";
import { parsePdl } from "./pdl/parse-pdl.ts";
import { parsePdsc } from "./pdsc/parse-pdsc.ts";
import { parseRegistry } from "./registry/parse-registry.ts";
import { parseRedirects } from "./redirects/parse-redirects.ts";
import { parseReleases } from "./releases/parse-releases.ts";
import { parseRestli } from "./restli/parse-restli.ts";
import { takeModels } from "./restli/take-models.ts";
import { parseJava } from "./java/parse-java.ts";
import { shareCode } from "./share-code.ts";
import { parsePackage } from "./python-package/parse-package.ts";
import { parsePython } from "./python/parse-python.ts";
import { readByPlugins } from "./read-by-plugins.ts";
import { readOnce } from "./read-once.ts";
import { readProseDocuments } from "./read-prose-documents.ts";
import { readProseParts, readWrittenParts } from "./read-prose-parts.ts";
import type { SchemaDocument } from "./schema-document.ts";
import { parseSdk } from "./sdk/parse-sdk.ts";
import { parseSphinx } from "./sphinx/parse-sphinx.ts";
import { takeFirstSides } from "./take-first-sides.ts";
import { parseVersions } from "./versions/parse-versions.ts";

/**
 * Hands each file to the reader of its language. A reader knows its own file only; whatever it could
 * not read has been reported, and the rest goes on. The order of the files does not matter.
 */
export function parse(
  files: readonly SourceFile[],
  report: Report,
  surroundings?: Surroundings,
  engine: Engine = forgetful,
  plugins: readonly LoadedPlugin[] = [],
): Documents {
  const all = [...files].sort((left, right) => (left.path < right.path ? -1 : 1));
  const own = all.filter(isOwn);
  const sorted = takeFirstSides(own, report, engine);
  const readEach = <Document>(
    kinds: readonly SourceKind[],
    read: (file: SourceFile, report: Report) => Document,
  ): readonly Exclude<Document, undefined>[] =>
    sorted
      .filter(({ kind }) => kinds.includes(kind))
      .map((file) => readOnce(file, { read, report, engine }))
      .filter((document): document is Exclude<Document, undefined> => document !== undefined);
  const ingestion = readEach(["ingestion"], parseIngestion);
  const releases = readEach(["releases"], parseReleases).flat();
  const read = readByPlugins(sorted, plugins, { report, engine });
  const restli = readEach(["restli"], parseRestli);
  const schemas = [...readEach(["pdl", "pdsc", "avsc", "avpr"], parseSchemas), ...read.schemas];
  return {
    schemas: [...schemas, ...takeModels(restli, schemas)],
    registries: [...readEach(["registry"], parseRegistry), ...read.registries],
    extensions: read.extensions,
    graphql: {
      files: sorted.filter(({ kind }) => kind === "graphql"),
      read: (some, heard) => parseGraphql(some, heard, engine),
    },
    restli,
    sdk: readEach(["sdk"], parseSdk),
    ingestion,
    access: readEach(["access"], parseAccess),
    boot: readEach(["boot"], parseBoot),
    cli: readEach(["cli"], parseCli),
    prose: {
      ...readProseDocuments(sorted, { report, surroundings, engine }),
      parts: readProseParts({ ingestion, releases }, sorted, { report, engine }),
    },
    releases,
    versions: readEach(["versions"], parseVersions).flat(),
    redirects: readEach(["redirects"], parseRedirects).flat(),
    code: {
      files: keyByPath(sorted.filter(({ kind }) => kind === "python")),
      open: shareCode({ language: "python", read: parsePython, engine }),
      readDocs: (docs, files, report) => readWrittenParts(docs, files, { report, engine }),
    },
    server: {
      files: keyByPath(sorted.filter(({ kind }) => kind === "java")),
      open: shareCode({ language: "java", read: parseJava, engine }),
    },
    pythonPackages: readEach(["package"], parsePackage),
    sphinx: readEach(["sphinx"], parseSphinx),
    referred: parseReferences(
      all.filter(({ role }) => role === "reference"),
      report,
      engine,
    ),
    sources: own.map(({ path, kind, role }) => ({ path, kind, role })),
    inputs: [...new Set(sorted.flatMap(({ input }) => input ?? []))].sort(),
  };
}

function keyByPath(files: readonly SourceFile[]): ReadonlyMap<string, SourceFile> {
  return new Map(files.map((file) => [file.path, file]));
}

/** A file of the model itself. */
type OwnFile = SourceFile & Source;

function isOwn(file: SourceFile): file is OwnFile {
  return file.role !== "reference";
}

/** What is referred to. What is wrong there is none of the model's faults; only a file that is no catalogue is told. */
function parseReferences(files: readonly SourceFile[], report: Report, engine: Engine): Documents["referred"] {
  if (files.length === 0) return undefined;
  const silent = createReport();
  const readEach = <Document>(
    kinds: readonly SourceKind[],
    read: (file: SourceFile, report: Report) => Document,
    to: Report,
  ): readonly Exclude<Document, undefined>[] =>
    files
      .filter(({ kind }) => kinds.includes(kind))
      .map((file) => readOnce(file, { read, report: to, engine }))
      .filter((document): document is Exclude<Document, undefined> => document !== undefined);
  const printed = readEach(["catalogue"], parseCatalogue, report);
  return {
    schemas: [
      ...readEach(["pdl", "pdsc", "avsc", "avpr"], parseSchemas, silent),
      ...printed.flatMap(({ schemas }) => schemas),
    ],
    registries: [...readEach(["registry"], parseRegistry, silent), ...printed.flatMap(({ registries }) => registries)],
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
    case "catalogue":
    case "registry":
    case "graphql":
    case "prose":
    case "sidebar":
    case "category":
    case "snippet":
    case "restli":
    case "sdk":
    case "ingestion":
    case "access":
    case "boot":
    case "cli":
    case "releases":
    case "versions":
    case "redirects":
    case "python":
    case "package":
    case "sphinx":
    case "java":
    case "plugin":
      return undefined;
  }
}
