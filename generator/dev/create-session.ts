import { readAnswers } from "../cache/open-cache.ts";
import type { Config } from "../config/config.ts";
import { listEditions, type Edition, type Editions } from "../config/list-editions.ts";
import { makeDemoConfig } from "../config/demo-config.ts";
import { readConfig } from "../config/read-config.ts";
import { addProjectFacts } from "../config/add-project-facts.ts";
import { makeSettings, type Settings } from "../config/settings.ts";
import { arrangeDiagnostics } from "../diagnostics/arrange.ts";
import { configCodes } from "../diagnostics/codes/config.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { isUsageError } from "../diagnostics/is-usage-error.ts";
import { labelReport } from "../diagnostics/label-report.ts";
import { createReport } from "../diagnostics/report.ts";
import { findArchive } from "../discover/find-archive.ts";
import type { ReadArchive } from "../discover/read-editions.ts";
import { orderByAge, type EarlierEdition } from "../edition-histories.ts";
import { createEngine, type RememberingEngine, type Trace } from "../engine/create-engine.ts";
import { nothingLeft, type Store } from "../engine/entry.ts";
import { reportAgain } from "../engine/hear-report.ts";
import {
  findOccupant,
  outlineArchive,
  outlineEdition,
  type EditionOutline,
  settleVersions,
} from "../plan/versions/plan-versions.ts";
import type { SiteBundle } from "../render/load-site-bundle.ts";
import { createRun, type Run, type StageTiming } from "../run.ts";
import { readHistory, type ReadHistory } from "../discover/read-history.ts";
import { applyTheme } from "../theme/apply-theme.ts";
import { readTheme } from "../theme/read-theme.ts";
import type { SiteSource } from "./site-source.ts";
import { createLiveSite, type LiveEdition, type LiveSite } from "./create-live-site.ts";
import {
  checkKept,
  isAboutInput,
  type KeptContext,
  type KeptEdition,
  type KeptPlan,
  planKept,
  readKept,
} from "./kept-edition.ts";

/*
 * A site that is kept up to date in memory. It holds what the last round has made of each piece, so
 * that a change costs about what it touches; pages are rendered when somebody looks at them.
 */

export interface SessionOptions {
  readonly cwd: string;
  /** The config file, where one is named. */
  readonly config?: string | undefined;
  /** Whether the bundled model is shown, whatever a config file says. */
  readonly isDemo?: boolean | undefined;
  /** What the command line says of the keys of the config file. */
  readonly overrides: Partial<Config>;
  readonly source: Pick<SiteSource, "bundle">;
  /** Hears of the settings before anything that they name is read, so that it can be watched from then on. */
  readonly onSettings?: ((settings: Settings | undefined) => Promise<void>) | undefined;
}

/** What a round has found. */
export interface SessionState {
  /** The last site that could be made; absent as long as there was none. */
  readonly site: LiveSite | undefined;
  /** Whether `site` is that of an earlier round, since this one could make none. */
  readonly isStale: boolean;
  readonly settings: Settings | undefined;
  /** Arranged for printing. */
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: ReadonlyMap<string, string>;
  readonly locations: ReadonlyMap<string, string>;
  readonly timings: readonly StageTiming[];
  /** What the engine was asked, and why it worked where it had to. */
  readonly traces: readonly Trace[];
}

export interface Session {
  /**
   * Makes the site of what is there now; `changed` tells which files may have changed, if that is known. Rules have not looked at
   * it yet: what they found in the site before stands for what they will find.
   */
  update(changed?: ReadonlySet<string>): Promise<SessionState>;
  /** The same state once rules have looked at it. `giveWay` is asked again and again, and fails when that is no longer wanted. */
  check(giveWay?: () => Promise<void>): Promise<SessionState>;
}

interface Kept {
  readonly settings: Settings;
  readonly configTexts: ReadonlyMap<string, string>;
  readonly editions: ReadonlyMap<string, KeptEdition>;
}

/** What a round has come to, apart from what rules find. */
interface Round {
  readonly run: Run;
  readonly state: Omit<SessionState, "site" | "diagnostics" | "timings" | "traces">;
  /** The editions of its site; none when there is no site. */
  readonly editions: readonly Edition[];
}

