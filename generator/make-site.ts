import { nameScope } from "./cache/fingerprint.ts";
import type { Cache } from "./cache/open-cache.ts";
import type { OutputRecord, TreeStates } from "./write/output-record.ts";
import type { SiteSummary } from "./cache/run-record.ts";
import { type CheckedModel, describeModel } from "./catalogue/describe-model.ts";
import type { Editions } from "./config/list-editions.ts";
import type { Settings } from "./config/settings.ts";
import { isUsageError } from "./diagnostics/is-usage-error.ts";
import { createReport, type Report } from "./diagnostics/report.ts";
import type { ReadEdition, ReadSite } from "./discover/editions/read-editions.ts";
import { type EarlierEdition, orderByAge, tellHistory } from "./edition-histories.ts";
import type { Engine } from "./engine/engine.ts";
import { reportAgain } from "./engine/hear-report.ts";
import { planEdition, type PlannedEdition } from "./make-edition.ts";
import type { SitePlan } from "./page-model/page.ts";
import type { ModelHistory } from "./history/model-history.ts";
import type { EditionHistory } from "./plan/context/plan-context.ts";
import { createSiteSearch } from "./plan/search/plan-search.ts";
import {
  outlineArchive,
  outlineEdition,
  type EditionOutline,
  settleRoutes,
  settleVersions,
} from "./plan/versions/plan-versions.ts";
import { dividePlan, type DividedPlan } from "./render/divide-plan.ts";
import { loadSiteBundle } from "./render/load-site-bundle.ts";
import type { OutputFile } from "./write/output-file.ts";
import { listSiteEntries, type SiteEntries } from "./render/render-site-texts.ts";
import { createPrintedCatalogue, type PrintedCatalogue } from "./render/printed-catalogue.ts";
import { render } from "./render/render.ts";
import { createRenderThreads, type RenderThreads, worthThreads } from "./render/render-threads.ts";
import type { Run } from "./run.ts";
import { applyTheme } from "./theme/apply-theme.ts";
import type { Theme } from "./theme/read-theme.ts";
import { write } from "./write/write.ts";

interface SiteContext {
  readonly editions: Editions;
  readonly settings: Settings;
  readonly run: Run;
  readonly cache: Cache;
  readonly theme: Theme;
  /** What has become of everything from release to release, for the edition that is current. */
  readonly history?: ModelHistory | undefined;
}

/** A site that was written, and what the next run may want to know of it. */
export interface MadeSite {
  readonly site: SiteSummary;
  readonly output: OutputRecord;
  readonly trees?: TreeStates | undefined;
  /** What a check of the same input would say; absent where making the site has found more than that. */
  readonly checked?: CheckedModel | undefined;
}

/**
 * Takes what was read to the output folder; undefined when that can't be, which has been reported. A
 * site has one edition, or several that stand side by side; each of them goes all the way by itself.
 *
 * Pages lead to the same page of other editions, so the routes of all have to be known before the
 * first is rendered. Holding every plan would take memory by the number of editions: only the last
 * one is kept, and the others are planned again when their turn comes.
 */
export async function makeSite(read: ReadSite, context: SiteContext): Promise<MadeSite | undefined> {
  const threads = createRenderThreads();
  try {
    // Where nothing is known, all pages have to be rendered. Until they are planned, the threads have time to load.
    const files = read.made.reduce((sum, edition) => sum + edition.files.length, 0);
    const isFirst = (context.cache.output?.record.size ?? 0) === 0;
    if (isFirst && files >= worthThreads && context.theme.partsDigest === undefined) threads?.start();
    return await makeEditions(read, { ...context, threads });
  } finally {
    await threads?.close();
  }
}

