import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { basename, dirname, extname, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Span } from "../catalogue/span.ts";
import { configCodes } from "../diagnostics/codes/config.ts";
import { describeFailure } from "../diagnostics/describe-failure.ts";
import type { Setting } from "../diagnostics/diagnostic.ts";
import type { Report } from "../diagnostics/report.ts";
import { historyPath } from "../history/history-path.ts";
import { findSyntaxError } from "../plugins/modules/find-syntax-error.ts";
import { readModule } from "../plugins/modules/read-module.ts";
import { dropByteOrderMark } from "../places/drop-byte-order-mark.ts";
import { endLines } from "../places/end-lines.ts";
import { blankComments } from "./blank-comments.ts";
import { isConfigModule } from "./config-places.ts";
import type { Config } from "./config.ts";
import { configKeys } from "./config-keys.ts";
import { copyPlain } from "./copy-plain.ts";
import { findConfigFile } from "./find-config-file.ts";
import { findSetting } from "./find-setting.ts";
import type { Locate } from "./locate.ts";
import type { VersionEntry } from "./version-entry.ts";

/** A config file that was read, or that there is none. */
export interface ReadConfig {
  /** What the file says, with paths made absolute; empty without a file. */
  readonly config: Partial<Config>;
  /** Where the file is, if there is one. */
  readonly file?: string | undefined;
  /** Whether the file lies above the current folder, so that what is said counts from there. */
  readonly isAbove?: boolean | undefined;
  /** The file's text by its path as diagnostics name it, for frames. */
  readonly texts: ReadonlyMap<string, string>;
  /** Where the file says what a problem is about; absent without a file. */
  readonly findSetting?: ((setting: Setting) => Span | undefined) | undefined;
}

/**
 * The configuration: the file given, else the one in the current folder or the nearest above it, else none. Everything
 * that is wrong with it has been reported; undefined then.
 */
export async function readConfig(
  given: string | undefined,
  cwd: string,
  report: Report,
): Promise<ReadConfig | undefined> {
  const file = await findConfigFile(given, cwd, report);
  if (file === "none") return { config: {}, texts: new Map() };
  if (file === undefined) return undefined;
  const path = relative(cwd, file).replaceAll("\\", "/") || file;
  const texts = new Map<string, string>();
  // The parsers and checkers of configuration are large, and most runs have no config file.
  const { checkConfig } = await import("./check-config.ts");
  const { locateInModule, locateInYaml, locateTextInModule } = await import("./locate.ts");
  let value: unknown;
  let locate: Locate;
  if (isConfigModule(file)) {
    if (extname(file) !== ".mjs" && !readsTypeScript()) {
      report.add(configCodes.untypedNode({ name: path, node: process.versions.node }));
      return undefined;
    }
    // Of one that can't be opened, an import only tells that it isn't there.
    const bytes = await openFile(file, report);
    if (bytes === undefined) return undefined;
    texts.set(path, bytes.toString("utf8"));
    const loaded = await importModule(file, path, report);
    if (loaded === undefined) return undefined;
    ({ value } = loaded);
    locate = locateInModule(path, texts.get(path));
  } else {
    const text = await readText(file, report);
    if (text === undefined) return undefined;
    texts.set(path, text);
    const parsed = locateInYaml(extname(file) === ".json" ? blankComments(text) : text, path, report);
    if (parsed === undefined) return { config: {}, texts };
    ({ value, locate } = parsed);
  }
  const config = checkConfig(value, locate, report);
  const isAbove = given === undefined && dirname(file) !== cwd;
  const whole = isAbove && config !== undefined ? { ...countedFromFile(), ...config } : config;
  const text = texts.get(path) ?? "";
  const locateText = (wanted: string, key: string): Span | undefined =>
    isConfigModule(file) ? locateTextInModule(path, text, { key, wanted }) : undefined;
  const written = { value, locate, locateText, folder: dirname(file) };
  return {
    config: whole === undefined ? {} : makePathsAbsolute(whole, dirname(file)),
    file,
    isAbove,
    texts,
    findSetting: (setting) => findSetting(setting, written),
  };
}

/** What holds without a word of it; in a config file above the current folder it counts from there, as if that were it. */
function countedFromFile(): Pick<Config, "inputs" | "out" | "cache"> {
  const { out, cache } = configKeys;
  return { inputs: ["."], out: out.default ?? "", cache: cache.default ?? "" };
}

