import type { RepositoryLinks } from "../catalogue/repository-links.ts";
import { markUnasked } from "../diagnostics/mark-unasked.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import type { PluginEntry } from "../plugins/plugin-entry.ts";
import type { LoadedPlugin } from "../plugins/plugins.ts";
import type { DiscoverLimits, DiscoverOptions } from "./discover-options.ts";
import { diskTree, type FileTree } from "./files/file-tree.ts";
import { largestFile } from "./find-large-files.ts";
import { findInputs } from "./find-inputs.ts";
import { dropSameModels } from "./model/drop-same-models.ts";
import { findLostPackages } from "./model/find-lost-packages.ts";
import { findLostRegistries } from "./model/find-lost-registries.ts";
import type { FoundFile, Input } from "./input.ts";
import { discoverCodes } from "../diagnostics/codes/discover.ts";
import { startOfFile } from "../places/start-of-file.ts";
import type { NameTexts } from "./own-name/name-texts.ts";
import { readNameTexts } from "./own-name/read-name-texts.ts";
import { findReferences } from "./model/find-references.ts";
import { findReferredFiles } from "./model/find-referred-files.ts";
import type { ReferenceSource } from "../sources/reference-source.ts";
import { findPluginsOfFiles } from "./other-languages/find-plugins-of-files.ts";
import { findUnasked } from "./other-languages/find-unasked.ts";
import { findDownloads } from "./pages/find-downloads.ts";
import { listEmbedded } from "./pages/list-embedded.ts";
import { readSnippets } from "./pages/read-snippets.ts";
import { listDataFiles } from "./model/list-data-files.ts";
import { readSurroundings } from "./pages/read-surroundings.ts";
import { readChanges } from "./read-changes.ts";
import { readSource } from "./read-source.ts";
import { reportConfigs } from "./reports/report-configs.ts";
import { reportFindings } from "./reports/report-findings.ts";
import { reportUnfetched } from "./reports/report-unfetched.ts";
import { findRepositoryLinks } from "./repository/find-repository-links.ts";
import { findLeftOut } from "./revisions/find-left-out.ts";
import { addPluginFiles, searchInputs } from "./search-inputs.ts";
import type { SourceFile } from "../sources/source-file.ts";
import type { Surroundings } from "../sources/surroundings.ts";

/*
 * The first stage, and the only one that reads the inputs: folders in, texts out. It decides which
 * files belong to the model by the layout of each folder and by their names, and knows nothing of
 * what they say. Links in the file system are not followed, so nothing outside of an input is read.
 */

/** All that was read of the input: whoever comes after it opens no file. */
export interface Discovery {
  /** By path, sorted. */
  readonly files: readonly SourceFile[];
  /** By path, the texts of all files that were opened, for frames; also of those that are left out. */
  readonly texts: ReadonlyMap<string, string>;
  /** By path, where the file is in the file system. */
  readonly locations: ReadonlyMap<string, string>;
  /** By path, what is in files that are in no file system: pictures which notebooks hold. */
  readonly embedded: ReadonlyMap<string, Uint8Array>;
  readonly surroundings: Surroundings;
  /** The models that are only referred to; their files are among the others. */
  readonly references: readonly ReferenceSource[];
  /** The repositories that inputs were cloned from. */
  readonly repositories: readonly RepositoryLinks[];
  /** By path, the day on which a file was last changed; empty unless that was asked for. */
  readonly changes: ReadonlyMap<string, string>;
  /** What the configuration has beside our own readers and rules. */
  readonly plugins: readonly LoadedPlugin[];
  /** Where plug-ins are those that files themselves have called for: what the only one calls itself, for a site without a name. */
  readonly own?: { readonly title?: string | undefined } | undefined;
  /** What the folder that all was read from has that may say what it calls itself, where there are guides. */
  readonly naming?: NameTexts | undefined;
  /** Paths of APIs and schemas that are read beside what the inputs are about, or that only tests read, though nobody has asked for that. */
  readonly unasked?: ReadonlySet<string> | undefined;
  /** What `listDataFiles` lists; absent where no plug-in reads anything. */
  readonly dataFiles?: ReadonlyMap<string, ReadonlySet<string>> | undefined;
}

