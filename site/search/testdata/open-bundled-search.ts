import { makeSettings } from "../../../generator/config/settings.ts";
import { packageFolder } from "../../../generator/package-folder.ts";
import type { PlannedFile } from "../../../generator/page-model/page.ts";
import { plan } from "../../../generator/plan/plan.ts";
import { planSearch } from "../../../generator/plan/search/plan-search.ts";
import { loadBundledGuides } from "../../../generator/testdata/load-bundled-model.ts";
import { openPlanned, type PlannedSearch } from "./open-planned.ts";

const opened: { files?: Promise<readonly PlannedFile[]> } = {};

/** The search of the bundled site. Its index is made once in each process that runs tests, and opened for each that asks. */
export async function openBundledSearch(): Promise<{
  readonly files: readonly PlannedFile[];
  readonly search: PlannedSearch;
}> {
  opened.files ??= planFiles();
  const files = await opened.files;
  return { files, search: await openPlanned(files) };
}

async function planFiles(): Promise<readonly PlannedFile[]> {
  const { catalogue, documents } = await loadBundledGuides();
  const settings = { ...makeSettings({}, {}, packageFolder), base: "/docs/" };
  return planSearch(plan(catalogue, { ...settings, history: undefined }, undefined, documents.prose).pages, {
    base: "/docs/",
  });
}
