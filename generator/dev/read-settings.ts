import { realpathSync } from "node:fs";
import type { Config } from "../config/config.ts";
import { addProjectFacts } from "../discover/add-project-facts.ts";
import type { FileTree } from "../discover/files/file-tree.ts";
import { isInside } from "../discover/files/is-inside.ts";
import { isAboutInput } from "../discover/is-about-input.ts";
import { makeDemoConfig } from "../config/demo-config.ts";
import { describeConfigPlace } from "../config/describe-config-place.ts";
import { isConfigModule, listConfigPlaces } from "../config/config-places.ts";
import { placeSettings } from "../config/place-settings.ts";
import { readConfig } from "../config/read-config.ts";
import { makeSettings, type Settings } from "../config/settings.ts";
import { usageCodes } from "../diagnostics/codes/usage.ts";
import { describeFailure } from "../diagnostics/describe-failure.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { followImports } from "../plugins/modules/follow-imports.ts";
import { listModules } from "../plugins/modules/read-module.ts";

/** What the config file and the command line say. */
export interface ReadSettings {
  /** Absent when the config file is wrong, which the diagnostics say. */
  readonly settings: Settings | undefined;
  /** Which config file counts, where that is worth a line. */
  readonly configPlace?: string | undefined;
  readonly texts: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  /** Gives what is wrong with values of the configuration their places. */
  readonly place: (diagnostics: readonly Diagnostic[]) => readonly Diagnostic[];
}

/** Asked of a path that has changed. */
export interface ChangeKinds {
  /** Whether nothing but the text of a file of the input can be another one there. */
  isText(path: string): boolean;
  /** Whether there is a file that nobody here has ever looked into. */
  isIdle(path: string): boolean;
}

type ReadAgain = (changed: ReadonlySet<string> | undefined, kinds: ChangeKinds) => Promise<ReadSettings>;

/** Where the settings come from. */
export interface ConfigOptions {
  readonly cwd: string;
  /** The config file, where one is named. */
  readonly config?: string | undefined;
  /** Whether the bundled model is shown, whatever a config file says. */
  readonly isDemo?: boolean | undefined;
  /** What the command line says of the keys of the config file. */
  readonly overrides: Partial<Config>;
  /** Where inputs are looked for that say something of their site. */
  readonly disk?: FileTree | undefined;
}

/** Reads the settings; those of the last time as long as no config file can have changed, and the same object while they say the same. */
export function createSettingsReader({
  cwd,
  config: configFile,
  isDemo = false,
  overrides,
  disk,
}: ConfigOptions): ReadAgain {
  let last: (ReadSettings & { readonly settings: Settings }) | undefined;

  /** What the config file consists of, where it is a module. */
  let modules: ReadonlySet<string> = new Set();

  let isFollowing = false;

  async function readAnew(): Promise<ReadSettings> {
    const report = createReport();
    const read = isDemo ? makeDemoConfig(cwd) : await readConfig(configFile, cwd, report).catch(refuse(report));
    modules = new Set(
      read?.file !== undefined && isConfigModule(read.file) ? listModules(realpathSync(read.file)) : [],
    );
    if (modules.size > 1 && !isFollowing) followImports();
    isFollowing ||= modules.size > 1;
    const texts = read?.texts ?? new Map<string, string>();
    const { diagnostics } = report;
    const place: ReadSettings["place"] = (found) => placeSettings(found, read, overrides);
    if (read === undefined || diagnostics.length > 0) return { settings: undefined, texts, diagnostics, place };
    const { config } = read;
    const settings = await addProjectFacts(makeSettings(overrides, config), { options: overrides, config, disk });
    return { settings, configPlace: describeConfigPlace(read, cwd), texts, diagnostics, place };
  }

  let isWrong = false;
  return async (changed, { isText, isIdle }) => {
    // Where it is, or may come to be, which is elsewhere once it is a link.
    const places = listConfigPlaces(cwd, configFile);
    // What a project says of its site counts only as long as the folder is one, which any file that comes or goes may decide.
    const isConfig = (path: string): boolean =>
      isAboutInput(path) ||
      [...modules, ...places].some((place) => isInside(place, path)) ||
      // A module may look into any file.
      !(isText(path) || (modules.size === 0 && isIdle(path)));
    if (last !== undefined && !isWrong && changed !== undefined && ![...changed].some(isConfig)) return last;
    const read = await readAnew();
    const { settings } = read;
    isWrong = settings === undefined;
    if (settings === undefined) return read;
    const isSame = last !== undefined && describeSettings(last.settings) === describeSettings(settings);
    last = { ...read, settings: isSame && last !== undefined ? last.settings : settings };
    return last;
  };
}

/** A current folder that nobody may look into any more is told until somebody may, while the site stays as it was. */
function refuse(report: Report): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    report.add(usageCodes.unreadableFolder({ folder: ".", reason: describeFailure(error) }));
  };
}

function describeSettings({ levels, ...rest }: Settings): string {
  return JSON.stringify([rest, [...levels]]);
}

/** The settings that reading and planning go by, apart from looks, which are compared on their own. */
export function describeModelSettings(settings: Settings): string {
  const looks = { colors: [], styles: [], parts: [], logo: [], links: [], footer: [], announcement: [] };
  const judging = { levels: [], strict: [], baseline: [], coverage: [] };
  return JSON.stringify({ ...settings, ...looks, ...judging });
}