/** What was read, and what there was besides. */
export interface ListedDiscovery extends Discovery {
  /**
   * Where all is that is in the folders that were gone through, and whether it is a file: what goes away there may have had a part
   * in what was read.
   */
  readonly listed: ReadonlyMap<string, boolean>;
}

/** A printed catalogue is a whole model in one file. */
const largestReference = 256_000_000;
const defaultLimits: DiscoverLimits = { fileSize: largestFile, fileCount: 20_000 };

/** Finds and reads the files of a model. An empty result has been reported. */
export async function discover(options: DiscoverOptions, report: Report): Promise<ListedDiscovery> {
  const limits = { ...defaultLimits, ...options.limits };
  const { disk = diskTree, tree = disk } = options;
  const all = await findInputs(options.inputs, tree, report);
  const inputs = dropSameModels(all, report);
  const folders = inputs.map(({ folder }) => folder);
  const named = options.plugins === undefined ? findPluginsOfFiles(inputs) : undefined;
  const asked = await openPlugins(options.plugins ?? named?.plugins ?? [], report);
  const references = await findReferences({ ...options, disk }, folders, report);
  const searched = searchInputs(inputs, { plugins: asked, references }, { ...options, limits }, report);
  const unasked = options.plugins === undefined ? findUnasked(searched, options) : undefined;
  const plugins = unasked === undefined ? asked : await openPlugins(unasked.plugins, report);
  const findings = unasked === undefined ? searched : addPluginFiles(searched, { plugins, references }, options);
  if (unasked !== undefined) report.add(discoverCodes.readUnasked(unasked));
  reportFindings(findings, plugins, { ...options, unasked: unasked?.others }, report);
  const { files: found, prose } = findings;

  const texts = new Map<string, string>();
  reportConfigs(findings, { texts, options, report });
  const isBeside = unasked !== undefined && unasked.beside !== undefined;
  const besides = new Set(
    found.flatMap(({ kind, path, isFixture }) => ((isBeside && kind === "plugin") || isFixture === true ? path : [])),
  );
  const heard = markUnasked(report, besides);
  const read = (file: FoundFile): SourceFile | undefined => readSource(file, { limits, report: heard, texts, tree });
  const sources = [
    ...found.map(read).filter((file) => file !== undefined),
    ...findLostRegistries(inputs, options).map((path) => toLost(path, "registry")),
    ...findLostPackages(inputs, options).map((path) => toLost(path, "python")),
  ];
  const snippets = readSnippets(sources, prose, read);
  reportUnfetched(inputs, texts, options, report);
  const referredFiles = findReferredFiles(
    references.models,
    { plugins, inputs, own: found, texts, tree: disk },
    report,
  );
  const referred = readReferences(referredFiles, { limits, tree: disk }, report);
  const files = [...sources, ...snippets, ...referred].sort((a, b) => (a.path < b.path ? -1 : 1));

  const repositories = findRepositories(inputs, options);
  const published = listPublished(options, repositories);
  const downloads = findDownloads([...sources, ...snippets], prose, published);
  const prefixes = inputs.map(({ prefix }) => prefix).filter((prefix) => prefix !== "");
  const embedded = listEmbedded(sources);
  const around = { downloads, embedded, published, inputs: prefixes, tree };
  const surroundings = {
    ...readSurroundings(prose, options.siteUrls ?? [], around),
    lostPages: listLost(found, sources),
    leftOut: prose.length === 0 ? undefined : findLeftOut(inputs),
  };
  const locations = new Map(
    [...prose.flatMap((each) => each.around), ...found].map(({ path, location }) => [path, location]),
  );
  addPluginSources(plugins, texts, locations);
  const changes = options.lastChange === true ? await readChanges(inputs, report) : new Map<string, string>();
  const listings = all.flatMap(({ listing, members = [] }) => [listing, ...members.map((member) => member.listing)]);
  const listed = new Map([...listings.flatMap((listing) => listing.entries()), ...references.entries()]);
  const naming = prose.length > 0 ? readNaming(inputs, tree) : undefined;
  const own = unasked ?? (named !== undefined && named.plugins.length > 0 ? named : undefined);
  const linked = {
    references: references.sources,
    plugins,
    own: own && { title: own.title },
    naming,
    unasked: besides,
    ...(found.some(({ kind }) => kind === "plugin") && { dataFiles: listDataFiles(inputs) }),
  };
  return { files, texts, locations, embedded, surroundings, repositories, changes, ...linked, listed };
}

