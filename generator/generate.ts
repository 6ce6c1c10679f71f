import type { Catalogue } from "./catalogue/catalogue.ts";
import type { SiteSummary } from "./cache/run-record.ts";
import { openCheckRecords } from "./cache/check-record.ts";
import { fingerprint, nameScope } from "./cache/fingerprint.ts";
import { type CheckedModel, describeModel } from "./catalogue/describe-model.ts";
import { createEngine, type Trace } from "./engine/create-engine.ts";
import { forgetful, type Engine } from "./engine/engine.ts";
import { reportAgain } from "./engine/hear-report.ts";
import { openCache, readAnswers, withoutCache } from "./cache/open-cache.ts";
import { listEditions, type Editions } from "./config/list-editions.ts";
import type { Settings } from "./config/settings.ts";
import { describeUnwritten } from "./diagnostics/describe-failure.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { isPassing } from "./diagnostics/is-passing.ts";
import { createReport } from "./diagnostics/report.ts";
import { isUsageError } from "./diagnostics/is-usage-error.ts";
import { readHistory } from "./discover/read-history.ts";
import { readEditions, type ReadEdition } from "./discover/editions/read-editions.ts";
import type { Run } from "./run.ts";
import { readTheme, type Theme } from "./theme/read-theme.ts";
import { tuneEngine } from "./tune-engine.ts";
import { findObstacle } from "./write/find-obstacle.ts";

/*
 * The recipe. Each stage takes what the one before it made and knows nothing of the ones after it.
 * What is wrong with the input goes to the report and stops nothing: the site is made of the rest.
 * Most runs find that nothing has changed, so what makes a site is loaded only when one is made.
 */

/** What a run came to, as far as it was asked to go. */
export interface GenerateResult {
  /** Absent when there was no model to read, or the wrong one was asked for, or a whole site was made. */
  readonly catalogue?: Catalogue | undefined;
  /** What was looked at, by an earlier run where nothing has changed since; absent when there was no model to read. */
  readonly checked?: CheckedModel | undefined;
  /** What is in the output folder; absent when the run stopped before, or could not write. */
  readonly site?: SiteSummary | undefined;
  /** Why nothing could be kept for the next run; absent where all is well. */
  readonly uncached?: string | undefined;
  /** Begins the paths of the edition that was looked at, where there are several and it was the only one. */
  readonly label?: string | undefined;
  /** By path, the texts of the input files. */
  readonly texts: ReadonlyMap<string, string>;
  /** By path, where the input files are. */
  readonly locations: ReadonlyMap<string, string>;
}

/**
 * Takes a model from its files to the stage `until`; with `write`, all editions of the site, to the output folder. With `check`,
 * what can be wrong is all that counts: of a model in which it is known, no catalogue is made.
 */
export async function generate(
  settings: Settings,
  run: Run,
  until: "link" | "check" | "plan" | "write",
  /** Remembers for the caller what is found out about the model, unless a site is written. */
  own?: Engine,
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

  const [only] = read.made;
  if (until === "link") {
    const { linkEdition } = await import("./make-edition.ts");
    if (run.ownsProcess) tuneEngine(texts);
    const engine = own ?? openEngine(only, settings, run, await readTheme(settings, createReport()));
    const { catalogue } = await linkEdition(only, { editions, run, report: only.report, engine });
    return { catalogue: report.diagnostics.some(isUsageError) ? undefined : catalogue, texts, locations };
  }

  // What the configuration names for the look of the site is no part of the model.
  const theme = await run.stage("discover", () => readTheme(settings, report));
  const { history, text: told } = await run.stage("discover", () => readHistory(settings, report));
  const name = fingerprint(settings, read, theme.digest + told);
  const heard = report.diagnostics.length;

  // All that can be wrong with a model is known when its pages are planned; rendering them finds nothing more.
  if (until === "check" || until === "plan") {
    const records = settings.cache === undefined ? undefined : openCheckRecords(settings.cache, settings.out);
    const same = until === "check" ? await run.stage("discover", () => records?.findSame(name)) : undefined;
    if (same !== undefined) {
      reportAgain(same.diagnostics, report);
      return { checked: same, texts, locations, label: only.label };
    }
    const { planEdition } = await import("./make-edition.ts");
    if (run.ownsProcess) tuneEngine(texts);
    const engine = own ?? openEngine(only, settings, run, theme);
    const context = { editions, run, report: only.report, engine, isUnseen: own === undefined, theme, history };
    const { catalogue } = await planEdition(only, context);
    const checked = describeModel(catalogue);
    let failure: unknown;
    if (!report.diagnostics.some(isUsageError)) {
      const diagnostics = report.diagnostics.slice(heard);
      failure = await records?.save({ ...checked, fingerprint: nameRun(name, diagnostics), diagnostics });
    }
    const uncached = failure === undefined ? undefined : describeUnwritten(failure);
    return { catalogue, checked, uncached, texts, locations, label: only.label };
  }

  // An earlier run on the same input has said and written what this one would.
  const cache = await run.stage("discover", () =>
    settings.cache === undefined
      ? withoutCache
      : openCache(settings.cache, settings.out, (trace) => run.traces.push(trace)),
  );
  const earlier = await run.stage("discover", () => cache.findSame(name));
  if (earlier !== undefined) {
    reportAgain(earlier.diagnostics, report);
    return { checked: earlier.checked, texts, locations, site: { ...earlier.site, changed: 0 } };
  }

  const obstacle = findObstacle(settings.out);
  if (obstacle !== undefined) {
    report.add(obstacle);
    return { texts, locations };
  }

  const { makeSite } = await import("./make-site.ts");
  if (run.ownsProcess) tuneEngine(texts);
  const made = await makeSite(read, { editions, settings, run, cache, theme, history });
  if (made === undefined) return { texts, locations };
  const { site, output, trees, checked } = made;
  const diagnostics = report.diagnostics.slice(heard);
  let uncached: string | undefined;
  await run.stage("write", async () => {
    const fingerprint = nameRun(name, diagnostics);
    const failure = await cache.save({ fingerprint, site, checked, output, trees, diagnostics });
    if (failure !== undefined) uncached = describeUnwritten(failure);
    if (checked === undefined || settings.cache === undefined) return;
    // Who checks what has just been made needn't look again.
    await openCheckRecords(settings.cache, settings.out).save({ ...checked, fingerprint, diagnostics });
  });
  return { checked, site, uncached, texts, locations };
}

/** No run is the same as one that has said what the next one may not find. */
function nameRun(name: string, diagnostics: readonly Diagnostic[]): string {
  return diagnostics.some(isPassing) ? "" : name;
}

/** What runs that made the site have left, for one that makes none. */
function openEngine(edition: ReadEdition, { cache, out }: Settings, { traces }: Run, theme: Theme): Engine {
  if (cache === undefined) return forgetful;
  const onAnswer = (trace: Trace): void => void traces.push(trace);
  return createEngine({ before: readAnswers(cache, out), isLast: true, onAnswer }).within(
    nameScope(edition, theme.digest),
  );
}

/** The edition that commands take which make no site. Its files are named as those of all editions are. */
function selectCurrent({ current, versions }: Editions): Editions {
  return { made: [current], archived: [], versions, current };
}
