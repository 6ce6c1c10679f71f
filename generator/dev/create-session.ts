import { readAnswers } from "../cache/open-cache.ts";
import { listEditions, type Edition, type Editions } from "../config/list-editions.ts";
import type { Settings } from "../config/settings.ts";
import { arrangeDiagnostics } from "../diagnostics/arrange.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { isUsageError } from "../diagnostics/is-usage-error.ts";
import { labelReport } from "../diagnostics/label-report.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { findArchive } from "../discover/editions/find-archive.ts";
import type { ReadArchive } from "../discover/editions/read-editions.ts";
import { createEngine, type RememberingEngine, type Trace } from "../engine/create-engine.ts";
import { nothingLeft, type Store } from "../engine/entry.ts";
import { reportAgain } from "../engine/hear-report.ts";
import { pagePath } from "../render/page-renderer.ts";
import type { SiteBundle } from "../render/load-site-bundle.ts";
import { keepOpened, type OpenedFiles } from "../discover/files/keep-opened.ts";
import { type Before, isIdle, isOfText, locateTexts } from "../discover/reread-files.ts";
import { createRun, type Run, type StageName, type StageTiming } from "../run.ts";
import { once } from "../engine/once.ts";
import { readHistory, type ReadHistory } from "../discover/read-history.ts";
import { applyTheme } from "../theme/apply-theme.ts";
import { readTheme, type Theme } from "../theme/read-theme.ts";
import type { SiteSource } from "./site-source.ts";
import { drawEachKind } from "./draw-each-kind.ts";
import { createLiveSite, isSiteOf, type LiveSite } from "./create-live-site.ts";
import { checkKept, type KeptContext, type KeptEdition, readKept } from "./kept-edition.ts";
import { planLive } from "./plan-live.ts";
import { rehearseEdits } from "./rehearse-edits.ts";
import {
  type ChangeKinds,
  type ConfigOptions,
  createSettingsReader,
  describeModelSettings,
  type ReadSettings,
} from "./read-settings.ts";

/*
 * A site that is kept up to date in memory. It holds what the last round has made of each piece, so
 * that a change costs about what it touches; pages are rendered when somebody looks at them.
 */

/** What a session is made with: where its settings come from, and who hears of what it does. */
export interface SessionOptions extends ConfigOptions {
  readonly source: Pick<SiteSource, "bundle">;
  /** Hears of the settings before anything that they name is read, so that it can be watched from then on; reports what can't be. */
  readonly onSettings?: ((settings: Settings | undefined, report: Report) => Promise<void>) | undefined;
  /** Hears of each stage as it begins. */
  readonly onStage?: ((stage: StageName) => void) | undefined;
}

/** What a round has found. */
export interface SessionState {
  /** The last site that could be made; absent as long as there was none. */
  readonly site: LiveSite | undefined;
  /** Whether `site` is that of an earlier round, since this one could make none. */
  readonly isStale: boolean;
  /** Whether it shows something else than the round before, or a file has been written that was read, be it as it was. */
  readonly hasNews: boolean;
  readonly settings: Settings | undefined;
  /** Which config file counts, where that is worth a line. */
  readonly configPlace?: string | undefined;
  /** Arranged for printing. */
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: ReadonlyMap<string, string>;
  readonly locations: ReadonlyMap<string, string>;
  readonly timings: readonly StageTiming[];
  /** What the engine was asked, and why it worked where it had to. */
  readonly traces: readonly Trace[];
}

/** A site that is kept up to date in memory: `dev` runs it, and so does whatever answers from a site. */
export interface Session {
  /**
   * Makes the site of what is there now; `changed` tells which files may have changed, if that is known. Rules have not looked at
   * it yet: what they found in the site before stands for what they will find.
   */
  update(changed?: ReadonlySet<string>): Promise<SessionState>;
  /** The same state once rules have looked at it. `giveWay` is asked again and again, and fails when that is no longer wanted. */
  check(giveWay?: () => Promise<void>): Promise<SessionState>;
  /** Gets ready for the first edits, as long as `giveWay` doesn't fail. */
  rehearse(giveWay: () => Promise<void>): Promise<void>;
}

interface MadeSite {
  readonly site: LiveSite;
  /** Whether it shows what the one before shows. */
  readonly isSame: boolean;
}

interface Kept {
  readonly settings: Settings;
  readonly editions: ReadonlyMap<string, KeptEdition>;
}

