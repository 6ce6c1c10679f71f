import { realpath } from "node:fs/promises";
import { sep } from "node:path";
import { nameScope } from "../cache/fingerprint.ts";
import { readAnswers } from "../cache/open-cache.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
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
import { discover, type Discovery } from "../discover/discover.ts";
import { findArchive } from "../discover/find-archive.ts";
import type { ReadArchive } from "../discover/read-editions.ts";
import { rereadFiles } from "../discover/reread-files.ts";
import { orderByAge, tellHistory, type EarlierEdition } from "../edition-histories.ts";
import { createEngine, type RememberingEngine, type Trace } from "../engine/create-engine.ts";
import type { Store } from "../engine/entry.ts";
import { reportAgain } from "../engine/hear-report.ts";
import { shareParts } from "../engine/share-parts.ts";
import { planEdition, type PlannedEdition } from "../make-edition.ts";
import {
  findOccupant,
  outlineArchive,
  outlineEdition,
  type EditionOutline,
  settleVersions,
} from "../plan/versions/plan-versions.ts";
import type { SiteBundle } from "../render/load-site-bundle.ts";
import { createRun, type StageTiming } from "../run.ts";
import { applyTheme } from "../theme/apply-theme.ts";
import { readTheme, type Theme } from "../theme/read-theme.ts";
import type { SiteSource } from "./site-source.ts";
import { createLiveSite, type LiveEdition, type LiveSite } from "./create-live-site.ts";

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
  /** Makes the site of what is there now; `changed` tells which files may have changed, if that is known. */
  update(changed?: ReadonlySet<string>): Promise<SessionState>;
}

/** What is kept of an edition from round to round. */
interface KeptEdition {
  readonly engine: RememberingEngine;
  /** What its questions depend on besides its input. */
  readonly scope: string;
  /** The folders that it was read from. */
  readonly folders: readonly string[];
  readonly discovery: Discovery;
  /** What was said about the reading. */
  readonly heard: readonly Diagnostic[];
  /** What was made of it in the last round; absent when something else has been read since. */
  readonly planned?: KeptPlan | undefined;
}

interface KeptPlan extends PlannedEdition {
  readonly heard: readonly Diagnostic[];
  /** What it shows of the looks that are configured. */
  readonly looks: string;
  /** The model of the edition before it, with which it has been compared. */
  readonly earlier: Catalogue | undefined;
}

interface Kept {
  readonly settings: Settings;
  readonly configTexts: ReadonlyMap<string, string>;
  readonly editions: ReadonlyMap<string, KeptEdition>;
}

