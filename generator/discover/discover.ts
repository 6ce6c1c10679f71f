import { realpath, stat } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import fastGlob from "fast-glob";
import { discoverCodes } from "../diagnostics/codes/discover.ts";
import { usageCodes } from "../diagnostics/codes/usage.ts";
import type { Report } from "../diagnostics/report.ts";
import { classifyFile, findSchemaRoot } from "./classify-file.ts";
import { decodeFile } from "./decode-file.ts";
import type { DiscoverLimits, DiscoverOptions } from "./discover-options.ts";
import { findMissingFolder } from "./find-missing-folder.ts";
import { findLayout } from "./layouts/find-layout.ts";
import { findProse, findSnippets, readSurroundings, type FoundProse } from "./find-prose.ts";
import type { FoundFile, Input } from "./input.ts";
import { listFiles } from "./list-files.ts";
import { describeFailure, readBytes } from "./read-bytes.ts";
import { readChanges } from "./read-changes.ts";
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
  /** By path, the day on which a file was last changed; empty unless that was asked for. */
  readonly changes: ReadonlyMap<string, string>;
}

const defaultLimits: DiscoverLimits = { fileSize: 16_000_000, fileCount: 20_000 };

/** Finds and reads the files of a model. An empty result has been reported. */
export async function discover(options: DiscoverOptions, report: Report): Promise<Discovery> {
  const limits = { ...defaultLimits, ...options.limits };
  const inputs = await checkInputs(options.inputs, report);
  const found: FoundFile[] = [];
  const prose: FoundProse[] = [];
  for (const input of inputs) {
    found.push(...findFiles(input, { ...options, limits }, report));
    prose.push(...findProse(input, options));
  }
  reportMissingContent(options, inputs, prose, report);
  // A file that belongs to the model is no page as well.
  const modelFiles = new Set(found.map(({ path }) => path));
  found.push(...prose.flatMap(({ files }) => files).filter(({ path }) => !modelFiles.has(path)));
  found.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  for (const registry of options.registries ?? []) {
    if (!found.some(({ below }) => below === registry)) report.add(discoverCodes.missingRegistry({ path: registry }));
  }
  const texts = new Map<string, string>();
  const read = found.map((file) => readSource(file, { limits, report, texts }));
  const sources = read.filter((file) => file !== undefined);
  const surroundings = readSurroundings(prose, options.siteUrls ?? []);
  const snippets = findSnippets(sources, prose).map((file) => readSource(file, { limits, report, texts }));
  const files = [...sources, ...snippets.filter((file) => file !== undefined)].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
  if (found.length === 0 && inputs.length > 0 && inputs.length === options.inputs.length) {
    const folders = inputs.map(({ given }) => `\`${given}\``).join(", ");
    const layout = [...new Set(inputs.map((input) => input.layout.name))].join(", ");
    report.add(usageCodes.emptyModel({ folders, layout }));
  }
  const around = prose.flatMap(({ around }) => around);
  const locations = new Map([...around, ...found].map(({ path, location }) => [path, location]));
  const changes = options.lastChange === true ? await readChanges(inputs, report) : new Map<string, string>();
  return { files, texts, locations, surroundings, changes };
}

async function checkInputs(given: readonly string[], report: Report): Promise<readonly Input[]> {
  const inputs: Input[] = [];
  const folders = new Set<string>();
  const prefixes = new Set<string>();
  for (const name of given) {
    const folder = await checkFolder(name, report);
    if (folder === undefined || folders.has(folder)) continue;
    folders.add(folder);
    const prefix = given.length > 1 ? choosePrefix(folder, prefixes) : "";
    inputs.push({ given: name, folder, layout: findLayout(folder), prefix, listing: listFiles(folder) });
  }
  return inputs;
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

async function checkFolder(given: string, report: Report): Promise<string | undefined> {
  try {
    const folder = await realpath(given);
    if ((await stat(folder)).isDirectory()) return folder;
    report.add(usageCodes.inputNotFolder({ folder: given }));
  } catch (error) {
    if (isNotFound(error)) {
      report.add(usageCodes.missingInput({ folder: given, suggestions: await findMissingFolder(given) }));
    } else {
      report.add(usageCodes.unreadableFolder({ folder: given, reason: describeFailure(error) }));
    }
  }
  return undefined;
}

/** The folder's name; with a number behind it when another input has the same name. */
function choosePrefix(folder: string, taken: Set<string>): string {
  const name = basename(folder) || "root";
  let prefix = `${name}/`;
  for (let number = 2; taken.has(prefix); number += 1) prefix = `${name}-${number}/`;
  taken.add(prefix);
  return prefix;
}

type FindOptions = DiscoverOptions & { readonly limits: DiscoverLimits };

function findFiles(input: Input, options: FindOptions, report: Report): readonly FoundFile[] {
  const { folder, layout, listing } = input;
  const supportGlobs = options.include === undefined ? (layout.support ?? []) : [];
  let paths: readonly string[];
  let support: ReadonlySet<string>;
  try {
    const globs = options.include ?? [...layout.files, ...supportGlobs];
    support = new Set(supportGlobs.length === 0 ? [] : listing.find(supportGlobs, options.exclude));
    paths = listing.find([...globs, ...(options.registries ?? []).map(fastGlob.escapePath)], options.exclude);
  } catch (error) {
    report.add(usageCodes.unreadableFolder({ folder: nameFailedFolder(error, input), reason: describeFailure(error) }));
    return [];
  }
  if (layout.skipsIgnored && options.include === undefined) paths = listing.dropIgnored(paths);
  const known = paths.filter((path) => classifyFile(path) !== undefined).sort();
  const { fileCount } = options.limits;
  if (known.length > fileCount) {
    report.add(discoverCodes.tooManyFiles({ count: known.length, limit: fileCount, folder: input.given }));
  }
  return known.slice(0, fileCount).map((path) => ({
    path: input.prefix + path,
    below: path,
    location: join(folder, path),
    role: support.has(path) ? "support" : undefined,
  }));
}

interface ReadContext {
  readonly limits: DiscoverLimits;
  readonly report: Report;
  readonly texts: Map<string, string>;
}

function readSource(file: FoundFile, context: ReadContext): SourceFile | undefined {
  const { limits, report, texts } = context;
  const { path } = file;
  const kind = file.kind ?? classifyFile(path);
  if (kind === undefined) return undefined;
  const start = { file: path, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  const read = readBytes(file.location, limits.fileSize);
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
  if (file.kind !== undefined) return { path, text, kind, root: file.root, role: file.role };
  const root = kind === "graphql" || kind === "registry" ? undefined : findSchemaRoot(path);
  return { path, text, kind, root, role: file.role };
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

/** The folder below the input that the error is about, written as the input was. */
function nameFailedFolder(error: unknown, { given, folder }: Input): string {
  const failed = error instanceof Error && "path" in error ? String(error.path) : folder;
  return join(given, relative(folder, failed));
}
