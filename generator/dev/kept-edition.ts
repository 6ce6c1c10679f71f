import { isInside } from "../discover/files/is-inside.ts";
import { isAboutInput } from "../discover/is-about-input.ts";
import { realpath } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { nameScope } from "../cache/fingerprint.ts";
import type { Edition, Editions } from "../config/list-editions.ts";
import type { Settings } from "../config/settings.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createReport } from "../diagnostics/report.ts";
import { discoverEdition } from "../discover/editions/discover-edition.ts";
import type { FileTree } from "../discover/files/file-tree.ts";
import type { Discovery } from "../discover/discover.ts";
import { followImports } from "../plugins/modules/follow-imports.ts";
import { type Before, isIdle, locateTexts, rereadFiles } from "../discover/reread-files.ts";
import { type EarlierEdition, tellHistory } from "../edition-histories.ts";
import type { RememberingEngine } from "../engine/create-engine.ts";
import { findStats } from "../find-stats.ts";
import { reportAgain } from "../engine/hear-report.ts";
import { shareParts } from "../engine/share-parts.ts";
import { checkEdition, linkEdition, type LinkedEdition, planLinked, type PlannedEdition } from "../make-edition.ts";
import type { ModelHistory } from "../history/model-history.ts";
import type { SitePlan } from "../page-model/page.ts";
import type { Run } from "../run.ts";
import type { Theme } from "../theme/read-theme.ts";

/*
 * What a session keeps of an edition from round to round, and how each round makes it anew: read, then planned, then checked. Each
 * step gives what was kept where nothing has changed that it looks at.
 */

/** An edition between two rounds of a session, with all that the next one can do without making again. */
export interface KeptEdition {
  readonly engine: RememberingEngine;
  /** What its questions depend on besides its input. */
  readonly scope: string;
  /** The folders that it was read from. */
  readonly folders: readonly string[];
  readonly discovery: Discovery;
  /** What there was in its folders when they were last gone through. */
  readonly listed: Before["listed"];
  /** What was said about the reading. */
  readonly heard: readonly Diagnostic[];
  /** What was made of it in the last round; absent when something else has been read since. */
  readonly planned?: KeptPlan | undefined;
  /** Its plan with the ways to other editions, and the plans of all by which these were settled; absent where there are archived ones. */
  readonly settled?: { readonly by: readonly SitePlan[]; readonly plan: SitePlan } | undefined;
  /** What rules have found, and in which plan's model: the one before as long as this one's is not looked at. */
  readonly checked?: { readonly of: KeptPlan; readonly diagnostics: readonly Diagnostic[] } | undefined;
}

/** A planned edition with what it depended on, by which the next round tells whether it still holds. */
export interface KeptPlan extends PlannedEdition {
  readonly linked: LinkedEdition;
  /** What was said besides what was said about the reading. */
  readonly heard: readonly Diagnostic[];
  /** What it shows of the looks that are configured. */
  readonly looks: string;
  /** The edition before it, with which it has been compared, and what was told of those before that. */
  readonly earlier: Pick<EarlierEdition, "catalogue" | "releases"> | undefined;
  /** What it tells of releases. */
  readonly history: ModelHistory | undefined;
}

/** What editions of a session are planned with, whichever of them it is. */
export interface KeptContext {
  readonly editions: Editions;
  readonly run: Run;
  readonly theme: Theme;
  /** What has become of everything from release to release. */
  readonly history: ModelHistory | undefined;
}

/** What a session reads each edition with. */
interface ReadingWith extends Pick<Before, "opened"> {
  readonly openEngine: () => RememberingEngine;
  /** Keeps what is opened there. */
  readonly disk: FileTree;
  /** Names the looks. */
  readonly theme: string;
}

