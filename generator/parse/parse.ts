import type { Source } from "../catalogue/catalogue.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import type { SourceFile, SourceKind } from "../sources/source-file.ts";
import type { Surroundings } from "../sources/surroundings.ts";
import { forgetful, type Engine } from "../engine/engine.ts";
import { parseAccess } from "./access/parse-access.ts";
import { parseCli } from "./cli/parse-cli.ts";
import { parseBoot } from "./boot/parse-boot.ts";
import { parseAvro } from "./avro/parse-avro.ts";
import { parseAvroIdl } from "./avro-idl/parse-avro-idl.ts";
import { type CatalogueDocuments, parseCatalogue } from "./catalogue/parse-catalogue.ts";
import type { PrintedSchema } from "../catalogue/printed-schema.ts";
import type { Documents } from "./documents.ts";
import { parseGraphql } from "./graphql/parse-graphql.ts";
import { parseIngestion } from "./ingestion/parse-ingestion.ts";
import { placeSymbolDocs } from "./place-symbol-docs.ts";
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
import { readOnce } from "./read-once.ts";
import { readProseDocuments } from "./prose/read-prose-documents.ts";
import { readProseParts, readWrittenParts } from "./prose/read-prose-parts.ts";
import type { SchemaDocument } from "./schema-document.ts";
import { parseSdk } from "./sdk/parse-sdk.ts";
import { parseSphinx } from "./sphinx/parse-sphinx.ts";
import { takeFirstSides } from "./take-first-sides.ts";
import { parseVersions } from "./versions/parse-versions.ts";

interface ParseOptions {
  /** What stands around hand-written pages. */
  readonly surroundings?: Surroundings | undefined;
  readonly engine?: Engine | undefined;
  /** Reads files in languages that are none of those here. */
  readonly readOthers?: ReadOthers | undefined;
}

type ReadOthers = (
  files: readonly SourceFile[],
  given: { readonly report: Report; readonly engine: Engine; readonly printed: readonly PrintedSchema[] },
) => OtherDocuments;

/** What was read in other languages, that of models which are only referred to apart. */
interface OtherDocuments extends Pick<Documents, "schemas" | "registries" | "extensions"> {
  readonly referred: Omit<CatalogueDocuments, "printed">;
}

const readNone: ReadOthers = () => ({
  ...{ schemas: [], registries: [], extensions: [] },
  referred: { schemas: [], registries: [] },
});

/**
 * Hands each file to the reader of its language. A reader knows its own file only; whatever it could
 * not read has been reported, and the rest goes on. The order of the files does not matter.
 */
export function parse(
  files: readonly SourceFile[],
  report: Report,
  { surroundings, engine = forgetful, readOthers = readNone }: ParseOptions = {},
): Documents {
  const all = [...files].sort((left, right) => (left.path < right.path ? -1 : 1));
  const own = all.filter(isOwn).filter(({ isLost }) => isLost !== true);
  // They are documents that declare nothing, of which linking knows what that means.
  const lost = all.filter((file) => isOwn(file) && file.isLost === true);
  const silent = { report: createReport(), engine };
  const sorted = takeFirstSides(own, report, engine);
  const readEach = <Document>(kind: SourceKind, read: Read<Document>) =>
    readAll(sorted, new Map([[kind, read]]), { report, engine });
  const ingestion = readEach("ingestion", parseIngestion);
  const releases = readEach("releases", parseReleases).flat();
  const references = all.filter((file) => !isOwn(file));
  const printed = readAll(references, new Map([["catalogue", parseCatalogue]]), { report, engine });
  const known = printed.flatMap((catalogue) => catalogue.printed);
  const read = readOthers([...sorted, ...lost, ...references], { report, engine, printed: known });
  const restli = readEach("restli", parseRestli);
  const schemas = [
    ...readAll(sorted, schemaReaders, { report, engine }),
    ...readAll(lost, schemaReaders, silent),
    ...read.schemas,
  ];
  return {
    schemas: [...schemas, ...takeModels(restli, schemas)],
    registries: [
      ...readEach("registry", parseRegistry),
      ...readAll(lost, new Map([["registry", parseRegistry]]), silent),
      ...read.registries,
    ],
    extensions: read.extensions,
    graphql: {
      files: [...sorted, ...lost].filter(({ kind }) => kind === "graphql"),
      read: (some, heard) => parseGraphql(some, heard, engine),
    },
    restli,
    sdk: readEach("sdk", parseSdk),
    ingestion,
    access: readEach("access", parseAccess),
    boot: readEach("boot", parseBoot),
    cli: readEach("cli", parseCli),
    prose: {
      ...readProseDocuments(sorted, { report, surroundings, engine }),
      parts: readProseParts({ ingestion, releases }, sorted, { report, engine }),
    },
    releases,
    versions: readEach("versions", parseVersions).flat(),
    redirects: readEach("redirects", parseRedirects).flat(),
    code: {
      files: keyByPath([...sorted, ...lost].filter(({ kind }) => kind === "python")),
      open: shareCode({ language: "python", read: parsePython, engine }),
      readDocs: (docs, files, report) => readWrittenParts(docs, files, { report, engine }),
    },
    server: {
      files: keyByPath(sorted.filter(({ kind }) => kind === "java")),
      open: shareCode({ language: "java", read: parseJava, engine }),
    },
    pythonPackages: [
      ...readEach("package", parsePackage),
      ...readAll(lost, new Map([["package", parsePackage]]), silent),
    ],
    sphinx: readEach("sphinx", parseSphinx),
    referred: parseReferences(references, [read.referred, ...printed], engine),
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

/** What is referred to. What is wrong there is none of the model's faults. */
function parseReferences(
  files: readonly SourceFile[],
  read: readonly Omit<CatalogueDocuments, "printed">[],
  engine: Engine,
): Documents["referred"] {
  if (files.length === 0) return undefined;
  const silent = { report: createReport(), engine };
  const schemas = readAll(files, schemaReaders, silent);
  const registries = readAll(files, new Map([["registry", parseRegistry]]), silent);
  return {
    schemas: [...schemas, ...read.flatMap((each) => each.schemas)],
    registries: [...registries, ...read.flatMap((each) => each.registries)],
  };
}

/** What makes a document of a file; undefined where it makes none. */
type Read<Document> = (file: SourceFile, report: Report) => Document;

const schemaReaders: ReadonlyMap<SourceKind, Read<SchemaDocument | undefined>> = new Map([
  ["pdl", (file, report) => placeSymbolDocs(parsePdl(file, report))],
  ["pdsc", (file, report) => placeSymbolDocs(parsePdsc(file, report))],
  ["avsc", parseAvro],
  ["avpr", parseAvro],
  ["avdl", parseAvroIdl],
]);

/** The documents of those files that there is a reader for. */
function readAll<Document>(
  files: readonly SourceFile[],
  readers: ReadonlyMap<SourceKind, Read<Document>>,
  { report, engine }: { readonly report: Report; readonly engine: Engine },
): readonly Exclude<Document, undefined>[] {
  return files
    .map((file) => {
      const read = readers.get(file.kind);
      return read && readOnce(file, { read, report, engine });
    })
    .filter((document): document is Exclude<typeof document, undefined> => document !== undefined);
}
