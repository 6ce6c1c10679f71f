import { join } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { packageFolder } from "../package-folder.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { loadGuides, type LoadedGuides } from "./load-guides.ts";
import { loadModelFrom } from "./load-model.ts";

/*
 * What many tests look at and none changes, so it is read and linked once in each process that runs tests. Who wants to
 * add to the diagnostics makes a report of his own.
 */

interface BundledModel {
  readonly catalogue: Catalogue;
  readonly diagnostics: readonly Diagnostic[];
}

const loaded: { model?: Promise<BundledModel>; guides?: Promise<LoadedGuides> } = {};

/** The bundled model by itself, as `schemas/` has it. */
export function loadBundledModel(): Promise<BundledModel> {
  loaded.model ??= loadModelFrom(join(packageFolder, "schemas")).then(({ catalogue, report }) => ({
    catalogue,
    diagnostics: report.diagnostics,
  }));
  return loaded.model;
}

/** The bundled model with its guides, as far as linking. */
export function loadBundledGuides(): Promise<LoadedGuides> {
  loaded.guides ??= loadGuides(packageFolder);
  return loaded.guides;
}