/** An edition as it is read now; what was kept of it where nothing in its folders has changed. */
export async function readKept(
  edition: Edition,
  before: KeptEdition | undefined,
  changed: ReadonlySet<string> | undefined,
  { openEngine, theme, opened, disk }: ReadingWith,
): Promise<KeptEdition> {
  const modules = new Set(
    before?.discovery.plugins.flatMap(({ source }) =>
      source === undefined ? [] : [source.location, ...source.imports],
    ),
  );
  const isMoved = changed !== undefined && [...changed].some((path) => isAboutInput(path) || modules.has(path));
  // A commit stays what it is.
  if (before !== undefined && changed !== undefined && edition.revision !== undefined && !isMoved) return before;
  if (before !== undefined && changed !== undefined && changed.size > 0 && !isMoved) {
    const kept = { known: new Set(locateTexts(before.discovery)), listed: before.listed, opened };
    if ([...changed].every((path) => isIdle(path, kept))) return before;
  }
  if (before !== undefined && changed !== undefined && before.heard.length === 0 && !isMoved) {
    const own = [...changed].filter((path) => before.folders.some((folder) => isInside(path, folder)));
    const discovery = rereadFiles(before.discovery, { changed: new Set(own), listed: before.listed, opened });
    if (discovery === before.discovery) return before;
    if (discovery !== undefined) return { ...before, discovery, planned: undefined };
  }
  const { settings } = edition;
  if (before === undefined && (settings.plugins ?? []).length > 0) followImports();
  const report = createReport();
  const { listed, ...discovered } = await discoverEdition(edition, report, disk);
  const { repositories } = discovered;
  // What pages link to stands in what is kept of them.
  const isSameRepository = JSON.stringify(repositories) === JSON.stringify(before?.discovery.repositories);
  const { engine, scope } = (isSameRepository ? before : undefined) ?? {
    engine: openEngine(),
    scope: nameScope({ ...edition, repositories }, theme),
  };
  const plugins = keepPlugins(before?.discovery.plugins ?? [], discovered.plugins);
  const discovery = shareParts(before?.discovery, { ...discovered, plugins });
  // Later stages pass over what was said about the reading, and the catalogue lists what is lost by it.
  const isSameInput = discovery === before?.discovery && isDeepStrictEqual(report.diagnostics, before.heard);
  const planned = isSameInput ? before.planned : undefined;
  const places = [...settings.inputs, ...settings.references.map(({ path }) => path)];
  // By the names under which changes are told, even while the folder that they count from is called otherwise.
  const paths = places.map((place) => resolve(place));
  const found = await Promise.all(paths.map((path) => realpath(path).catch(() => path)));
  // A file that is named stands among those that it takes in.
  const folders = found.map((path) => (findStats(path)?.isFile() === true ? dirname(path) : path));
  return {
    engine,
    scope,
    folders,
    discovery,
    listed,
    heard: report.diagnostics,
    planned,
    settled: before?.settled,
    checked: before?.checked,
  };
}

/** Plug-ins are loaded anew in each round; one that is the same one, by all that its answers depend on, is the one that there was. */
function keepPlugins(before: Discovery["plugins"], now: Discovery["plugins"]): Discovery["plugins"] {
  return now.map(
    (plugin) => before.find(({ id, source }) => id === plugin.id && isDeepStrictEqual(source, plugin.source)) ?? plugin,
  );
}

/** The plan of the last round, unless something else has been read since. */
export async function planKept(
  edition: Edition,
  { engine, scope, discovery, heard: heardBefore, planned }: KeptEdition,
  earlier: EarlierEdition | undefined,
  { editions, run, theme, history: told }: KeptContext,
): Promise<KeptPlan> {
  const looks = describeLooks(edition.settings, theme);
  const history = edition.prefix === editions.current.prefix ? told : undefined;
  const isSame =
    planned?.looks === looks &&
    planned.earlier?.catalogue === earlier?.catalogue &&
    planned.earlier?.releases === earlier?.releases &&
    planned.history === history;
  if (isSame) return planned;
  // What was said about the reading keeps later stages from saying it again.
  const report = createReport();
  reportAgain(heardBefore, report);
  const read = { ...edition, ...discovery, report };
  const context = {
    editions,
    run,
    report,
    engine: engine.within(scope),
    theme,
    history,
    tellHistory: (catalogue: EarlierEdition["catalogue"]) => tellHistory(catalogue, edition, earlier, editions),
  };
  const linked = await linkEdition(read, context);
  const made = await planLinked(read, linked, context);
  const heard = report.diagnostics.slice(heardBefore.length);
  return { ...made, linked, heard, looks, earlier, history };
}

/**
 * What rules find in the model that is planned, which was kept where they have looked at it. They look when there is nothing better
 * to do: `giveWay` is asked between any two of them, and fails when they are to stop.
 */
export async function checkKept(
  edition: Edition,
  kept: KeptEdition,
  run: Run,
  giveWay: () => Promise<void>,
): Promise<KeptEdition> {
  const { engine, scope, discovery, planned, checked } = kept;
  if (planned === undefined || checked?.of === planned) return kept;
  const report = createReport();
  const read = { ...edition, ...discovery, report };
  await checkEdition(read, planned.linked, { run, report, engine: engine.within(scope), giveWay });
  // Nobody has asked for what this forgets, neither to plan nor to check.
  engine.sweep();
  return { ...kept, checked: { of: planned, diagnostics: report.diagnostics } };
}

/** What pages show of the looks that are configured. */
function describeLooks({ colors, links, footer, announcement }: Settings, { logo }: Theme): string {
  return JSON.stringify([colors, links, footer, announcement, logo]);
}