/** What a round has come to, apart from what rules find. */
interface Round extends Pick<ReadSettings, "place"> {
  readonly run: Run;
  readonly state: Omit<SessionState, "site" | "diagnostics" | "timings" | "traces">;
  /** The editions of its site; none when there is no site. */
  readonly editions: readonly Edition[];
}

type PlanContext = Omit<KeptContext, "run">;

/** A session on the model that the options name; nothing is read before the first update. */
export function createSession(options: SessionOptions): Session {
  const { source, onSettings, onStage } = options;
  const { disk, opened } = keepOpened();
  const readSettings = createSettingsReader({ ...options, disk });
  let kept: Kept | undefined;
  let site: LiveSite | undefined;
  let told: ReadHistory | undefined;
  let renderedBy: { readonly bundle: SiteBundle; readonly looks: string } | undefined;
  let context: PlanContext | undefined;
  let traces: Trace[] = [];
  const onAnswer = (trace: Trace): void => void traces.push(trace);
  let round: Round | undefined;
  /** What may have changed since the input was read the last time, which no round does as long as the settings are wrong; undefined where anything may. */
  let missed: ReadonlySet<string> | undefined = new Set();

  async function update(news?: ReadonlySet<string>): Promise<SessionState> {
    const changed = news && missed && new Set([...missed, ...news]);
    missed = changed;
    const run = createRun({ begin: (stage) => onStage?.(stage), advance() {}, end() {} });
    ({ traces } = run);
    const before = { ...collectPlaces(kept), opened };
    const read = await readSettings(changed, tellKinds(before));
    const { settings, configPlace } = read;
    await onSettings?.(settings, run.report);
    reportAgain(read.diagnostics, run.report);
    const texts = new Map(read.texts);
    const locations = new Map<string, string>();
    const editions = settings && listEditions(settings, run.report);
    const made = settings && editions && (await makeSite({ settings, editions, changed, texts, locations }, run));
    const wasStale = round?.state.isStale ?? false;
    site = made?.site ?? site;
    const isSame = made === undefined ? wasStale : made.isSame && !wasStale;
    const hasNews = !isSame || isAnyRead(changed, before);
    round = {
      run,
      place: read.place,
      state: { isStale: made === undefined, hasNews, settings, configPlace, texts, locations },
      editions: made === undefined ? [] : (editions?.made ?? []),
    };
    return describeRound(round, { site, kept });
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
    if (site !== undefined && context?.theme.partsDigest !== undefined) await drawEachKind(site, giveWay);
    return describeRound(round, { site, kept });
  }

  async function rehearse(giveWay: () => Promise<void>): Promise<void> {
    // Where there are several editions, each is compared with another one; they are edited where they are made.
    const [edition, ...others] = round?.editions ?? [];
    const one = edition && kept?.editions.get(edition.prefix);
    if (edition === undefined || others.length > 0 || one === undefined || context === undefined) return;
    const look = (route: string): void => void site?.find(pagePath(route));
    await rehearseEdits(edition, one, context, { look, giveWay });
  }

  /** The site of what the settings name; undefined when there is none, which has been reported. */
  async function makeSite(input: SiteInput, run: Run): Promise<MadeSite | undefined> {
    const { settings, editions } = input;
    const { report } = run;
    // Little is read for the look of the site, and nothing that takes part in a round knows when it changes.
    const heardOfTheme = createReport();
    const theme = await run.stage("discover", () => readTheme(editions.current.settings, heardOfTheme));
    told = await run.stage("discover", () => readHistory(settings, report, told, disk));
    const { history } = told;
    const read = await readEditions(input, { theme, kept, opened, disk, run, onAnswer });
    kept = { settings, editions: read };
    missed = new Set();
    const archived = await readArchives(editions, report);
    if (read.size === 0 || [...read.values()].every(({ discovery }) => discovery.texts.size === 0)) return undefined;
    if (report.diagnostics.some(isUsageError)) return undefined;
    reportAgain(heardOfTheme.diagnostics, report);
    context = { editions, theme, history };
    const live = await planLive(read, archived, { ...context, run });
    if (live === undefined) return undefined;
    const { bundle } = source;
    const drawnBefore = renderedBy?.bundle === bundle ? site : undefined;
    // What parts of the user's fail at is said anew in each round.
    const isPlain = theme.partsDigest === undefined;
    const isDrawnSo = drawnBefore !== undefined && renderedBy?.looks === theme.digest && archived.length === 0;
    const isSame = isDrawnSo && isSiteOf(drawnBefore, live);
    if (isSame && isPlain) return { site: drawnBefore, isSame };
    renderedBy = { bundle, looks: theme.digest };
    const drawn = { editions: live, archived, bundle: applyTheme(bundle, theme, report), before: drawnBefore };
    return { site: createLiveSite(drawn), isSame };
  }

  return { update, check, rehearse };
}