/** The one folder that was given tells it; what is beside files that were given has no part in them. */
function readNaming([input, ...others]: readonly Input[], tree: FileTree): NameTexts | undefined {
  if (input === undefined || others.length > 0 || input.isFiles === true || input.layout.isBundled === true) {
    return undefined;
  }
  return readNameTexts(input.folder, tree);
}

/** The paths of pages that were found and not read. */
function listLost(found: readonly FoundFile[], sources: readonly SourceFile[]): Surroundings["lostPages"] {
  const read = new Set(sources.map(({ path }) => path));
  const lost = found.filter(({ path, kind }) => kind === "prose" && !read.has(path));
  return lost.length === 0 ? undefined : new Set(lost.map(({ path }) => path));
}

/** What isn't there would declare as much as what can't be read, such as entities and who carries aspects. */
function toLost(path: string, kind: SourceFile["kind"]): SourceFile {
  return { path, text: "", kind, isLost: true };
}

/**
 * What is wrong with a model that is only referred to is for those to mend who document it, unless nothing can be read of what the
 * user has named.
 */
function readReferences(
  files: readonly FoundFile[],
  { limits, tree }: { readonly limits: DiscoverLimits; readonly tree: FileTree },
  report: Report,
): readonly SourceFile[] {
  const context = {
    limits: { ...limits, fileSize: largestReference },
    texts: new Map<string, string>(),
    tree,
  };
  return files.flatMap((file) => {
    const own = createReport();
    const source = readSource(file, { ...context, report: own });
    if (source !== undefined) return [source];
    const [why] = own.diagnostics;
    if (file.kind === "catalogue" && why !== undefined)
      report.add(discoverCodes.unreadReference({ reason: why.message }), startOfFile(file.path));
    return [];
  });
}

function findRepositories(inputs: readonly Input[], { commit }: DiscoverOptions): readonly RepositoryLinks[] {
  return inputs.flatMap(({ folder, prefix, layout }) =>
    layout.isBundled === true ? [] : (findRepositoryLinks(folder, prefix, commit) ?? []),
  );
}

/** What the paths of files begin with that pages can link to where a repository shows them. */
function listPublished(
  { sourceUrl }: Pick<DiscoverOptions, "sourceUrl">,
  repositories: readonly RepositoryLinks[],
): readonly string[] {
  if (sourceUrl !== undefined) return sourceUrl === "" ? [] : [""];
  return repositories.map(({ prefix }) => prefix);
}

/** Plug-ins and what checks them are large, and most runs have none. */
async function openPlugins(plugins: readonly PluginEntry[], report: Report): Promise<readonly LoadedPlugin[]> {
  if (plugins.length === 0) return [];
  const { loadPlugins } = await import("../plugins/load-plugins.ts");
  return loadPlugins(plugins, report);
}

/** The plug-ins' own files, for frames, as far as no file of the model is called so. */
function addPluginSources(
  plugins: readonly LoadedPlugin[],
  texts: Map<string, string>,
  locations: Map<string, string>,
): void {
  if (texts.size === 0) return;
  for (const { source } of plugins) {
    if (source === undefined || texts.has(source.path)) continue;
    texts.set(source.path, source.text);
    locations.set(source.path, source.location);
  }
}
