import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createReport } from "../diagnostics/report.ts";
import { findIngestionRole } from "../parse/ingestion/find-ingestion-role.ts";
import { linkIngestion } from "../link/ingestion/link-ingestion.ts";
import { parseIngestion } from "../parse/ingestion/parse-ingestion.ts";
import { linkProse } from "../link/prose/link-prose.ts";
import { readProseDocuments } from "../parse/prose/read-prose-documents.ts";
import { readProseParts } from "../parse/prose/read-prose-parts.ts";
import { readGraphqlModel } from "./graphql-model.ts";

/** A catalogue that holds nothing but ingestion sources, and what was reported of them. */
export interface IngestionTestModel {
  readonly catalogue: Catalogue;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads and links texts by path; the path tells what each of them is. */
export async function readIngestionModel(texts: Readonly<Record<string, string>>): Promise<IngestionTestModel> {
  const report = createReport();
  const files = Object.keys(texts)
    .sort()
    .map((path) => ({ path, text: texts[path] ?? "", kind: "ingestion" as const }));
  const documents = files.flatMap((file) => parseIngestion(file, report) ?? []);
  const parts = readProseParts({ ingestion: documents, releases: [] }, files, { report });
  const ingestion = linkIngestion(
    { documents, connectors: { sources: [], components: [] } },
    (name) => (name === "Dataset" ? "dataset" : undefined),
    report,
  );
  const { catalogue } = await readGraphqlModel({});
  // Nothing that stands around the texts is read here, so what their links lack says nothing.
  const prose = linkProse({ ...readProseDocuments([], { report }), parts }, createReport());
  return { catalogue: { ...catalogue, ingestion, prose }, diagnostics: report.diagnostics };
}

/** Reads and links the files of a folder that are about ingestion. */
export async function readIngestionFolder(folder: string, below: string = ""): Promise<IngestionTestModel> {
  const paths = readdirSync(join(folder, below), { recursive: true, encoding: "utf8" })
    .map((path) => join(below, path))
    .filter((path) => findIngestionRole(path) !== undefined);
  return readIngestionModel(Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")])));
}
