import type { Levels } from "../diagnostics/arrange.ts";
import type { Config, CoverageGoal } from "./config.ts";
import { configKeys } from "./config-keys.ts";
import type { PluginEntry } from "../plugins/plugin-entry.ts";
import type { ReferenceEntry } from "./edition-config.ts";
import { findCurrentVersion, type VersionEntry } from "./version-entry.ts";

/** All that a run is told, from options, config file and defaults. */
export interface Settings {
  readonly inputs: readonly string[];
  readonly include?: readonly string[] | undefined;
  readonly exclude: readonly string[];
  readonly references: readonly ReferenceEntry[];
  readonly registries: readonly string[];
  readonly sdk?: Config["sdk"] | undefined;
  readonly content?: readonly string[] | undefined;
  readonly contentExclude: readonly string[];
  readonly sidebar?: string | undefined;
  readonly out: string;
  /** Empty where nobody has said one. */
  readonly title: string;
  readonly tagline?: string | undefined;
  readonly language?: string | undefined;
  readonly base: string;
  readonly url?: string | undefined;
  readonly version?: string | undefined;
  /** The editions that a run makes; absent when it makes one. */
  readonly versions?: readonly VersionEntry[] | undefined;
  /** Addresses at which the pages are published, the configured one among them. */
  readonly siteUrls: readonly string[];
  readonly sourceUrl?: string | undefined;
  readonly editUrl?: string | undefined;
  readonly logo?: Config["logo"] | undefined;
  readonly colors: Config["colors"];
  readonly links: Config["links"];
  readonly footer?: string | undefined;
  readonly announcement?: Config["announcement"] | undefined;
  readonly styles: readonly string[];
  readonly parts?: string | undefined;
  readonly plugins?: readonly PluginEntry[] | undefined;
  readonly search?: Config["search"] | undefined;
  readonly tasks?: Config["tasks"] | undefined;
  readonly compare?: Config["compare"] | undefined;
  readonly history?: Config["history"] | undefined;
  readonly hosts: Config["hosts"];
  readonly issueUrl?: string | undefined;
  readonly lastChange: boolean;
  readonly graphqlEndpoint?: string | undefined;
  readonly restliEndpoint?: string | undefined;
  readonly strict: boolean;
  /** Folder for what runs leave for the next one; absent when nothing is to be left. */
  readonly cache?: string | undefined;
  readonly levels: Levels;
  readonly baseline?: string | undefined;
  readonly coverage: CoverageGoal;
}

/**
 * The settings; what the command line says wins over the config file, and that over the defaults. The model is read
 * from `folder`, the current one, where no other is named.
 */
export function makeSettings(options: Partial<Config>, config: Partial<Config>, folder = "."): Settings {
  const pick = <Key extends keyof Config>(key: Key): Config[Key] | undefined =>
    options[key] ?? config[key] ?? configKeys[key].default;
  const base = pick("base") ?? "/";
  const url = pick("url");
  return {
    // Folders that the command line names are those of one version, and the others keep theirs.
    inputs: (config.versions === undefined ? pick("inputs") : config.inputs) ?? [folder],
    include: pick("include"),
    exclude: pick("exclude") ?? [],
    references: (pick("references") ?? []).map(toReference),
    registries: pick("registries") ?? [],
    sdk: pick("sdk"),
    content: pick("content"),
    contentExclude: pick("contentExclude") ?? [],
    sidebar: pick("sidebar"),
    out: pick("out") ?? "output",
    title: pick("title") ?? "",
    tagline: pick("tagline"),
    language: pick("language"),
    base,
    url,
    version: pick("version"),
    versions: withInputs(config, options),
    siteUrls: [...(url === undefined ? [] : [`${url}${base}`]), ...(pick("siteUrls") ?? [])],
    sourceUrl: pick("sourceUrl"),
    editUrl: pick("editUrl"),
    logo: pick("logo"),
    colors: pick("colors") ?? {},
    links: pick("links") ?? [],
    footer: pick("footer"),
    announcement: pick("announcement"),
    styles: pick("styles") ?? [],
    parts: pick("parts"),
    plugins: pick("plugins")?.map(toPlugin),
    search: pick("search"),
    tasks: pick("tasks"),
    compare: pick("compare"),
    history: pick("history"),
    hosts: pick("hosts") ?? [],
    cache: pick("cache") || undefined,
    issueUrl: pick("issueUrl"),
    lastChange: pick("lastChange") ?? false,
    graphqlEndpoint: pick("graphqlEndpoint"),
    restliEndpoint: pick("restliEndpoint"),
    strict: pick("strict") ?? false,
    baseline: pick("baseline"),
    coverage: { ...config.coverage, ...options.coverage },
    levels: new Map(Object.entries(pick("levels") ?? {})),
  };
}

/** A plug-in in its long form. */
function toPlugin(written: Config["plugins"][number]): PluginEntry {
  return typeof written === "string" ? { plugin: written } : written;
}

/** A reference in its long form. */
export function toReference(written: Config["references"][number]): ReferenceEntry {
  return typeof written === "string" ? { path: written } : written;
}

/** The listed versions; folders that the command line names are those of the current one. */
function withInputs(
  { versions, version }: Partial<Config>,
  { inputs }: Partial<Config>,
): Config["versions"] | undefined {
  if (versions === undefined || inputs === undefined) return versions;
  const current = findCurrentVersion(versions, version);
  return versions.map((entry) => (entry === current ? { ...entry, inputs } : entry));
}