/** Where the texts of all editions are that were read the last time, and what else there was. */
function collectPlaces(kept: Kept | undefined): Omit<Before, "opened"> {
  const editions = [...(kept?.editions.values() ?? [])];
  return {
    known: new Set(editions.flatMap(({ discovery }) => locateTexts(discovery))),
    listed: new Map(editions.flatMap(({ listed }) => [...listed])),
  };
}

/** What changes come to, by what there was before. */
function tellKinds(before: Before): ChangeKinds {
  return { isText: (path) => isOfText(path, before), isIdle: (path) => isIdle(path, before) };
}

/** Whether any of what may have changed is read, which what is new never was before. */
function isAnyRead(changed: ReadonlySet<string> | undefined, { known, opened }: Before): boolean {
  return changed === undefined || [...changed].some((path) => known.has(path) || opened.has(path));
}

async function readArchives({ archived }: Editions, report: Report): Promise<readonly ReadArchive[]> {
  const read: ReadArchive[] = [];
  for (const archive of archived) read.push({ ...archive, files: await findArchive(archive.folder, report) });
  return read;
}

/** What a round has found, with the site that there is. */
function describeRound(
  { run, state, editions, place }: Round,
  { site, kept }: { readonly site: LiveSite | undefined; readonly kept: Kept | undefined },
): SessionState {
  const found = editions.map(({ prefix, label }) => listFindings(kept?.editions.get(prefix)?.checked, label));
  // There may be thousands, and who only wants a page asks for none.
  const arrange = once(() =>
    arrangeDiagnostics(place([...run.report.diagnostics, ...found.flat()]), state.settings?.levels),
  );
  return {
    ...state,
    site,
    timings: run.timings,
    traces: run.traces,
    get diagnostics() {
      return arrange();
    },
  };
}

/** All editions as they are now, by their prefixes. */
async function readEditions(
  { settings, editions, changed, texts, locations }: SiteInput,
  { theme, kept, opened, disk, run, onAnswer }: ReadingContext,
): Promise<Map<string, KeptEdition>> {
  const isSameModel = kept !== undefined && describeModelSettings(kept.settings) === describeModelSettings(settings);
  const before = kept !== undefined && isSameModel ? kept.editions : new Map<string, KeptEdition>();
  const openEngine = createEngineOpener(settings, onAnswer);
  const read = new Map<string, KeptEdition>();
  for (const edition of editions.made) {
    const one = await run.stage("discover", () =>
      readKept(edition, before.get(edition.prefix), changed, { openEngine, opened, disk, theme: theme.digest }),
    );
    read.set(edition.prefix, one);
    reportAgain(one.heard, labelReport(run.report, edition.label));
    for (const [path, text] of one.discovery.texts) texts.set(edition.label + path, text);
    for (const [path, location] of one.discovery.locations) locations.set(edition.label + path, location);
  }
  return read;
}

interface ReadingContext extends OpenedFiles {
  readonly theme: Theme;
  /** What the round before has left. */
  readonly kept: Kept | undefined;
  readonly run: Run;
  readonly onAnswer: (trace: Trace) => void;
}

/** What rules have found, as it is: there may be thousands of them, and each edit lists them again before its page is shown. */
function listFindings(checked: KeptEdition["checked"], label: string): readonly Diagnostic[] {
  const diagnostics = checked?.diagnostics ?? [];
  if (label === "") return diagnostics;
  const report = createReport();
  reportAgain(diagnostics, labelReport(report, label));
  return report.diagnostics;
}

/** Engines that begin with what `generate` has left. Apart from the round in which one is opened, which it would hold as long as it lasts. */
function createEngineOpener({ cache, out }: Settings, onAnswer: (trace: Trace) => void): () => RememberingEngine {
  let left: Store | undefined;
  return () => {
    left ??= cache === undefined ? nothingLeft : readAnswers(cache, out);
    return createEngine({ before: left, isLive: true, onAnswer });
  };
}

interface SiteInput {
  readonly settings: Settings;
  readonly editions: Editions;
  readonly changed: ReadonlySet<string> | undefined;
  /** Take in what is read. */
  readonly texts: Map<string, string>;
  readonly locations: Map<string, string>;
}
