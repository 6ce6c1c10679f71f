import type { Catalogue } from "./catalogue/catalogue.ts";
import { isEmptyCatalogue } from "./catalogue/is-empty-catalogue.ts";
import { listChecks } from "./check/check.ts";
import { checkExamples } from "./check/examples/check-examples.ts";
import type { Editions } from "./config/list-editions.ts";
import { usageCodes } from "./diagnostics/codes/usage.ts";
import { formatCount } from "./diagnostics/print/print-summary.ts";
import { listUnread } from "./diagnostics/list-unread.ts";
import { markUnasked } from "./diagnostics/mark-unasked.ts";
import type { Report } from "./diagnostics/report.ts";
import type { ReadEdition } from "./discover/editions/read-editions.ts";
import { forgetful, type Engine } from "./engine/engine.ts";
import type { ModelHistory } from "./history/model-history.ts";
import { link } from "./link/link.ts";
import { loadDrawing } from "./load-drawing.ts";
import type { SitePlan } from "./page-model/page.ts";
import type { ProseDocuments } from "./parse/documents.ts";
import { parse } from "./parse/parse.ts";
import { openPythonUses } from "./parse/python/open-python-uses.ts";
import { placeAnnotations } from "./parse/place-annotations.ts";
import { findOwnName } from "./discover/own-name/find-own-name.ts";
import { nameSite } from "./plan/name-site.ts";
import { plan } from "./plan/plan.ts";
import { addOffers, readByPlugins } from "./plugins/plugins.ts";
import type { EditionHistory } from "./plan/context/plan-context.ts";
import type { Run } from "./run.ts";
import type { Theme } from "./theme/read-theme.ts";

/* The stages between reading and rendering, for one edition of the site. */

/** What goes along with one edition through its stages. */
export interface EditionContext {
  readonly editions: Editions;
  readonly run: Run;
  /** Hears what is wrong with the edition. */
  readonly report: Report;
  readonly engine?: Engine | undefined;
  /** Whether the pages are planned for what is wrong with them alone; the engine keeps nothing then. */
  readonly isUnseen?: boolean | undefined;
  /** Tells what the edition has changed since the one before it. */
  readonly tellHistory?: ((catalogue: Catalogue) => Promise<EditionHistory | undefined>) | undefined;
  readonly theme?: Theme | undefined;
  /** What has become of everything from release to release. */
  readonly history?: ModelHistory | undefined;
}

/** An edition after linking. */
export interface LinkedEdition {
  /** Of all documents the only ones that planning reads; the others go when they are linked. */
  readonly prose: ProseDocuments;
  readonly catalogue: Catalogue;
}

/** An edition after planning. */
export interface PlannedEdition {
  readonly catalogue: Catalogue;
  readonly plan: SitePlan;
  /** What all editions up to this one have changed; absent for the oldest one. */
  readonly releases?: ModelHistory | undefined;
}

/** The catalogue of an edition, and its hand-written pages. */
export async function linkEdition(
  { files, surroundings, references, settings, plugins, texts, label, unasked }: ReadEdition,
  { editions: { versions }, run, report: all, engine }: EditionContext,
): Promise<LinkedEdition> {
  const report = markUnasked(all, unasked);
  // Each file on its own: a mistake in one cannot hide what the others say.
  const documents = await run.stage("parse", () =>
    parse(files, report, { surroundings, engine, readOthers: (some, given) => readByPlugins(some, plugins, given) }),
  );

  // Names may refer to any file, so resolving them waits for all documents. What the config file says
  // of versions comes before what the input says.
  const catalogue = await run.stage("link", async (): Promise<Catalogue> => {
    const linked = await link(
      { ...documents, references, versions: versions ?? documents.versions, packages: settings.sdk?.packages },
      placeAnnotations(files, report),
      engine,
    );
    const whole = addOffers(linked, plugins, report, engine);
    const unread = listUnread(report.diagnostics, { texts, label });
    return unread.length === 0 ? whole : { ...whole, unread };
  });
  // Where files were wrong, that has been said, and is why nothing is declared.
  if (isEmptyCatalogue(catalogue) && !report.diagnostics.some(({ severity }) => severity === "error")) {
    const isAsked = report.diagnostics.some(({ code }) => code === "graphql/executable-definition");
    const asks = isAsked ? ` and ${files.length === 1 ? "asks" : "ask"} by GraphQL` : "";
    const read = `${formatCount(files.length, "file")} ${files.length === 1 ? "is there, which declares" : "are there, which declare"} nothing${asks}`;
    report.add(usageCodes.noModel({ folders: settings.inputs, seen: read }));
  }
  return { prose: documents.prose, catalogue };
}

/** An edition's catalogue and pages, held to all rules. */
export async function planEdition(edition: ReadEdition, context: EditionContext): Promise<PlannedEdition> {
  const linked = await linkEdition(edition, context);
  await checkEdition(edition, linked, context);
  return planLinked(edition, linked, context);
}

interface CheckContext extends Pick<EditionContext, "run" | "report" | "engine"> {
  /** Lets others go first, and fails when there is no more to be done. */
  readonly giveWay?: (() => Promise<void>) | undefined;
}

/** What rules find, which read the whole linked model and change nothing. It is about the model, whether or not a site is made of it. */
export async function checkEdition(
  { files, plugins, unasked, dataFiles }: ReadEdition,
  { catalogue, prose }: LinkedEdition,
  { run, report: all, engine, giveWay }: CheckContext,
): Promise<void> {
  const report = markUnasked(all, unasked);
  await run.stage("check", async () => {
    for (const look of listChecks(catalogue, placeAnnotations(files, report), engine, { plugins, dataFiles })) {
      await giveWay?.();
      look();
    }
    await giveWay?.();
    await checkExamples(prose, catalogue, { loadPython: openPythonUses, report, engine });
  });
}

function nameEdition(catalogue: Catalogue, { plugins, naming }: ReadEdition): string {
  return nameSite(catalogue, { plugins, call: naming && (() => findOwnName(naming)) });
}

/** The pages of a linked edition. All addresses are settled before the first one is rendered, so that no link can dangle. */
export async function planLinked(
  edition: ReadEdition,
  { catalogue, prose }: LinkedEdition,
  { run, report: all, engine = forgetful, isUnseen, theme, tellHistory, history }: EditionContext,
): Promise<PlannedEdition> {
  const report = markUnasked(all, edition.unasked);
  return run.stage("plan", async () => {
    const { drawDiagram, drawFormula } = await loadDrawing({ ...prose, catalogue }, engine);
    const since = await tellHistory?.(catalogue);
    const planned = plan(
      catalogue,
      {
        ...edition.settings,
        title: edition.settings.title || (edition.own?.title ?? nameEdition(catalogue, edition)),
        theme: { ...edition.settings, logo: theme?.logo },
        drawDiagram,
        drawFormula,
        isUnseen,
        engine,
        repositories: edition.repositories,
        publishedAt: edition.surroundings.hosts,
        changes: edition.changes,
        history: since,
        releases: history ?? since?.releases,
        labelledReleases: edition.settings.history?.labels,
        additions: edition.plugins,
      },
      report,
      prose,
    );
    return { catalogue, plan: planned, releases: since?.releases };
  });
}
