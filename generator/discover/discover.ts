import { join } from "node:path";
import type { RepositoryLinks } from "../catalogue/repository-links.ts";
import { discoverCodes } from "../diagnostics/codes/discover.ts";
import { pluginCodes } from "../diagnostics/codes/plugin.ts";
import { usageCodes } from "../diagnostics/codes/usage.ts";
import { isUsageError } from "../diagnostics/is-usage-error.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { classifyFile } from "./kinds/classify-file.ts";
import { describeUnread } from "./reports/describe-unread.ts";
import type { DiscoverLimits, DiscoverOptions } from "./discover-options.ts";
import { diskTree } from "./files/file-tree.ts";
import { findInputs } from "./find-inputs.ts";
import type { Layout } from "./layouts/layout.ts";
import { findDownloads } from "./pages/find-downloads.ts";
import { findReferences, type ReferenceSource } from "./model/find-references.ts";
import { findFiles } from "./model/find-files.ts";
import { findPages } from "./pages/find-pages.ts";
import { readSnippets, readSurroundings, type FoundProse } from "./pages/find-prose.ts";
import { findPluginFiles, namePluginSources } from "./model/find-plugin-files.ts";
import type { FoundFile, Input } from "./input.ts";
import type { LoadedPlugin } from "../plugins/plugins.ts";
import { isOfModel } from "./kinds/is-of-model.ts";
import { findOtherFiles } from "./other-languages/find-other-files.ts";
import { findPackageAround } from "./python-packages/find-package-around.ts";
import { findPythonPackages } from "./python-packages/find-python-packages.ts";
import { readSource } from "./read-source.ts";
import { reportMissing } from "./reports/report-missing.ts";
import { reportCustomModels } from "./reports/report-custom-models.ts";
import { mostNamed, reportUnread } from "./reports/report-unread.ts";
import { readChanges } from "./read-changes.ts";
import { findRepositoryLinks } from "./repository/find-repository-links.ts";
import type { SourceFile } from "./source-file.ts";
import type { Surroundings } from "./surroundings.ts";

/*
 * The first stage, and the only one that reads the inputs: folders in, texts out. It decides which
 * files belong to the model by the layout of each folder and by their names, and knows nothing of
 * what they say. Links in the file system are not followed, so nothing outside of an input is read.
 */

export interface Discovery {
  /** By path, sorted. */
  readonly files: readonly SourceFile[];
  /** By path, the texts of all files that were opened, for frames; also of those that are left out. */
  readonly texts: ReadonlyMap<string, string>;
  /** By path, where the file is in the file system. */
  readonly locations: ReadonlyMap<string, string>;
  readonly surroundings: Surroundings;
  /** The models that are only referred to; their files are among the others. */
  readonly references: readonly ReferenceSource[];
  /** The repositories that inputs were cloned from. */
  readonly repositories: readonly RepositoryLinks[];
  /** By path, the day on which a file was last changed; empty unless that was asked for. */
  readonly changes: ReadonlyMap<string, string>;
  /** What the configuration has beside our own readers and rules. */
  readonly plugins: readonly LoadedPlugin[];
}

/** A printed catalogue is a whole model in one file. */
const largestReference = 256_000_000;
const defaultLimits: DiscoverLimits = { fileSize: 16_000_000, fileCount: 20_000 };