/** Whether this Node loads modules with types, which the types of the oldest one that is supported don't know. */
function readsTypeScript(): boolean {
  const features: object = process.features;
  return "typescript" in features && features.typescript !== false;
}

async function importModule(
  file: string,
  path: string,
  report: Report,
): Promise<{ readonly value: unknown } | undefined> {
  try {
    // A module is loaded once in a process, and this one may have been changed since, or what it imports.
    const { exported: value } = await readModule({ plugin: file });
    // What is only worked out when it is asked for, is asked for here, where it may fail.
    return { value: copyPlain(value) };
  } catch (error) {
    const problem = error instanceof Error ? error.message.split("\n")[0] : String(error);
    report.add(configCodes.moduleFailed({ problem: problem ?? "" }), await findFailure(error, file, path));
    return undefined;
  }
}

/** Where in the module it failed, as the stack of the error tells, or its syntax; else its beginning. */
async function findFailure(error: unknown, file: string, path: string): Promise<Span> {
  const slip = await findSyntaxError(error, file, path);
  if (slip !== undefined) return slip;
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const name = basename(pathToFileURL(file).pathname);
  const call = stack.split("\n").find((line) => /^\s+at /.test(line) && line.includes(`/${name}`)) ?? "";
  const [, line = "1", column = "1"] = /:(\d+):(\d+)\)?$/.exec(call) ?? [];
  const [startLine, startColumn] = [Number(line), Number(column)];
  return { file: path, startLine, startColumn, endLine: startLine, endColumn: startColumn };
}

async function readText(file: string, report: Report): Promise<string | undefined> {
  const bytes = await openFile(file, report);
  if (bytes === undefined || isUtf8(bytes)) return bytes && endLines(dropByteOrderMark(bytes.toString("utf8")));
  report.add(configCodes.unreadable({ reason: "it is not UTF-8" }));
  return undefined;
}

async function openFile(file: string, report: Report): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    // It has been found, so that what isn't there is what a link leads to.
    const isGone = error instanceof Error && "code" in error && error.code === "ENOENT";
    report.add(
      configCodes.unreadable({ reason: isGone ? "it is a link to what is not there" : describeFailure(error) }),
    );
    return undefined;
  }
}

/** Paths in a config file count from the file, so that it means the same from wherever it is used. */
export function makePathsAbsolute(config: Partial<Config>, folder: string): Partial<Config> {
  return {
    ...config,
    ...(config.inputs && { inputs: config.inputs.map((input) => resolve(folder, input)) }),
    ...makeReferencesAbsolute(config, folder),
    ...(config.logo && {
      logo: {
        light: resolve(folder, config.logo.light),
        ...(config.logo.dark !== undefined && { dark: resolve(folder, config.logo.dark) }),
      },
    }),
    ...(config.styles && { styles: config.styles.map((path) => resolve(folder, path)) }),
    ...(config.plugins && {
      plugins: config.plugins.map((written) => ({
        ...(typeof written === "string" ? { plugin: written } : written),
        from: folder,
      })),
    }),
    ...(config.parts !== undefined && { parts: resolve(folder, config.parts) }),
    ...(config.versions && { versions: config.versions.map((version) => makeVersionAbsolute(version, folder)) }),
    ...(config.out !== undefined && { out: resolve(folder, config.out) }),
    ...(config.cache && { cache: resolve(folder, config.cache) }),
    ...(config.compare?.accepted !== undefined && {
      compare: { ...config.compare, accepted: resolve(folder, config.compare.accepted) },
    }),
    ...(config.history !== undefined && {
      history: {
        ...config.history,
        file: resolve(folder, historyPath(config.history)),
        catalogues: config.history.catalogues?.map((path) => resolve(folder, path)),
      },
    }),
    ...(config.baseline !== undefined && { baseline: resolve(folder, config.baseline) }),
  };
}

function makeReferencesAbsolute({ references }: Partial<Config>, folder: string): Pick<Partial<Config>, "references"> {
  if (references === undefined) return {};
  const place = (path: string): string => resolve(folder, path);
  return {
    references: references.map((written) =>
      typeof written === "string" ? place(written) : { ...written, path: place(written.path) },
    ),
  };
}

function makeVersionAbsolute(version: VersionEntry, folder: string): VersionEntry {
  const { inputs, archive } = version;
  return {
    ...version,
    ...(inputs && { inputs: inputs.map((input) => resolve(folder, input)) }),
    ...makeReferencesAbsolute(version, folder),
    ...(archive !== undefined && { archive: resolve(folder, archive) }),
  };
}
