import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createReport } from "../diagnostics/report.ts";
import { findIngestionRole } from "../discover/find-ingestion-role.ts";
import { linkIngestion } from "../link/ingestion/link-ingestion.ts";
import { parseIngestion } from "../parse/ingestion/parse-ingestion.ts";
import { readGraphqlModel } from "./graphql-model.ts";

/** A catalogue that holds nothing but ingestion sources, and what was reported of them. */
export interface IngestionTestModel {
  readonly catalogue: Catalogue;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads and links texts by path; the path tells what each of them is. */
export async function readIngestionModel(texts: Readonly<Record<string, string>>): Promise<IngestionTestModel> {
  const report = createReport();
  const documents = Object.keys(texts)
    .sort()
    .flatMap((path) => parseIngestion({ path, text: texts[path] ?? "", kind: "ingestion" }, report) ?? []);
  const ingestion = linkIngestion(documents, (name) => (name === "Dataset" ? "dataset" : undefined), report);
  const { catalogue } = await readGraphqlModel({});
  return { catalogue: { ...catalogue, ingestion }, diagnostics: report.diagnostics };
}

/** Reads and links the files of a folder that are about ingestion. */
export async function readIngestionFolder(folder: string, below: string = ""): Promise<IngestionTestModel> {
  const paths = readdirSync(join(folder, below), { recursive: true, encoding: "utf8" })
    .map((path) => join(below, path))
    .filter((path) => findIngestionRole(path) !== undefined);
  return readIngestionModel(Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")])));
}
