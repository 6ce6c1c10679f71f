import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { classifyFile } from "./classify-file.ts";
import { findLayout } from "./layouts/find-layout.ts";
import { genericLayout } from "./layouts/generic-layout.ts";
import { listFiles, type Listing } from "./list-files.ts";
import { readBytes } from "./read-bytes.ts";
import type { SourceKind } from "./source-file.ts";

/*
 * A look at a folder before there is a configuration for it: what of a model is in it and where. It
 * only goes by names, except for registries, which have to be told from other YAML.
 */

export interface FolderSurvey {
  /** Said after "read as". */
  readonly layout: string;
  /** Whether the layout says all that a configuration could. */
  readonly isRecognised: boolean;
  /** The folder below which all of it lies; `.` for the surveyed one. */
  readonly input: string;
  /** What was found, by kind, with the folders that hold it, below the surveyed one. */
  readonly found: readonly FoundKind[];
  /** Registries that have another name, below the input. */
  readonly registries: readonly string[];
  /** Folders of hand-written pages, below the input. */
  readonly content: readonly string[];
  readonly repository?: Repository | undefined;
}

export interface FoundKind {
  readonly kind: SourceKind;
  readonly count: number;
  readonly folder: string;
}

/** A repository on GitHub. */
export interface Repository {
  /** Owner and name. */
  readonly name: string;
  readonly branch: string;
}

/** Folders in which projects keep their guides. */
const proseFolders = ["content", "docs", "documentation", "guides"];

/** What of a model is in the folder. */
export async function surveyFolder(folder: string): Promise<FolderSurvey> {
  const layout = findLayout(folder);
  const isRecognised = layout !== genericLayout;
  const listing = listFiles(folder);
  const files = list(layout.files, listing);
  const registries = isRecognised ? [] : findRegistries(folder, listing);
  const content = isRecognised ? [] : findContent(listing);
  const folders = [...files, ...registries].map(toFolder);
  const input = isRecognised || content.length > 0 ? "." : findCommonFolder(folders);
  const toBelow = (path: string): string => (input === "." ? path : path.slice(input.length + 1));
  return {
    layout: layout.name,
    isRecognised,
    input,
    found: countKinds(files),
    registries: registries.map(toBelow),
    content,
    repository: await findRepository(folder),
  };
}

function list(globs: readonly string[], listing: Listing): readonly string[] {
  return listing.dropIgnored(listing.find(globs)).toSorted();
}

function countKinds(paths: readonly string[]): readonly FoundKind[] {
  const groups = new Map<SourceKind, string[]>();
  for (const path of paths) {
    const kind = classifyFile(path);
    if (kind === undefined) continue;
    const group = groups.get(kind);
    if (group === undefined) groups.set(kind, [path]);
    else group.push(path);
  }
  return [...groups].map(([kind, group]) => ({
    kind,
    count: group.length,
    folder: findCommonFolder(group.map(toFolder)),
  }));
}

function findRegistries(folder: string, listing: Listing): readonly string[] {
  const paths = list(["**/*registry*.{yml,yaml}", "!**/entity-registry.{yml,yaml}"], listing);
  const registries: string[] = [];
  for (const path of paths) {
    const read = readBytes(join(folder, path), 1_000_000);
    if (!("failure" in read) && /^entities:/m.test(read.bytes.toString("utf8"))) registries.push(path);
  }
  return registries;
}

/** Folders with Markdown in them; those called `content` are found without being named. */
function findContent(listing: Listing): readonly string[] {
  const pages = list(
    proseFolders.map((name) => `${name}/**/*.{md,mdx}`),
    listing,
  );
  const found = proseFolders.filter((name) => pages.some((path) => path.startsWith(`${name}/`)));
  return found.length === 1 && found[0] === "content" ? [] : found;
}

/** The remote that was cloned, if it is on GitHub; anything else is of no use for links. */
async function findRepository(folder: string): Promise<Repository | undefined> {
  const [config, head] = await Promise.all(
    ["config", "HEAD"].map((name) => readFile(join(folder, ".git", name), "utf8").catch(() => "")),
  );
  const name = /^\s*url = (?:https:\/\/|git@|ssh:\/\/git@)github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/m.exec(
    config ?? "",
  );
  if (name?.[1] === undefined) return undefined;
  const branch = /^ref: refs\/heads\/(main|master)$/m.exec(head ?? "");
  return { name: name[1], branch: branch?.[1] ?? "main" };
}

function toFolder(path: string): string {
  return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
}

/** The deepest folder that holds all of them. */
function findCommonFolder(folders: readonly string[]): string {
  const [first = ".", ...others] = folders.map((folder) => folder.split("/"));
  if (first === ".") return ".";
  const length = first.findIndex((part, index) => part === "." || others.some((other) => other[index] !== part));
  return first.slice(0, length === -1 ? first.length : length).join("/") || ".";
}