async function makeEditions(
  { made, archived }: ReadSite,
  {
    editions,
    settings,
    run,
    cache,
    theme,
    threads,
    history,
  }: SiteContext & { readonly threads: RenderThreads | undefined },
): Promise<MadeSite | undefined> {
  const histories = new Map<string, EditionHistory | undefined>();
  let earlier: EarlierEdition | undefined;
  const openEngine = (edition: ReadEdition): Engine => cache.openEngine(nameScope(edition, theme.digest));
  const planOne = async (edition: ReadEdition, report = edition.report): Promise<PlannedEdition> => {
    const engine = await run.stage("parse", () => openEngine(edition));
    return planEdition(edition, {
      editions,
      run,
      report,
      engine,
      theme,
      history: edition.prefix === editions.current.prefix ? history : undefined,
      tellHistory: async (catalogue) => {
        // Nobody who is planned again is compared again.
        if (!histories.has(edition.prefix))
          histories.set(edition.prefix, await tellHistory(catalogue, edition, earlier, editions));
        return histories.get(edition.prefix);
      },
    });
  };
  const hearAgain = rememberHeard(made);
  const outlines: EditionOutline[] = archived.map(({ base, files }) =>
    outlineArchive(
      base,
      files.map(({ path }) => path),
    ),
  );
  let latest: { readonly edition: ReadEdition; readonly planned: PlannedEdition } | undefined;
  let files = 0;
  let pages = 0;
  let checked: CheckedModel | undefined;
  // A function, since a suspended one holds on to what the names in its loops stood for.
  const outline = async (edition: ReadEdition): Promise<void> => {
    latest = undefined;
    const planned = await planOne(edition);
    latest = { edition, planned };
    earlier = { edition, catalogue: planned.catalogue, releases: planned.releases };
    outlines.push(outlineEdition(planned.plan));
    files += planned.catalogue.sources.length;
    pages += planned.plan.pages.length;
    if (edition.prefix === editions.current.prefix) checked = describeModel(planned.catalogue);
  };
  for (const edition of orderByAge(made, editions)) await outline(edition);
  earlier = undefined;
  if (run.report.diagnostics.some(isUsageError)) return undefined;
  const known = settleRoutes(outlines, run.report);
  if (known === undefined) return undefined;
  const planned = run.report.diagnostics.length;
  const bundle = await run.stage("render", async () => applyTheme(await loadSiteBundle(), theme, run.report));

  // What this holds of the plan is over when it returns, so that rendering has the only hold on the pages.
  const settle = async (edition: ReadEdition): Promise<{ divided: DividedPlan; printed: PrintedCatalogue }> => {
    const { plan, catalogue } =
      latest?.edition === edition ? latest.planned : await planOne(edition, hearAgain(edition));
    latest = undefined;
    const engine = openEngine(edition);
    const divided = divide(plan, known, engine);
    return { divided, printed: createPrintedCatalogue(catalogue, engine) };
  };

  // Rendering hands over one file at a time, and writing takes them as they come: the site is never
  // in memory as a whole. Writing swaps it in when all of it is there.
  async function* renderAll(): AsyncGenerator<OutputFile> {
    const entries = new Map<string, SiteEntries>();
    for (const edition of orderForRendering(made, latest?.edition)) {
      const { divided, printed } = await settle(edition);
      const { prefix } = edition;
      const others = made.flatMap((other) => entries.get(other.prefix) ?? []);
      yield* render(divided, printed, bundle, { input: edition, memory: cache.site, prefix, others, threads });
      entries.set(prefix, listSiteEntries(divided.frame));
    }
    for (const { prefix, files: copies } of archived) {
      for (const { path, location } of copies) yield { path: prefix + path, content: { copyOf: location } };
    }
  }
  const copied = archived.reduce((sum, archive) => sum + archive.files.length, 0);
  const outputs = run.stream("render", renderAll(), pages * 2 + copied);
  const written = await run.stage("write", () => write(outputs, settings.out, run.report, cache.output));
  if (written === undefined) return undefined;
  const count = made.length + archived.length;
  const site = { files, pages, numbers: checked?.numbers, editions: count, changed: written.changed };
  const isAll = count === 1 && run.report.diagnostics.length === planned;
  return { site, output: written.record, trees: written.trees, checked: isAll ? checked : undefined };
}

/** The plan as rendering uses it up. What makes its search must not hold the plan, since that is there until the end. */
function divide(plan: SitePlan, known: Parameters<typeof settleVersions>[1], engine: Engine): DividedPlan {
  const { site } = plan;
  return dividePlan(settleVersions(plan, known), (pages, namePage) => createSiteSearch(pages, site, engine, namePage));
}

/** The one whose plan is at hand first, so that it can go; the one at the base last, with the files of the whole site. */
function orderForRendering(made: readonly ReadEdition[], latest: ReadEdition | undefined): readonly ReadEdition[] {
  const [base, ...others] = made;
  const rank = (edition: ReadEdition): number => (edition === base ? 2 : edition === latest ? 0 : 1);
  return base === undefined ? [] : [base, ...others].toSorted((one, other) => rank(one) - rank(other));
}

/** What each edition has heard of its reading, for when it is planned again: it says nothing anew, and knows what could not be read. */
function rememberHeard(made: readonly ReadEdition[]): (edition: ReadEdition) => Report {
  const heard = new Map(made.map((edition) => [edition, [...edition.report.diagnostics]]));
  return (edition) => {
    const report = createReport();
    reportAgain(heard.get(edition) ?? [], report);
    return report;
  };
}
