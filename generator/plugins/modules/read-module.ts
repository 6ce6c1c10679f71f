import { readFileSync, realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describeUnreadable, notThere } from "../../diagnostics/describe-failure.ts";
import { findStats } from "../../find-stats.ts";
import { digest } from "../../places/digest.ts";
import { stateKey } from "./follow-imports.ts";
import { findDefault } from "./find-default.ts";
import { loadModule } from "./load-module.ts";
import type { PluginSource } from "../loaded-plugin.ts";
import type { PluginEntry } from "../plugin-entry.ts";

/** A module of the user's, and what names it by its content. */
export interface ReadModule {
  readonly exported: unknown;
  readonly source: PluginSource;
  readonly digest: string;
  /** Address of this state of it. */
  readonly href: string;
}

/**
 * Loads the module, anew if it has changed. What it imports by relative paths, and data beside it that it reads, counts in
 * what names it, and is loaded anew with it in processes that follow it. Throws what says why it can't be had.
 */
export async function readModule(entry: PluginEntry): Promise<ReadModule> {
  const location = findModule(entry);
  const text = readIfAny(location);
  if (text === undefined) throw new Error(sayWhyNoFile(location));
  // Watchers name files by their real paths.
  const real = realpathSync(location);
  const imported = readImported(real, text);
  const named = digest(text, ...imported.values());
  const href = `${pathToFileURL(location).href}?${stateKey}=${named}`;
  forgetRequired([real, ...imported.keys()]);
  return {
    exported: findDefault(await loadModule(href, toLoadingTime(entry))),
    source: { path: basename(location), location: real, text, imports: [...imported.keys()] },
    digest: named,
    href,
  };
}

/** In milliseconds. What a module imports takes a while, on a machine that does other things too. */
const leastLoadingTime = 5000;

/** In milliseconds; absent for what modules have that say nothing of it. */
function toLoadingTime({ timeLimit }: PluginEntry): number | undefined {
  return timeLimit === undefined ? undefined : Math.max(timeLimit * 1000, leastLoadingTime);
}

/** Node keeps modules by CommonJS by their paths, whatever the state that an address names. */
function forgetRequired(paths: readonly string[]): void {
  const { cache } = createRequire(import.meta.url);
  for (const path of paths) delete cache[path];
}

/** The file that a path or a package names. */
function findModule({ plugin: wanted, from = "." }: PluginEntry): string {
  if (isPath(wanted)) return resolve(from, wanted);
  try {
    return createRequire(resolve(from, "config.js")).resolve(wanted);
  } catch (error) {
    return findModuleOnly(wanted, resolve(from)) ?? fail(error, wanted);
  }
}

/** The file that stands where a path leads, or would lead if what is given were one. */
export function findFile({ plugin, from = "." }: PluginEntry): string | undefined {
  const location = resolve(from, plugin);
  return readIfAny(location) === undefined ? undefined : location;
}

/** Whether it is the path of a file, and not the name of a package. */
export function isPath(name: string): boolean {
  return /^(?:\.{1,2}[\\/]|\/|[A-Za-z]:[\\/])/.test(name);
}

function fail(error: unknown, wanted: string): never {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  throw code === "MODULE_NOT_FOUND" ? new Error(`there is no package \`${wanted}\``) : error;
}

/** Packages that offer their entry to `import` alone. */
function findModuleOnly(wanted: string, folder: string): string | undefined {
  const [name = "", inside] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(wanted)?.slice(1) ?? [];
  for (let at = folder; ; at = dirname(at)) {
    const home = join(at, "node_modules", name);
    const text = readIfAny(join(home, "package.json"));
    if (text !== undefined) {
      const { exports } = JSON.parse(text) as { readonly exports?: unknown };
      const entry = chooseEntry(exports, inside === undefined ? "." : `./${inside}`);
      return entry === undefined ? undefined : resolve(home, entry);
    }
    if (dirname(at) === at) return undefined;
  }
}

function chooseEntry(exports: unknown, key: string): string | undefined {
  if (typeof exports === "string") return key === "." ? exports : undefined;
  if (typeof exports !== "object" || exports === null) return undefined;
  const entries = exports as Readonly<Record<string, unknown>>;
  if (Object.keys(entries).some((name) => name.startsWith("."))) return chooseEntryBelow(entries[key]);
  return key === "." ? chooseEntryBelow(entries) : undefined;
}

function chooseEntryBelow(entry: unknown): string | undefined {
  if (typeof entry === "string") return entry;
  if (typeof entry !== "object" || entry === null) return undefined;
  const conditions = entry as Readonly<Record<string, unknown>>;
  return chooseEntryBelow(conditions["import"] ?? conditions["node"] ?? conditions["default"]);
}

/** A plug-in's name, short for messages. */
export function shortenPlugin(name: string): string {
  return isPath(name) ? basename(name) : name;
}

/** More than this many files are a package, whose version says when it is another. */
const mostImported = 200;

/** Names of files beside a module: what it imports or requires, and data whose place it makes of its own. */
const besides =
  /(?:\b(?:from|import|require|URL)\s*\(?|\)\s*\()\s*["'`](\.{1,2}\/[^"'`\n]+)["'`]|\b(?:__dirname|import\.meta\.dirname|import\.meta\.url\s*\)\s*\))\s*[,+]\s*["'`]\/?([^"'`\n]+)["'`]/g;

/** What `require` adds to names. */
const endings = ["", ".js", ".cjs", ".json", "/index.js"];

/** By path, texts of what a module imports by relative paths, of what that imports, and of the data beside them that they read. */
function readImported(location: string, text: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>([[location, text]]);
  for (const [path, content] of texts) {
    if (!/\.[cm]?[jt]sx?$/.test(path)) continue;
    for (const [, imported, joined = ""] of content.matchAll(besides)) {
      const named = resolve(dirname(path), imported ?? joined);
      const paths = endings.map((ending) => named + ending);
      if (texts.size >= mostImported || paths.some((each) => texts.has(each))) continue;
      const found = paths.find((each) => findStats(each)?.isFile() === true);
      if (found !== undefined) texts.set(found, readFileSync(found, "utf8"));
    }
  }
  texts.delete(location);
  return texts;
}

function sayWhyNoFile(path: string): string {
  try {
    return statSync(path).isDirectory() ? "it is a folder" : "it is a pipe or a device";
  } catch (error) {
    const reason = describeUnreadable(error);
    return reason === notThere ? "there is no such file" : reason;
  }
}

/** The text of a file, if there is one. */
export function readIfAny(path: string): string | undefined {
  if (findStats(path)?.isFile() !== true) return undefined;
  return readFileSync(path, "utf8");
}

/** The files that a plug-in of a path consists of, as far as they are there. */
export function listModules(location: string): readonly string[] {
  const text = readIfAny(location);
  return text === undefined ? [location] : [location, ...readImported(realpathSync(location), text).keys()];
}
