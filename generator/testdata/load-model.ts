import { fileURLToPath } from "node:url";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { discover } from "../discover/discover.ts";
import { link } from "../link/link.ts";
import { parse } from "../parse/parse.ts";

/** A model, read and linked. */
export interface LoadedModel {
  readonly catalogue: Catalogue;
  readonly report: Report;
}

/** Reads and links one of the models in `testdata/sites`, for tests of what comes after linking. */
export async function loadModel(name: string): Promise<LoadedModel> {
  return loadModelFrom(fileURLToPath(new URL(`./sites/${name}`, import.meta.url)));
}

/** Reads and links the model in a folder. */
export async function loadModelFrom(folder: string): Promise<LoadedModel> {
  const report = createReport();
  const { files } = await discover({ inputs: [folder] }, report);
  return { catalogue: await link(parse(files, report), report), report };
}
