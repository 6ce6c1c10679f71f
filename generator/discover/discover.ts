import { access, open, realpath, stat } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import fastGlob from "fast-glob";
import { discoverCodes } from "../diagnostics/codes/discover.ts";
import { usageCodes } from "../diagnostics/codes/usage.ts";
import type { Report } from "../diagnostics/report.ts";
import { classifyFile, findSchemaRoot } from "./classify-file.ts";
import { decodeFile } from "./decode-file.ts";
import { findMissingFolder } from "./find-missing-folder.ts";
import { createIgnoreFilter } from "./git-ignore.ts";
import { findLayout } from "./layouts/find-layout.ts";
import type { Layout } from "./layouts/layout.ts";
import type { SourceFile } from "./source-file.ts";

/*
 * The first stage, and the only one that reads the inputs: folders in, texts out. It decides which
 * files belong to the model by the layout of each folder and by their names, and knows nothing of
 * what they say. Links in the file system are not followed, so nothing outside of an input is read.
 */

export interface DiscoverOptions {
  /** Folders, absolute or below the current one. */
  readonly inputs: readonly string[];
  /** Globs of files to read instead of the layout's. */
  readonly include?: readonly string[] | undefined;
  /** Globs of files to leave out. */
  readonly exclude?: readonly string[] | undefined;
  /** Entity registries that have another name, below their input. */
  readonly registries?: readonly string[] | undefined;
  readonly limits?: Partial<DiscoverLimits> | undefined;
}

export interface DiscoverLimits {
  readonly fileSize: number;
  readonly fileCount: number;
}

export interface Discovery {
  /** By path, sorted. */
  readonly files: readonly SourceFile[];
  /** By path, the texts of all files that were opened, for frames; also of those that are left out. */
  readonly texts: ReadonlyMap<string, string>;
  /** By path, where the file is in the file system. */
  readonly locations: ReadonlyMap<string, string>;
}

const defaultLimits: DiscoverLimits = { fileSize: 16_000_000, fileCount: 20_000 };

/** Files read at the same time. */
const parallelReads = 32;

/** Finds and reads the files of a model. An empty result has been reported. */
export async function discover(options: DiscoverOptions, report: Report): Promise<Discovery> {
  const limits = { ...defaultLimits, ...options.limits };
  const inputs = await checkInputs(options.inputs, report);
  const found: FoundFile[] = [];
  for (const input of inputs) found.push(...(await findFiles(input, { ...options, limits }, report)));
  found.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  for (const registry of options.registries ?? []) {
    if (!found.some(({ below }) => below === registry)) report.add(discoverCodes.missingRegistry({ path: registry }));
  }
  const texts = new Map<string, string>();
  const read = await mapInParallel(found, (file) => readSource(file, { limits, report, texts }));
  const files = read.filter((file) => file !== undefined);
  if (found.length === 0 && inputs.length > 0 && inputs.length === options.inputs.length) {
    const folders = inputs.map(({ given }) => `\`${given}\``).join(", ");
    const layout = [...new Set(inputs.map((input) => input.layout.name))].join(", ");
    report.add(usageCodes.emptyModel({ folders, layout }));
  }
  return { files, texts, locations: new Map(found.map(({ path, location }) => [path, location])) };
}

interface Input {
  readonly given: string;
  readonly folder: string;
  readonly layout: Layout;
  /** Stands before the paths of its files when there are several inputs; ends with a slash. */
  readonly prefix: string;
}

interface FoundFile {
  readonly path: string;
  /** Path below its input. */
  readonly below: string;
  readonly location: string;
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
    inputs.push({ given: name, folder, layout: findLayout(folder), prefix });
  }
  return inputs;
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

async function findFiles(input: Input, options: FindOptions, report: Report): Promise<readonly FoundFile[]> {
  const { folder, layout } = input;
  let paths: readonly string[];
  try {
    const globs = options.include ?? layout.files;
    paths = await glob([...globs, ...(options.registries ?? []).map(fastGlob.escapePath)], folder, options.exclude);
  } catch (error) {
    report.add(usageCodes.unreadableFolder({ folder: nameFailedFolder(error, input), reason: describeFailure(error) }));
    return [];
  }
  if (layout.skipsIgnored && options.include === undefined) paths = await dropIgnored(paths, folder);
  const known = paths.filter((path) => classifyFile(path) !== undefined).sort();
  const { fileCount } = options.limits;
  if (known.length > fileCount) {
    report.add(discoverCodes.tooManyFiles({ count: known.length, limit: fileCount, folder: input.given }));
  }
  return known
    .slice(0, fileCount)
    .map((path) => ({ path: input.prefix + path, below: path, location: join(folder, path) }));
}