/** A session on the model that the options name; nothing is read before the first update. */
export function createSession(options: SessionOptions): Session {
  const { cwd, config: configFile, isDemo = false, overrides, source, onSettings } = options;
  let kept: Kept | undefined;
  let site: LiveSite | undefined;
  let renderedBy: SiteBundle | undefined;
  let isConfigWrong = false;
  let traces: Trace[] = [];

  async function update(changed?: ReadonlySet<string>): Promise<SessionState> {
    const run = createRun({ begin() {}, advance() {}, end() {} });
    const { report } = run;
    ({ traces } = run);
    const read = await readSettings(changed);
    await onSettings?.(read.settings);
    const texts = new Map(read.texts);
    const locations = new Map<string, string>();
    const finish = (made: LiveSite | undefined): SessionState => {
      site = made ?? site;
      return {
        site,
        isStale: made === undefined,
        settings: read.settings,
        diagnostics: arrangeDiagnostics(report.diagnostics, read.settings?.levels),
        texts,
        locations,
        timings: run.timings,
        traces: run.traces,
      };
    };
    const { settings } = read;
    reportAgain(read.diagnostics, report);
    const editions = settings && listEditions(settings, report);
    if (settings === undefined || editions === undefined) return finish(undefined);

    const isSameModel = kept !== undefined && describeModelSettings(kept.settings) === describeModelSettings(settings);
    const before = kept !== undefined && isSameModel ? kept.editions : new Map<string, KeptEdition>();
    const editionsNow = new Map<string, KeptEdition>();
    const { cache, out } = settings;
    // Little is read for the look of the site, and nothing that takes part in a round knows when it changes.
    const heardOfTheme = createReport();
    const theme = await run.stage("discover", () => readTheme(editions.current.settings, heardOfTheme));
    let left: Store | undefined;
    const openEngine = (): RememberingEngine => {
      left ??= cache === undefined ? new Map() : readAnswers(cache, out);
      return createEngine({ before: left, isLive: true, onAnswer: (trace) => traces.push(trace) });
    };
    for (const edition of editions.made) {
      const one = await run.stage("discover", () =>
        readEdition(edition, before.get(edition.prefix), changed, { openEngine, theme: theme.digest }),
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
    if (texts.size === read.texts.size || report.diagnostics.some(isUsageError)) return finish(undefined);
    return finish(await makeLiveSite(editions, editionsNow, archived));

    async function makeLiveSite(
      editions: Editions,
      read: ReadonlyMap<string, KeptEdition>,
      archived: readonly ReadArchive[],
    ): Promise<LiveSite | undefined> {
      const outlines: EditionOutline[] = archived.map(({ base, files }) =>
        outlineArchive(
          base,
          files.map(({ path }) => path),
        ),
      );
      reportAgain(heardOfTheme.diagnostics, report);
      const planned: { readonly edition: Edition; readonly one: KeptEdition; readonly made: KeptPlan }[] = [];
      let earlier: EarlierEdition | undefined;
      for (const edition of orderByAge(editions.made, editions)) {
        const one = read.get(edition.prefix);
        if (one === undefined) continue;
        const made = await planKept(edition, { one, theme, earlier });
        earlier = { edition, catalogue: made.catalogue };
        editionsNow.set(edition.prefix, { ...one, planned: made });
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
      const live = inPlace.map(({ edition, one, made }): LiveEdition => ({
        prefix: edition.prefix,
        plan: settleVersions(made.plan, known),
        catalogue: made.catalogue,
        locations: one.discovery.locations,
      }));
      const { bundle } = source;
      const before = renderedBy === bundle ? site : undefined;
      renderedBy = bundle;
      return createLiveSite({ editions: live, archived, bundle: applyTheme(bundle, theme, report), before });
      /** The plan of the last round, unless something else has been read since. */
      async function planKept(
        edition: Edition,
        { one, theme, earlier }: { one: KeptEdition; theme: Theme; earlier: EarlierEdition | undefined },
      ): Promise<KeptPlan> {
        const { engine, scope, discovery, heard: heardBefore, planned } = one;
        const looks = describeLooks(edition.settings, theme);
        if (planned?.looks === looks && planned.earlier === earlier?.catalogue) return planned;
        // What was said about the reading keeps later stages from saying it again.
        const heard = createReport();
        reportAgain(heardBefore, heard);
        const made = await planEdition(
          { ...edition, ...discovery, report: heard },
          {
            editions,
            run,
            report: heard,
            engine: engine.within(scope),
            theme,
            tellHistory: (catalogue) => tellHistory(catalogue, earlier, editions),
          },
        );
        engine.sweep();
        const earlierCatalogue = earlier?.catalogue;
        return { ...made, heard: heard.diagnostics.slice(heardBefore.length), looks, earlier: earlierCatalogue };
      }
    }
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

  return { update };
}

interface ReadSettings {
  /** Absent when the config file is wrong, which the diagnostics say. */
  readonly settings: Settings | undefined;
  readonly texts: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** An edition as it is read now; what was kept of it where nothing in its folders has changed. */
async function readEdition(
  edition: Edition,
  before: KeptEdition | undefined,
  changed: ReadonlySet<string> | undefined,
  { openEngine, theme }: { readonly openEngine: () => RememberingEngine; readonly theme: string },
): Promise<KeptEdition> {
  const modules = new Set(before?.discovery.plugins.map(({ source }) => source?.location));
  const isMoved = changed !== undefined && [...changed].some((path) => isAboutInput(path) || modules.has(path));
  if (before !== undefined && changed !== undefined && before.heard.length === 0 && !isMoved) {
    const own = [...changed].filter((path) => before.folders.some((folder) => isInside(path, folder)));
    const discovery = rereadFiles(before.discovery, new Set(own));
    if (discovery === before.discovery) return before;
    if (discovery !== undefined) return { ...before, discovery, planned: undefined };
  }
  const { settings } = edition;
  const report = createReport();
  const found = await discover(settings, report);
  const { repositories } = found;
  // What pages link to stands in what is kept of them.
  const isSameRepository = JSON.stringify(repositories) === JSON.stringify(before?.discovery.repositories);
  const { engine, scope } = (isSameRepository ? before : undefined) ?? {
    engine: openEngine(),
    scope: nameScope({ ...edition, repositories }, theme),
  };
  const discovery = shareParts(before?.discovery, found);
  const planned = discovery === before?.discovery ? before.planned : undefined;
  const places = [...settings.inputs, ...settings.references.map(({ path }) => path)];
  const folders = await Promise.all(places.map((place) => realpath(place).catch(() => place)));
  return { engine, scope, folders, discovery, heard: report.diagnostics, planned };
}

/** What says where the files of a model are and where they are published, and is none of them. */
function isAboutInput(path: string): boolean {
  return /(?:^|[\\/])docusaurus\.config\.[cm]?[jt]s$|[\\/]HEAD$/.test(path);
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** What pages show of the looks that are configured. */
function describeLooks({ colors, links, footer, announcement }: Settings, { logo }: Theme): string {
  return JSON.stringify([colors, links, footer, announcement, logo]);
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
