import type { Catalogue } from "./catalogue/catalogue.ts";
import { check } from "./check/check.ts";
import type { Settings } from "./config/settings.ts";
import { discover } from "./discover/discover.ts";
import { isUsageError } from "./diagnostics/is-usage-error.ts";
import { link } from "./link/link.ts";
import { parse } from "./parse/parse.ts";
import { loadDiagrams } from "./plan/diagrams/draw-diagram.ts";
import { plan } from "./plan/plan.ts";
import { loadSiteBundle } from "./render/load-site-bundle.ts";
import { render } from "./render/render.ts";
import type { Run } from "./run.ts";
import { applyTheme } from "./theme/apply-theme.ts";
import { readTheme } from "./theme/read-theme.ts";
import { write } from "./write/write.ts";

/*
 * The recipe. Each stage takes what the one before it made and knows nothing of the ones after it.
 * What is wrong with the input goes to the report and stops nothing: the site is made of the rest.
 */

export interface GenerateResult {
  /** Absent when there was no model to read, or the wrong one was asked for. */
  readonly catalogue?: Catalogue | undefined;
  /** How many pages were written; absent when the run stopped before, or could not write. */
  readonly pages?: number | undefined;
  /** By path, the texts of the input files. */
  readonly texts: ReadonlyMap<string, string>;
  /** By path, where the input files are. */
  readonly locations: ReadonlyMap<string, string>;
}

/** Takes a model from its files to the stage `until`, at most to the written site. */
export async function generate(
  settings: Settings,
  run: Run,
  until: "link" | "check" | "write",
): Promise<GenerateResult> {
  const { report } = run;

  // All reading comes first, so that what follows is a function of texts and can neither wait for
  // the disk nor see two states of it.
  const { files, texts, locations, surroundings } = await run.stage("discover", () => discover(settings, report));
  if (texts.size === 0 || report.diagnostics.some(isUsageError)) return { texts, locations };

  // Each file on its own: a mistake in one cannot hide what the others say.
  const documents = await run.stage("parse", () => parse(files, report, surroundings));

  // Names may refer to any file, so resolving them waits for all documents.
  const catalogue = await run.stage("link", () => link(documents, report));
  if (until === "link") return { catalogue, texts, locations };

  // Rules read the whole linked model and change nothing. They come before planning because what
  // they find is about the model, whether or not a site is made of it.
  await run.stage("check", () => check(catalogue, report));
  if (until === "check") return { catalogue, texts, locations };

  // What the configuration names for the look of the site is no part of the model.
  const theme = await run.stage("discover", () => readTheme(settings, report));

  // All addresses are settled before the first page is rendered, so that no link can dangle.
  const sitePlan = await run.stage("plan", async () => {
    const drawDiagram = await loadDiagrams(documents.prose.pages.map(({ document }) => document.text));
    return plan(
      catalogue,
      { ...settings, theme: { ...settings, logo: theme.logo }, drawDiagram },
      report,
      documents.prose,
    );
  });

  // Rendering hands over one file at a time, and writing takes them as they come: the site is never
  // in memory as a whole. Writing swaps it in when all of it is there.
  const bundle = await run.stage("render", async () => applyTheme(await loadSiteBundle(), theme, report));
  const outputs = run.stream("render", render(sitePlan, catalogue, bundle, locations), sitePlan.pages.length * 2);
  const written = await run.stage("write", () => write(outputs, settings.out, report));
  return { catalogue, pages: written && sitePlan.pages.length, texts, locations };
}