function glob(patterns: readonly string[], folder: string, exclude: readonly string[] = []): Promise<string[]> {
  return fastGlob.glob([...patterns], {
    cwd: folder,
    ignore: ["**/node_modules/**", ...exclude],
    followSymbolicLinks: false,
    onlyFiles: true,
    unique: true,
    suppressErrors: false,
  });
}

async function dropIgnored(paths: readonly string[], folder: string): Promise<readonly string[]> {
  const ignoreFiles = await fastGlob.glob("**/.gitignore", {
    cwd: folder,
    dot: true,
    ignore: ["**/node_modules/**", "**/.git/**"],
    followSymbolicLinks: false,
  });
  const rules = await mapInParallel(ignoreFiles, async (path) => ({
    folder: path.slice(0, Math.max(0, path.length - "/.gitignore".length)),
    text: await readText(join(folder, path)),
  }));
  const isIgnored = createIgnoreFilter(rules);
  const isBuildOutput = await findBuildOutput(paths, folder);
  return paths.filter((path) => !isIgnored(path) && !isBuildOutput(path));
}

/**
 * A folder called `build`, `target`, `dist` or `out` holds copies of the schemas when it stands
 * beside the sources or a build file. A namespace may have such a name too, and is kept.
 */
async function findBuildOutput(paths: readonly string[], folder: string): Promise<(path: string) => boolean> {
  const candidates = new Set<string>();
  for (const path of paths) {
    for (const match of path.matchAll(/(?<=^|\/)(?:build|target|dist|out)(?=\/)/g)) {
      candidates.add(path.slice(0, match.index + match[0].length));
    }
  }
  const output: string[] = [];
  for (const candidate of [...candidates].sort()) {
    const parent = join(folder, candidate, "..");
    const signs = ["src", "build.gradle", "build.gradle.kts", "pom.xml", "package.json"];
    const present = await Promise.all(signs.map((sign) => exists(join(parent, sign))));
    if (present.includes(true)) output.push(`${candidate}/`);
  }
  return (path) => output.some((prefix) => path.startsWith(prefix));
}

interface ReadContext {
  readonly limits: DiscoverLimits;
  readonly report: Report;
  readonly texts: Map<string, string>;
}

async function readSource(file: FoundFile, context: ReadContext): Promise<SourceFile | undefined> {
  const { limits, report, texts } = context;
  const { path } = file;
  const kind = classifyFile(path);
  if (kind === undefined) return undefined;
  const start = { file: path, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  const read = await readBytes(file.location, limits.fileSize);
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
  return { path, text, kind, root: kind === "graphql" || kind === "registry" ? undefined : findSchemaRoot(path) };
}

type ReadResult = { readonly size: number; readonly bytes: Buffer } | { readonly failure: string };

/** A file's bytes; only the first few of one that is over the limit, which is never read whole. */
async function readBytes(location: string, limit: number): Promise<ReadResult> {
  try {
    const handle = await open(location, "r");
    try {
      const { size } = await handle.stat();
      if (size <= limit) return { size, bytes: await handle.readFile() };
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
      return { size, bytes: buffer.subarray(0, bytesRead) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    return { failure: describeFailure(error) };
  }
}

async function readText(location: string): Promise<string> {
  const read = await readBytes(location, 1_000_000);
  return "failure" in read ? "" : read.bytes.toString("utf8");
}

async function mapInParallel<In, Out>(items: readonly In[], work: (item: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = [];
  for (let start = 0; start < items.length; start += parallelReads) {
    results.push(...(await Promise.all(items.slice(start, start + parallelReads).map(work))));
  }
  return results;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

/** The folder below the input that the error is about, written as the input was. */
function nameFailedFolder(error: unknown, { given, folder }: Input): string {
  const failed = error instanceof Error && "path" in error ? String(error.path) : folder;
  return join(given, relative(folder, failed));
}

/** A system error in words without the path, which is said elsewhere and must not vary with the machine. */
function describeFailure(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return failureWords.get(code) ?? (code || "unknown reason");
}

const failureWords: ReadonlyMap<string, string> = new Map([
  ["EACCES", "permission denied"],
  ["EPERM", "permission denied"],
  ["ENOENT", "it is no longer there"],
  ["EISDIR", "it is a folder"],
  ["ELOOP", "its links form a loop"],
  ["EMFILE", "too many files are open"],
  ["EIO", "the disk failed"],
]);
