import type { SiteVersion } from "../catalogue/versions.ts";
import { configCodes } from "../diagnostics/codes/config.ts";
import { versionCodes } from "../diagnostics/codes/versions.ts";
import type { Report } from "../diagnostics/report.ts";
import { suggestNames } from "../diagnostics/suggest.ts";
import { isFolderName } from "./check-versions.ts";
import { toReference, type Settings } from "./settings.ts";
import { findCurrentVersion, findLastVersion, nameSet, type VersionEntry } from "./version-entry.ts";

/** Pages that a run makes of a model, below a base of their own. */
export interface Edition {
  /** How the model is read, and where the pages go: what the run is told, with what this edition says. */
  readonly settings: Settings;
  /** The revision of their repository in which its inputs are read; as they are when absent. */
  readonly revision?: string | undefined;
  /** Folders below the output folder with a slash behind each; empty for the edition at the base. */
  readonly prefix: string;
  /** Stands before the paths of its files in what is said about them; empty for the only edition. */
  readonly label: string;
}

/** Pages that exist already, and become part of the site as they are. */
export interface ArchivedEdition {
  readonly folder: string;
  readonly base: string;
  readonly prefix: string;
}

/** What one run makes: the editions of the site, and the records of all that the menu leads to. */
export interface Editions {
  /** The one at the base first; at least one. */
  readonly made: readonly [Edition, ...Edition[]];
  readonly archived: readonly ArchivedEdition[];
  /** Absent when the config file lists no versions; then the input may. */
  readonly versions?: readonly SiteVersion[] | undefined;
  /** The one that commands are about which take one model. */
  readonly current: Edition;
}

/** The editions of a site; undefined when they can't stand side by side, which has been reported. */
export function listEditions(settings: Settings, report: Report): Editions | undefined {
  const { versions: entries, base } = settings;
  if (entries === undefined) {
    const only = { settings, prefix: "", label: "" };
    return { made: [only], archived: [], current: only };
  }
  const last = findLastVersion(entries);
  const placed = entries.map((entry) => ({ entry, path: placeVersion(entry, last, base) }));
  if (!checkPlaces(placed, base, report)) return undefined;
  const made = placed
    .filter(({ entry, path }) => path !== undefined && isMade(entry, base))
    .map(({ entry, path = base }) => toEdition(entry, path, settings))
    // The files of the whole site are those of its first edition.
    .sort((a, b) => Number(a.prefix !== "") - Number(b.prefix !== ""));
  const [first, ...others] = made;
  if (first === undefined || first.prefix !== "") {
    report.add(
      configCodes.wrongValue({
        key: "versions",
        expected: `must hold one whose model is read and whose \`path\` is the base, ${base}`,
      }),
    );
    return undefined;
  }
  reportUnknownVersion(entries, settings.version, report);
  const wanted = findCurrentVersion(entries, settings.version)?.version;
  return {
    made: [first, ...others],
    archived: placed.flatMap(({ entry, path }) =>
      entry.archive === undefined || path === undefined
        ? []
        : [{ folder: entry.archive, base: path, prefix: path.slice(base.length) }],
    ),
    versions: placed.map(({ entry, path }) =>
      toSiteVersion(entry, path, entry === findLastVersion(entries.filter((other) => isOfSet(other, entry)))),
    ),
    current: made.find((edition) => edition.settings.version === wanted) ?? first,
  };
}

function reportUnknownVersion(entries: readonly VersionEntry[], wanted: string | undefined, report: Report): void {
  if (wanted === undefined || entries.some(({ version, label }) => [version, label].includes(wanted))) return;
  const known = entries.map(({ version }) => version);
  report.add(versionCodes.unknownVersion({ version: wanted, suggestions: suggestNames(wanted, known) }));
}

function isOfSet(one: VersionEntry, other: VersionEntry): boolean {
  return nameSet(one) === nameSet(other);
}

/** A version without a place of its own stands at the base when it is the last one, else in a folder of its name. */
function placeVersion(entry: VersionEntry, last: VersionEntry | undefined, base: string): string | undefined {
  if (entry.href !== undefined) return undefined;
  return entry.path ?? (entry === last && entry.archive === undefined ? base : `${base}${entry.version}/`);
}

/** A version that names a place and no model is another run's, unless it is the one at the base. */
function isMade({ inputs, revision, archive, href, path }: VersionEntry, base: string): boolean {
  if (archive !== undefined || href !== undefined) return false;
  return inputs !== undefined || revision !== undefined || path === undefined || path === base;
}

interface PlacedVersion {
  readonly entry: VersionEntry;
  readonly path: string | undefined;
}

function checkPlaces(placed: readonly PlacedVersion[], base: string, report: Report): boolean {
  let right = true;
  const taken = new Map<string, string>();
  for (const [index, { entry, path }] of placed.entries()) {
    if (path === undefined) continue;
    const refuse = (expected: string): void => {
      right = false;
      report.add(configCodes.wrongValue({ key: `versions[${index}].path`, expected }));
    };
    const other = taken.get(path.toLowerCase());
    if (other !== undefined) refuse(`must be another one than ${path}, where \`${other}\` is published`);
    taken.set(path.toLowerCase(), entry.version);
    if (entry.archive !== undefined && path === base)
      refuse(`must lie below the base ${base}, since the pages are archived ones`);
    if (entry.archive === undefined && !isMade(entry, base)) continue;
    const folders = path.slice(base.length).split("/").slice(0, -1);
    if (!path.startsWith(base)) refuse(`must lie below the base ${base}`);
    else if (!folders.every(isFolderName)) refuse(`must be of folders that the site has no use for, unlike ${path}`);
  }
  return right;
}

function toEdition(entry: VersionEntry, path: string, settings: Settings): Edition {
  const { url, base } = settings;
  const addresses = [...settings.siteUrls, ...(entry.siteUrls ?? [])];
  return {
    settings: {
      ...settings,
      inputs: entry.inputs ?? settings.inputs,
      include: entry.include ?? settings.include,
      exclude: entry.exclude ?? settings.exclude,
      references: entry.references?.map(toReference) ?? settings.references,
      registries: entry.registries ?? settings.registries,
      content: entry.content ?? settings.content,
      contentExclude: entry.contentExclude ?? settings.contentExclude,
      sidebar: entry.sidebar ?? settings.sidebar,
      sourceUrl: entry.sourceUrl ?? settings.sourceUrl,
      editUrl: entry.editUrl ?? settings.editUrl,
      // The longest come first, so that an address below the base isn't taken for one at it.
      siteUrls: [...new Set(url === undefined ? addresses : [`${url}${path}`, ...addresses])],
      base: path,
      version: entry.version,
      versions: undefined,
    },
    revision: entry.revision,
    prefix: path.slice(base.length),
    label: `${entry.version}/`,
  };
}

function toSiteVersion(entry: VersionEntry, path: string | undefined, isLast: boolean): SiteVersion {
  const { version, href } = entry;
  return {
    pluginId: nameSet(entry),
    version,
    label: entry.label ?? version,
    banner: entry.banner ?? "none",
    badge: entry.badge ?? true,
    noIndex: entry.noIndex ?? false,
    className: entry.className,
    isLast,
    path,
    href,
  };
}
