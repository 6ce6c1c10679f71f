import { join, relative } from "node:path";
import fastGlob from "fast-glob";
import type { RepositoryLinks } from "../catalogue/repository-links.ts";
import { discoverCodes } from "../diagnostics/codes/discover.ts";
import { usageCodes } from "../diagnostics/codes/usage.ts";
import { formatCount } from "../diagnostics/print/print-summary.ts";
import { isUsageError } from "../diagnostics/is-usage-error.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { classifyFile, findSchemaRoot } from "./classify-file.ts";
import { decodeFile } from "./decode-file.ts";
import { describeUnread } from "./describe-unread.ts";
import type { DiscoverLimits, DiscoverOptions } from "./discover-options.ts";
import { diskTree, type FileTree } from "./file-tree.ts";
import { dropToldSnapshots } from "./drop-told-snapshots.ts";
import { findAvroIdl } from "./find-avro-idl.ts";
import { findConnectorPackages } from "./find-connector-packages.ts";
import { findGraphqlServer } from "./find-graphql-server.ts";
import { findInputs } from "./find-inputs.ts";
import { findKind } from "./find-kind.ts";
import { findKotlinServer } from "./find-kotlin-server.ts";
import { genericLayout } from "./layouts/generic-layout.ts";
import type { Layout } from "./layouts/layout.ts";
import { findDownloads } from "./find-downloads.ts";
import { findReferences, type ReferenceSource } from "./find-references.ts";
import { findProse, readSnippets, readSurroundings, type FoundProse } from "./find-prose.ts";
import { findPluginFiles, namePluginSources } from "./find-plugin-files.ts";
import type { FoundFile, Input } from "./input.ts";
import type { LoadedPlugin } from "../plugins/plugins.ts";
import { describeFailure } from "./read-bytes.ts";
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
    if (pages.length === 0 && files.some(isOfModel)) reportUnreadGuides(input, options, report);
    if (files.some(isOfModel)) reportAvroIdl(input, options, report);
    reportKotlin(input, files, options, report);
    if (pages.length > 0 || files.some(isOfModel)) reportUnreadMarkup(input, pages, options, report);
    if (!files.some(isOfModel) && !pages.some(({ files }) => files.some(isOfModel))) empty.push(input);
  }
  reportMissingContent(options, inputs, prose, report);
  for (const { layout } of inputs) reportProject(layout, options, report);
  reportLinks(inputs, report);
  reportRefused(inputs, options, report);
  // A file that belongs to the model is no page as well.
  const modelFiles = new Set(found.map(({ path }) => path));
  found.push(...prose.flatMap(({ files }) => files).filter(({ path }) => !modelFiles.has(path)));
  found.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  for (const registry of options.registries ?? []) {
    if (!found.some(({ below }) => below === registry)) report.add(discoverCodes.missingRegistry({ path: registry }));
  }
  for (const name of options.sdk?.packages ?? []) {
    if (!found.some(({ below }) => isOfPackage(below, name))) report.add(discoverCodes.missingPackage({ name }));
  }
  const texts = new Map<string, string>();
  const read = found.map((file) => readSource(file, { limits, report, texts, tree }));
  const sources = read.filter((file) => file !== undefined);
  const snippets = readSnippets(sources, prose, (file) => readSource(file, { limits, report, texts, tree }));
  const repositories = inputs.flatMap(({ folder, prefix, layout }) =>
    layout.isBundled === true ? [] : (findRepositoryLinks(folder, prefix) ?? []),
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
  // What has been said about how the folders were given is why nothing was found in them.
  if (!report.diagnostics.some(isUsageError)) reportEmpty(empty, { inputs, plugins }, report);
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

/** Whether a file is the module of that name, or lies in the package of that name, wherever that is. */
function isOfPackage(path: string, name: string): boolean {
  const module = `/${name.replaceAll(".", "/")}`;
  return path.endsWith(".py") && (`/${path}`.includes(`${module}/`) || `/${path}`.endsWith(`${module}.py`));
}

/** Plug-ins and what checks them are large, and most runs have none. */
async function openPlugins({ plugins = [] }: DiscoverOptions, report: Report): Promise<readonly LoadedPlugin[]> {
  if (plugins.length === 0) return [];
  const { loadPlugins } = await import("../plugins/load-plugins.ts");
  return loadPlugins(plugins, report);
}

/**
 * Guides are in the folders that are configured, or where the layout has them. An input without either, and without
 * a model, can only be about the Markdown in its folder of docs.
 */
function findPages(input: Input, files: readonly FoundFile[], options: DiscoverOptions): readonly FoundProse[] {
  const found = findProse(input, options);
  const { content, include } = options;
  if (found.length > 0 || content !== undefined || include !== undefined || files.some(isOfModel)) return found;
  return findProse(input, { ...options, content: [docsFolder] }).map((prose) => ({ ...prose, given: undefined }));
}

const docsFolder = "docs";

/** A plain folder's guides beside a model, which `aspectdoc init` would name in the config file. */
function reportUnreadGuides(input: Input, { content, include, exclude }: DiscoverOptions, report: Report): void {
  const { layout, listing, prefix } = input;
  if (layout !== genericLayout || content !== undefined || include !== undefined) return;
  const count = listing.dropIgnored(listing.find([`${docsFolder}/**/*.{md,mdx}`], exclude)).length;
  if (count > 0) report.add(discoverCodes.unreadGuides({ folder: prefix + docsFolder, count }));
}

/** Texts in languages that aren't read, where guides are or would be. */
function reportUnreadMarkup(
  { layout, listing, prefix }: Input,
  pages: readonly FoundProse[],
  { include, exclude }: DiscoverOptions,
  report: Report,
): void {
  if ((layout !== genericLayout && layout.project === undefined) || include !== undefined) return;
  const roots = pages.length === 0 ? [docsFolder] : pages.map(({ root }) => root.slice(prefix.length));
  for (const folder of new Set(roots)) {
    const below = folder === "" ? "" : `${fastGlob.escapePath(folder)}/`;
    const found = markupEndings.map((ending) => ({
      ending,
      count: listing.dropIgnored(listing.find([`${below}**/*.${ending}`], exclude)).length,
    }));
    const kinds = found.flatMap(({ ending, count }) => (count === 0 ? [] : formatCount(count, `.${ending} file`)));
    const count = found.reduce((sum, one) => sum + one.count, 0);
    if (count > 0) report.add(discoverCodes.unreadMarkup({ folder: prefix + folder, kinds, count }));
  }
}

const markupEndings = ["rst", "adoc", "asciidoc"];

/** What may belong to the model, had it been compiled. */
function reportAvroIdl(input: Input, { include, exclude }: DiscoverOptions, report: Report): void {
  if (input.layout.files !== genericLayout.files || include !== undefined) return;
  const paths = findAvroIdl(input, exclude);
  if (paths.length > 0) report.add(discoverCodes.avroIdl({ paths: paths.slice(0, mostNamed), count: paths.length }));
}

/** Where a server is written in Kotlin, what its operations do is missing. */
function reportKotlin(
  input: Input,
  files: readonly FoundFile[],
  { include, exclude }: DiscoverOptions,
  report: Report,
): void {
  if (input.layout.isBundled === true || include !== undefined) return;
  const known = files.map(({ path }) => path);
  const paths = findKotlinServer(input, known, exclude);
  if (paths.length === 0) return;
  report.add(discoverCodes.kotlinServer({ paths: paths.slice(0, mostNamed), count: paths.length }));
}

/** Files that only tell of a model, and are none. */
const kindsBeside: ReadonlySet<SourceFile["kind"]> = new Set([
  ...(["releases", "versions", "redirects", "sidebar", "snippet"] as const),
]);

function isOfModel({ path, kind = classifyFile(path) }: FoundFile): boolean {
  return kind !== undefined && !kindsBeside.has(kind);
}

function reportEmpty(
  empty: readonly Input[],
  of: { readonly inputs: readonly Input[]; readonly plugins: readonly LoadedPlugin[] },
  report: Report,
): void {
  const isAll = empty.length === of.inputs.length;
  const plugins = of.plugins.filter(({ files }) => files.length > 0);
  for (const { given, layout, listing } of empty) {
    const seen = describeUnread(listing);
    const facts = { layout: layout.marks.length > 0 ? layout.name : undefined, seen, plugins };
    const problem = isAll
      ? usageCodes.noModel({ folders: [given], ...facts })
      : discoverCodes.emptyInput({ folder: given, ...facts });
    report.add(problem);
  }
}

/** Folders and sidebars that the configuration names and no input holds. */
function reportMissingContent(
  { content = [], sidebar }: DiscoverOptions,
  inputs: readonly Input[],
  prose: readonly FoundProse[],
  report: Report,
): void {
  if (inputs.length === 0) return;
  for (const folder of content) {
    const isFound = prose.some(({ given, files }) => given === folder && files.length > 0);
    if (!isFound) report.add(discoverCodes.missingContent({ key: "content", path: folder }));
  }
  if (sidebar !== undefined && !prose.some(({ files }) => files.some(({ below }) => below === sidebar))) {
    report.add(discoverCodes.missingContent({ key: "sidebar", path: sidebar }));
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

/** How many files that are passed over are named. */
const mostNamed = 3;

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

type FindOptions = DiscoverOptions & { readonly limits: DiscoverLimits };

function findFiles(input: Input, options: FindOptions, report: Report): readonly FoundFile[] {
  const { folder, layout, listing, tree } = input;
  const supportGlobs = options.include === undefined ? (layout.support ?? []) : [];
  // The folder of the bundled model is that of the tool, whose tests have packages of connectors.
  const looksAround = options.include === undefined && layout.isBundled !== true;
  let paths: readonly string[];
  let support: ReadonlySet<string>;
  try {
    const packages = (options.sdk?.packages ?? []).map((name) => name.replaceAll(".", "/"));
    const globs = [
      ...(options.include ?? [...layout.files, ...supportGlobs]),
      ...packages.flatMap((path) => [`**/${path}/**/*.py`, `**/${path}.py`]),
      // Names the programs that come with them.
      ...(packages.length > 0 ? ["**/{setup.py,setup.cfg,pyproject.toml}"] : []),
      ...(looksAround ? findConnectorPackages(input, options.exclude) : []),
    ];
    support = new Set(supportGlobs.length === 0 ? [] : listing.find(supportGlobs, options.exclude));
    paths = listing.find([...globs, ...(options.registries ?? []).map(fastGlob.escapePath)], options.exclude);
    if (looksAround) paths = [...paths, ...findGraphqlServer(input, paths, options.exclude)];
  } catch (error) {
    // What the system has no code for is a fault of ours, and no folder's.
    if (!(error instanceof Error && "code" in error)) throw error;
    report.add(usageCodes.unreadableFolder({ folder: nameFailedFolder(error, input), reason: describeFailure(error) }));
    return [];
  }
  if (layout.skipsIgnored && options.include === undefined) paths = listing.dropIgnored(paths);
  const known = dropToldSnapshots(paths)
    .map((path) => ({ path, kind: findKind(folder, path, tree) }))
    .filter(({ kind }) => kind !== undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const { fileCount } = options.limits;
  if (known.length > fileCount) {
    report.add(discoverCodes.tooManyFiles({ count: known.length, limit: fileCount, folder: input.given }));
  }
  return known.slice(0, fileCount).map(({ path, kind }) => ({
    path: input.prefix + path,
    below: path,
    location: join(folder, path),
    // What the name tells is read with all else that it tells.
    kind: classifyFile(path) === undefined ? kind : undefined,
    role: support.has(path) ? "support" : undefined,
    input: input.prefix || undefined,
  }));
}

interface ReadContext {
  readonly limits: DiscoverLimits;
  readonly report: Report;
  readonly texts: Map<string, string>;
  readonly tree: FileTree;
}

function readSource(file: FoundFile, context: ReadContext): SourceFile | undefined {
  const { limits, report, texts, tree } = context;
  const { path } = file;
  const kind = file.kind ?? classifyFile(path);
  if (kind === undefined) return undefined;
  const start = { file: path, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  const read = tree.read(file.location, limits.fileSize);
  if ("failure" in read) {
    report.add(discoverCodes.unreadableFile({ reason: read.failure }), start);
    return undefined;
  }
  if (read.size > limits.fileSize) {
    texts.set(path, new TextDecoder().decode(read.bytes));
    report.add(discoverCodes.fileTooLarge({ size: read.size, limit: limits.fileSize }), start);
    return undefined;
  }
  const { text, isText } = decodeFile(path, read.bytes, report);
  texts.set(path, text);
  if (!isText) return undefined;
  const { plugin, input } = file;
  if (plugin !== undefined) return { path, text, kind, plugin, input };
  if (file.kind !== undefined) return { path, text, kind, root: file.root, role: file.role, formulas: file.formulas };
  const root = kind === "graphql" || kind === "registry" ? undefined : findSchemaRoot(path);
  return { path, text, kind, root, role: file.role, input };
}

/** The folder below the input that the error is about, written as the input was. */
function nameFailedFolder(error: unknown, { given, folder }: Input): string {
  const failed = error instanceof Error && "path" in error ? String(error.path) : folder;
  return join(given, relative(folder, failed));
}