/** A session on the model that the options name; nothing is read before the first update. */
export function createSession(options: SessionOptions): Session {
  const { cwd, config: configFile, isDemo = false, overrides, source, onSettings } = options;
  let kept: Kept | undefined;
  let site: LiveSite | undefined;
  let told: ReadHistory | undefined;
  let renderedBy: SiteBundle | undefined;
  let isConfigWrong = false;
  let traces: Trace[] = [];
  let round: Round | undefined;

  async function update(changed?: ReadonlySet<string>): Promise<SessionState> {
    const run = createRun({ begin() {}, advance() {}, end() {} });
    ({ traces } = run);
    const read = await readSettings(changed);
    const { settings } = read;
    await onSettings?.(settings);
    reportAgain(read.diagnostics, run.report);
    const texts = new Map(read.texts);
    const locations = new Map<string, string>();
    const editions = settings && listEditions(settings, run.report);
    const made = settings && editions && (await makeSite({ settings, editions, read, changed, texts, locations }, run));
    site = made ?? site;
    round = {
      run,
      state: { isStale: made === undefined, settings, texts, locations },
      editions: made === undefined ? [] : (editions?.made ?? []),
    };
    return describe(round);
  }

  async function check(giveWay = (): Promise<void> => Promise.resolve()): Promise<SessionState> {
    if (round === undefined) return update();
    const { editions, run } = round;
    for (const edition of editions) {
      const one = kept?.editions.get(edition.prefix);
      if (kept === undefined || one === undefined) continue;
      const checked = await checkKept(edition, one, run, giveWay);
      kept = { ...kept, editions: new Map([...kept.editions, [edition.prefix, checked]]) };
    }
    return describe(round);
  }

  function describe({ run, state, editions }: Round): SessionState {
    const found = editions.map(({ prefix, label }) => {
      const report = createReport();
      reportAgain(kept?.editions.get(prefix)?.checked?.diagnostics ?? [], labelReport(report, label));
      return report.diagnostics;
    });
    const diagnostics = arrangeDiagnostics([...run.report.diagnostics, ...found.flat()], state.settings?.levels);
    return { ...state, site, diagnostics, timings: run.timings, traces: run.traces };
  }

  /** The site of what the settings name; undefined when there is none, which has been reported. */
  async function makeSite(
    { settings, editions, read, changed, texts, locations }: SiteInput,
    run: Run,
  ): Promise<LiveSite | undefined> {
    const { report } = run;
    const isSameModel = kept !== undefined && describeModelSettings(kept.settings) === describeModelSettings(settings);
    const before = kept !== undefined && isSameModel ? kept.editions : new Map<string, KeptEdition>();
    const editionsNow = new Map<string, KeptEdition>();
    const { cache, out } = settings;
    // Little is read for the look of the site, and nothing that takes part in a round knows when it changes.
    const heardOfTheme = createReport();
    const theme = await run.stage("discover", () => readTheme(editions.current.settings, heardOfTheme));
    told = await run.stage("discover", () => readHistory(settings, report, told));
    const { history } = told;
    let left: Store | undefined;
    const openEngine = (): RememberingEngine => {
      left ??= cache === undefined ? nothingLeft : readAnswers(cache, out);
      return createEngine({ before: left, isLive: true, onAnswer: (trace) => traces.push(trace) });
    };
    for (const edition of editions.made) {
      const one = await run.stage("discover", () =>
        readKept(edition, before.get(edition.prefix), changed, { openEngine, theme: theme.digest }),
      );
      editionsNow.set(edition.prefix, one);
      reportAgain(one.heard, labelReport(report, edition.label));
      for (const [path, text] of one.discovery.texts) texts.set(edition.label + path, text);
      for (const [path, location] of one.discovery.locations) locations.set(edition.label + path, location);
    }
    kept = { settings, configTexts: read.texts, editions: editionsNow };
    const archived: ReadArchive[] = [];
    for (const archive of editions.archived) {
      archived.push({ ...archive, files: await findArchive(archive.folder, report) });
    }
    if (texts.size === read.texts.size || report.diagnostics.some(isUsageError)) return undefined;
    reportAgain(heardOfTheme.diagnostics, report);
    const live = await planLive(editionsNow, archived, { editions, run, theme, history });
    if (live === undefined) return undefined;
    const { bundle } = source;
    const drawnBefore = renderedBy === bundle ? site : undefined;
    renderedBy = bundle;
    return createLiveSite({ editions: live, archived, bundle: applyTheme(bundle, theme, report), before: drawnBefore });
  }

  /** The settings; those of the last round as long as no config file can have changed. */
  async function readSettings(changed: ReadonlySet<string> | undefined): Promise<ReadSettings> {
    const isConfig = (path: string): boolean =>
      isAboutInput(path) || (/\.(?:ya?ml|json|mjs)$/.test(path) && !isInput(path));
    if (kept !== undefined && !isConfigWrong && changed !== undefined && ![...changed].some(isConfig)) {
      return { settings: kept.settings, texts: kept.configTexts, diagnostics: [] };
    }
    const report = createReport();
    const read = isDemo ? makeDemoConfig(cwd) : await readConfig(configFile, cwd, report);
    const texts = read?.texts ?? new Map<string, string>();
    const { diagnostics } = report;
    isConfigWrong = read === undefined || diagnostics.length > 0;
    if (read === undefined || isConfigWrong) return { settings: undefined, texts, diagnostics };
    const { config } = read;
    const settings = await addProjectFacts(makeSettings(overrides, config), { options: overrides, config });
    const isSame = kept !== undefined && describeSettings(kept.settings) === describeSettings(settings);
    return { settings: isSame && kept !== undefined ? kept.settings : settings, texts, diagnostics };
  }

  function isInput(path: string): boolean {
    return [...(kept?.editions.values() ?? [])].some(({ discovery }) =>
      [...discovery.locations.values()].includes(path),
    );
  }

  return { update, check };
}