/** Finds and reads the files of a model. An empty result has been reported. */
export async function discover(options: DiscoverOptions, report: Report): Promise<Discovery> {
  const limits = { ...defaultLimits, ...options.limits };
  const tree = options.tree ?? diskTree;
  const inputs = await findInputs(options.inputs, tree, report);
  const plugins = await openPlugins(options, report);
  const found: FoundFile[] = [];
  const known = new Set<string>();
  const prose: FoundProse[] = [];
  const empty: Input[] = [];
  const references = await findReferences(
    options,
    inputs.map(({ folder }) => folder),
    report,
  );
  for (const input of inputs) {
    const own = findPluginFiles(input, plugins, options.exclude);
    const taken = new Set(own.map(({ path }) => path));
    const others = findFiles(input, { ...options, limits }, report).filter(({ path }) => !taken.has(path));
    const files = [...own, ...others].filter(({ location }) => !references.hold(location, input.folder));
    const pages = findPages(input, files, options);
    // An input within another one has files that are read already.
    found.push(...files.filter(({ location }) => !known.has(location)));
    for (const { location } of files) known.add(location);
    prose.push(...pages);
    reportUnread(input, { files, pages }, options, report);
    if (!files.some(isOfModel) && !pages.some(({ files }) => files.some(isOfModel))) empty.push(input);
  }
  for (const { layout } of inputs) reportProject(layout, options, report);
  reportLinks(inputs, report);
  reportCustomModels(inputs, options, report);
  reportRefused(inputs, options, report);
  // A file that belongs to the model is no page as well.
  const modelFiles = new Set(found.map(({ path }) => path));
  found.push(...prose.flatMap(({ files }) => files).filter(({ path }) => !modelFiles.has(path)));
  found.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  reportMissing(options, { inputs, prose, files: found }, report);
  const texts = new Map<string, string>();
  const read = found.map((file) => readSource(file, { limits, report, texts, tree }));
  const sources = read.filter((file) => file !== undefined);
  const snippets = readSnippets(sources, prose, (file) => readSource(file, { limits, report, texts, tree }));
  const repositories = inputs.flatMap(({ folder, prefix, layout }) =>
    layout.isBundled === true ? [] : (findRepositoryLinks(folder, prefix, options.commit) ?? []),
  );
  const published = listPublished(options, repositories);
  const downloads = findDownloads([...sources, ...snippets], prose, published);
  const surroundings = readSurroundings(prose, options.siteUrls ?? [], { downloads, published, tree });
  // What is wrong with a model that is only referred to is for those to mend who document it.
  const silent = {
    limits: { ...limits, fileSize: largestReference },
    report: createReport(),
    texts: new Map(),
    tree: diskTree,
  };
  const referred = references.files.map((file) => readSource(file, silent));
  const files = [...sources, ...[...snippets, ...referred].filter((file) => file !== undefined)].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
  reportIdlePlugins(plugins, { found, inputs, empty }, report);
  // What has been said about how the folders were given is why nothing was found in them.
  if (!report.diagnostics.some(isUsageError)) reportEmpty(empty, { inputs, plugins }, options, report);
  const around = prose.flatMap(({ around }) => around);
  const locations = new Map([...around, ...found].map(({ path, location }) => [path, location]));
  if (texts.size > 0) {
    for (const { path, text, location } of namePluginSources(plugins, texts)) {
      texts.set(path, text);
      locations.set(path, location);
    }
  }
  const changes = options.lastChange === true ? await readChanges(inputs, report) : new Map<string, string>();
  return { files, texts, locations, surroundings, repositories, changes, references: references.sources, plugins };
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
async function openPlugins({ plugins = [] }: DiscoverOptions, report: Report): Promise<readonly LoadedPlugin[]> {
  if (plugins.length === 0) return [];
  const { loadPlugins } = await import("../plugins/load-plugins.ts");
  return loadPlugins(plugins, report);
}

function reportEmpty(
  empty: readonly Input[],
  of: { readonly inputs: readonly Input[]; readonly plugins: readonly LoadedPlugin[] },
  { exclude }: DiscoverOptions,
  report: Report,
): void {
  const isAll = empty.length === of.inputs.length;
  const plugins = of.plugins.filter(({ files }) => files.length > 0);
  for (const input of empty) {
    const { given, folder, layout, listing, tree } = input;
    const others = findOtherFiles(input, () => false, exclude);
    const seen = {
      seen: describeUnread(listing),
      others,
      packages: findPythonPackages(listing),
      around: findPackageAround(input),
      isRepository: ["HEAD", "objects", "refs"].every((name) => tree.exists(join(folder, name))),
      plugins,
    };
    const facts = { layout: layout.marks.length > 0 ? layout.name : undefined, ...seen };
    const problem = isAll
      ? usageCodes.noModel({ folders: [given], ...facts })
      : discoverCodes.emptyInput({ folder: given, ...facts });
    report.add(problem);
  }
}

/** Plug-ins that read files and have found none; where nothing at all is read, that is said with it. */
function reportIdlePlugins(
  plugins: readonly LoadedPlugin[],
  of: { readonly found: readonly FoundFile[]; readonly inputs: readonly Input[]; readonly empty: readonly Input[] },
  report: Report,
): void {
  if (of.empty.length === of.inputs.length) return;
  for (const { name, files } of plugins) {
    if (files.length > 0 && !of.found.some(({ plugin }) => plugin === name))
      report.add(pluginCodes.noFiles({ plugin: name, files }));
  }
}

/** What of a project with a site of its own becomes no page. */
function reportProject({ project }: Layout, { content, include }: DiscoverOptions, report: Report): void {
  if (project === undefined || content !== undefined || include !== undefined) return;
  const { file, failure, docs, docsPath, leftOut } = project;
  const start = { file, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  if (failure !== undefined) report.add(discoverCodes.unreadProject({ reason: failure }), start);
  if (docs === undefined) report.add(discoverCodes.outsideContent({ path: docsPath }), start);
  if (leftOut.length > 0) report.add(discoverCodes.leftOut({ folders: leftOut }), start);
}

/** Links that may lead to a part of the model or to guides: by their names, for where they lead is not looked at. */
function reportLinks(inputs: readonly Input[], report: Report): void {
  const paths = inputs
    .filter(({ layout }) => layout.isBundled !== true)
    .flatMap(({ prefix, listing, layout }) => {
      const links = listing.links();
      return (layout.skipsIgnored ? listing.dropIgnored(links) : links).map((path) => prefix + path);
    })
    .filter((path) => classifyFile(path) !== undefined || /\.mdx?$|(?:^|\/)[^./]+$/i.test(path));
  if (paths.length > 0) report.add(discoverCodes.links({ paths: paths.slice(0, mostNamed), count: paths.length }));
}

/** Folders that nobody has let us into, but for those that Git ignores, such as the data of a database. */
function reportRefused(inputs: readonly Input[], { exclude }: DiscoverOptions, report: Report): void {
  for (const { prefix, listing, layout } of inputs) {
    for (const { path, reason } of listing.refused(exclude)) {
      // Ignore files tell of folders by what would be in them.
      const isIgnored = layout.skipsIgnored && listing.dropIgnored([`${path}/any`]).length === 0;
      if (!isIgnored) report.add(discoverCodes.unreadableFolder({ path: prefix + path, reason }));
    }
  }
}
