import type { Catalogue } from "./catalogue/catalogue.ts";
import { check } from "./check/check.ts";
import { listEditions, type Editions } from "./config/list-editions.ts";
import type { Settings } from "./config/settings.ts";
import { configCodes } from "./diagnostics/codes/config.ts";
import { createReport, type Report } from "./diagnostics/report.ts";
import { isUsageError } from "./diagnostics/is-usage-error.ts";
import { readEditions, type ReadEdition, type ReadSite } from "./discover/read-editions.ts";
import { link } from "./link/link.ts";
import type { Documents } from "./parse/documents.ts";
import type { SitePlan } from "./page-model/page.ts";
import { parse } from "./parse/parse.ts";
import { loadDiagrams } from "./plan/diagrams/draw-diagram.ts";
import { plan } from "./plan/plan.ts";
import { findOccupant, outlineArchive, outlineEdition, type EditionOutline } from "./plan/versions/outline-edition.ts";
import { settleVersions } from "./plan/versions/settle-versions.ts";
import { loadSiteBundle } from "./render/load-site-bundle.ts";
import type { OutputFile } from "./render/output-file.ts";
import { listSiteEntries, type SiteEntries } from "./render/render-site-texts.ts";
import { render } from "./render/render.ts";
import type { Run } from "./run.ts";
import { write } from "./write/write.ts";

/*
 * The recipe. Each stage takes what the one before it made and knows nothing of the ones after it.
 * What is wrong with the input goes to the report and stops nothing: the site is made of the rest.
 * A site has one edition, or several that stand side by side; each of them goes all the way by itself.
 */

export interface GenerateResult {
  /** Absent when there was no model to read, or the wrong one was asked for, or a whole site was made. */
  readonly catalogue?: Catalogue | undefined;
  /** How many files of models were read; as what follows, absent when the run stopped before, or could not write. */
  readonly files?: number | undefined;
  /** How many pages were made, without those that were archived. */
  readonly pages?: number | undefined;
  readonly editions?: number | undefined;
  /** By path, the texts of the input files. */
  readonly texts: ReadonlyMap<string, string>;
  /** By path, where the input files are. */
  readonly locations: ReadonlyMap<string, string>;
}

/** Takes a model from its files to the stage `until`; with `write`, all editions of the site, to the output folder. */
export async function generate(
  settings: Settings,
  run: Run,
  until: "link" | "check" | "write",
): Promise<GenerateResult> {
  const { report } = run;
  const nothing = { texts: new Map<string, string>(), locations: new Map<string, string>() };
  const listed = listEditions(settings, report);
  if (listed === undefined) return nothing;
  const editions = until === "write" ? listed : selectCurrent(listed);

  // All reading comes first, so that what follows is a function of texts and can neither wait for
  // the disk nor see two states of it.
  const read = await run.stage("discover", () => readEditions(editions, report));
  const { texts, locations } = read;
  if (texts.size === 0 || report.diagnostics.some(isUsageError)) return { texts, locations };

  if (until !== "write") {
    const [only] = read.made;
    const { catalogue } = await linkEdition(only, editions, run, only.report);
    if (until === "check") await run.stage("check", () => check(catalogue, only.report));
    return { catalogue, texts, locations };
  }
  const site = await writeSite(read, { editions, settings, run });
  return { ...site, texts, locations };
}

interface SiteContext {
  readonly editions: Editions;
  readonly settings: Settings;
  readonly run: Run;
}

/**
 * Pages lead to the same page of other editions, so the routes of all have to be known before the
 * first is rendered. Holding every plan would take memory by the number of editions: only the last
 * one is kept, and the others are planned again when their turn comes.
 */
async function writeSite(
  { made, archived }: ReadSite,
  { editions, settings, run }: SiteContext,
): Promise<Pick<GenerateResult, "pages" | "files" | "editions">> {
  const outlines: EditionOutline[] = archived.map(({ base, files }) =>
    outlineArchive(
      base,
      files.map(({ path }) => path),
    ),
  );
  let latest: PlannedEdition | undefined;
  let files = 0;
  let pages = 0;
  for (const edition of made) {
    latest = undefined;
    latest = await planEdition(edition, editions, run, edition.report);
    outlines.push(outlineEdition(latest.plan));
    files += latest.catalogue.sources.length;
    pages += latest.plan.pages.length;
  }
  const occupied = findOccupant(outlines);
  if (occupied !== undefined) {
    run.report.add(configCodes.occupiedPath(occupied));
    return {};
  }
  const known = new Map(outlines.map(({ base, routes }) => [base, routes]));
  const bundle = await run.stage("render", () => loadSiteBundle());

  // Rendering hands over one file at a time, and writing takes them as they come: the site is never
  // in memory as a whole. Writing swaps it in when all of it is there.
  async function* renderAll(): AsyncGenerator<OutputFile> {
    const others: SiteEntries[] = [];
    for (const edition of made.toReversed()) {
      const planned = latest ?? (await planEdition(edition, editions, run, createReport()));
      latest = undefined;
      const settled = settleVersions(planned.plan, known);
      yield* render(settled, planned.catalogue, bundle, edition.locations, { prefix: edition.prefix, others });
      others.unshift(listSiteEntries(settled));
    }
    for (const { prefix, files: copies } of archived) {
      for (const { path, location } of copies) yield { path: prefix + path, content: { copyOf: location } };
    }
  }
  const copied = archived.reduce((sum, archive) => sum + archive.files.length, 0);
  const outputs = run.stream("render", renderAll(), pages * 2 + copied);
  const written = await run.stage("write", () => write(outputs, settings.out, run.report));
  return written === undefined ? {} : { pages, files, editions: made.length + archived.length };
}

interface LinkedEdition {
  readonly documents: Documents;
  readonly catalogue: Catalogue;
}

interface PlannedEdition {
  readonly catalogue: Catalogue;
  readonly plan: SitePlan;
}

async function linkEdition(
  { files, surroundings }: ReadEdition,
  { versions }: Editions,
  run: Run,
  report: Report,
): Promise<LinkedEdition> {
  // Each file on its own: a mistake in one cannot hide what the others say.
  const documents = await run.stage("parse", () => parse(files, report, surroundings));

  // Names may refer to any file, so resolving them waits for all documents. What the config file says
  // of versions comes before what the input says.
  const catalogue = await run.stage("link", () =>
    link({ ...documents, versions: versions ?? documents.versions }, report),
  );
  return { documents, catalogue };
}

async function planEdition(
  edition: ReadEdition,
  editions: Editions,
  run: Run,
  report: Report,
): Promise<PlannedEdition> {
  const { documents, catalogue } = await linkEdition(edition, editions, run, report);

  // Rules read the whole linked model and change nothing. They come before planning because what
  // they find is about the model, whether or not a site is made of it.
  await run.stage("check", () => check(catalogue, report));

  // All addresses are settled before the first page is rendered, so that no link can dangle.
  return run.stage("plan", async () => {
    const drawDiagram = await loadDiagrams(documents.prose.pages.map(({ document }) => document.text));
    const planned = plan(catalogue, { ...edition.settings, drawDiagram }, report, documents.prose);
    return { catalogue, plan: planned };
  });
}

/** The edition that commands take which make no site; it needs no label, since it is the only one. */
function selectCurrent({ current, versions }: Editions): Editions {
  const only = { ...current, label: "" };
  return { made: [only], archived: [], versions, current: only };
}