interface SiteInput {
  readonly settings: Settings;
  readonly editions: Editions;
  readonly read: ReadSettings;
  readonly changed: ReadonlySet<string> | undefined;
  /** Take in what is read. */
  readonly texts: Map<string, string>;
  readonly locations: Map<string, string>;
}

/** The editions with their plans, the one at the base first; undefined when they can't be one site. Keeps what it plans. */
async function planLive(
  kept: Map<string, KeptEdition>,
  archived: readonly ReadArchive[],
  context: KeptContext,
): Promise<readonly LiveEdition[] | undefined> {
  const { editions, run } = context;
  const { report } = run;
  const outlines: EditionOutline[] = archived.map(({ base, files }) =>
    outlineArchive(
      base,
      files.map(({ path }) => path),
    ),
  );
  const planned: { readonly edition: Edition; readonly one: KeptEdition; readonly made: KeptPlan }[] = [];
  let earlier: EarlierEdition | undefined;
  for (const edition of orderByAge(editions.made, editions)) {
    const one = kept.get(edition.prefix);
    if (one === undefined) continue;
    const made = await planKept(edition, one, earlier, context);
    earlier = { edition, catalogue: made.catalogue };
    kept.set(edition.prefix, { ...one, planned: made });
    reportAgain(made.heard, labelReport(report, edition.label));
    planned.push({ edition, one, made });
    outlines.push(outlineEdition(made.plan));
  }
  if (report.diagnostics.some(isUsageError)) return undefined;
  const occupied = findOccupant(outlines);
  if (occupied !== undefined) {
    report.add(configCodes.occupiedPath(occupied));
    return undefined;
  }
  const known = new Map(outlines.map(({ base, routes }) => [base, routes]));
  // The one at the base comes first again.
  const inPlace = editions.made.flatMap((edition) => planned.filter((one) => one.edition === edition));
  return inPlace.map(({ edition, one, made }) => ({
    prefix: edition.prefix,
    plan: settleVersions(made.plan, known),
    catalogue: made.catalogue,
    locations: one.discovery.locations,
  }));
}

interface ReadSettings {
  /** Absent when the config file is wrong, which the diagnostics say. */
  readonly settings: Settings | undefined;
  readonly texts: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** The settings that reading and planning go by, apart from looks, which are compared on their own. */
function describeModelSettings(settings: Settings): string {
  const looks = { colors: [], styles: [], parts: [], logo: [], links: [], footer: [], announcement: [] };
  const judging = { levels: [], strict: [], baseline: [], coverage: [] };
  return JSON.stringify({ ...settings, ...looks, ...judging });
}

function describeSettings({ levels, ...rest }: Settings): string {
  return JSON.stringify([rest, [...levels]]);
}
