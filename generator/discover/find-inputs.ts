import { constants } from "node:fs";
import { access, realpath, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative } from "node:path";
import fastGlob from "fast-glob";
import { usageCodes } from "../diagnostics/codes/usage.ts";
import type { Report } from "../diagnostics/report.ts";
import type { FileTree } from "./files/file-tree.ts";
import { findMissingFolder } from "./find-missing-folder.ts";
import type { ProjectSite } from "./guide-projects/project-site.ts";
import type { Input } from "./input.ts";
import { holdsSdl } from "./kinds/holds-sdl.ts";
import { findLayout } from "./layouts/find-layout.ts";
import { findUnpacked } from "./layouts/find-unpacked.ts";
import { anyMember, findMembers } from "./layouts/find-members.ts";
import { genericLayout } from "./layouts/generic-layout.ts";
import type { Layout } from "./layouts/layout.ts";
import { proseFolder } from "./layouts/prose-folder.ts";
import { listFiles } from "./files/list-files.ts";
import { listImported } from "./model/list-imported.ts";
import { listReferred } from "./model/list-referred.ts";
import { listLedTo } from "./pages/list-led-to.ts";
import { readFileLanguage } from "./other-languages/read-file-language.ts";
import { describeFailure } from "../diagnostics/describe-failure.ts";
import { isMarkdownFile } from "../places/markdown-files.ts";
import { joinPath } from "../places/content-paths.ts";
import { trimSlashes } from "../places/trim-slashes.ts";

/** The inputs that are there, each once; what is wrong with the others has been reported. */
export async function findInputs(given: readonly string[], tree: FileTree, report: Report): Promise<readonly Input[]> {
  const inputs: Input[] = [];
  const prefixes = new Set<string>();
  for (const place of await findPlaces(given, tree, report)) {
    const prefix = given.length > 1 ? choosePrefix(place.folder, prefixes) : "";
    inputs.push(place.files.length > 0 ? openFiles(place, prefix, tree) : await openFolder(place, prefix, tree));
  }
  return inputs;
}

/** A folder, or some of the files right in it. */
interface Place {
  /** As it was written; the first of several files. */
  readonly given: string;
  /** In the file system, links followed. */
  readonly folder: string;
  /** Names; empty where the folder is meant. */
  readonly files: string[];
}

/** Files of one folder are one place, wherever they stand among the others. */
async function findPlaces(given: readonly string[], tree: FileTree, report: Report): Promise<Iterable<Place>> {
  const places = new Map<string, Place>();
  for (const name of given) {
    const found = await findPath(name, tree, report);
    if (found === undefined) continue;
    const folder = found.isFile ? dirname(found.path) : found.path;
    const key = found.isFile ? `${folder}/*` : folder;
    const place = places.get(key) ?? { given: name, folder, files: [] };
    places.set(key, place);
    if (found.isFile) place.files.push(basename(found.path));
  }
  return places.values();
}

async function openFolder({ given, folder: named }: Place, prefix: string, tree: FileTree): Promise<Input> {
  const folder = findUnpacked(named, tree) ?? named;
  const input = {
    given,
    folder,
    layout: await findLayout(folder, tree),
    prefix,
    listing: listFiles(folder, tree),
    tree,
  };
  const configs = input.layout === genericLayout ? anyMember : input.layout.project?.members;
  if (configs !== undefined && configs.length > 0) return { ...input, members: await findMembers(input, configs) };
  return input.layout.project === undefined || input.layout.marks.length > 0
    ? input
    : { ...input, others: await findOtherProjects(input, input.layout.project) };
}

/** Those that are no part of the one which is read. */
async function findOtherProjects(input: Input, { folder, docs = folder }: ProjectSite): Promise<readonly Input[]> {
  const isOwn = (place: string): boolean => place === folder || `${place}/`.startsWith(`${docs}/`);
  const all = docs === "" ? [] : await findMembers(input, anyMember);
  // It may be found by a folder around it, in which it stands at a usual place.
  const placeOf = ({ prefix, layout }: Input): string =>
    joinPath(trimSlashes(prefix.slice(input.prefix.length)), layout.project?.folder ?? "") ?? "";
  return all.filter((other) => !isOwn(placeOf(other)));
}

/**
 * Files are a folder in which nothing else is but what they take in themselves and what guides among them lead to; what is around them
 * isn't even listed, since that may be anything.
 */
function openFiles({ given, folder, files: named }: Place, prefix: string, tree: FileTree): Input {
  const isOther = (name: string): boolean => isOtherData(join(folder, name), tree);
  const parts = new Set(listReferred(folder, named.filter(isOther), tree));
  const files = [...new Set([...named, ...listImported(folder, named, tree), ...parts])];
  const ledTo = listLedTo(folder, files.filter(isGuide), tree);
  const alone = leaveAlone(folder, [...files, ...ledTo], tree);
  const toGlobs = (kept: (name: string) => boolean): readonly string[] =>
    files.filter(kept).map((name) => fastGlob.escapePath(name));
  const prose = toGlobs(isGuide);
  const layout: Layout = {
    name: "single files",
    marks: [],
    files: toGlobs(
      (name) =>
        !isGuide(name) &&
        !parts.has(name) &&
        !isModule(join(folder, name), tree) &&
        !(/\.ya?ml$/i.test(name) && isOther(name)),
    ),
    skipsIgnored: false,
    prose: prose.length === 0 ? undefined : { ...proseFolder("."), files: prose },
  };
  return { given, folder, isFiles: true, named, layout, prefix, listing: listFiles(folder, alone), tree };
}

/** A tree in which a folder holds these files alone, and the folders that lead to them. */
function leaveAlone(folder: string, files: readonly string[], tree: FileTree): FileTree {
  const folders = new Map<string, Set<string>>();
  for (const file of files) {
    for (let path = join(folder, file); path !== folder && path !== dirname(path); path = dirname(path)) {
      const names = folders.get(dirname(path)) ?? new Set();
      folders.set(dirname(path), names.add(basename(path)));
    }
  }
  const list: FileTree["list"] = (asked) => {
    const names = folders.get(asked);
    return names === undefined ? [] : tree.list(asked).filter(({ name }) => names.has(name));
  };
  return { ...tree, list };
}

function isGuide(name: string): boolean {
  return isMarkdownFile(name);
}

/** A module of Python belongs to a package, by whose manifest or name in the configuration it is found, unless it has SDL. */
function isModule(location: string, tree: FileTree): boolean {
  return /\.py$/i.test(location) && !holdsSdl(location, tree);
}

/** A registry may have any name, and so may a description of an API or a schema, which is none. */
function isOtherData(location: string, tree: FileTree): boolean {
  if (!/\.(?:json|ya?ml)$/i.test(location)) return false;
  return readFileLanguage(location, tree) !== undefined;
}

interface Found {
  readonly path: string;
  readonly isFile: boolean;
}

async function findPath(given: string, tree: FileTree, report: Report): Promise<Found | undefined> {
  if (tree.isDisk !== true) {
    if (tree.exists(given)) return { path: given, isFile: !("failure" in tree.read(given, 0, 0)) };
    report.add(usageCodes.missingInput({ folder: given, shown: showPath(given), suggestions: [] }));
    return undefined;
  }
  try {
    const path = await realpath(given);
    const stats = await stat(path);
    await access(path, constants.R_OK);
    if (stats.isDirectory() || stats.isFile()) return { path, isFile: stats.isFile() };
    report.add(usageCodes.inputNotFolder({ folder: given }));
  } catch (error) {
    if (isNotFound(error)) {
      const suggestions = await findMissingFolder(given);
      report.add(usageCodes.missingInput({ folder: given, shown: showPath(given), suggestions }));
    } else {
      report.add(usageCodes.unreadableFolder({ folder: given, reason: describeFailure(error) }));
    }
  }
  return undefined;
}

/** What the config file names counts from there, and is whole by now: from here it is mostly shorter. */
function showPath(given: string): string {
  const short = isAbsolute(given) ? relative(process.cwd(), given).replaceAll("\\", "/") : given;
  return short !== "" && short.length < given.length ? short : given;
}

/** The folder's name; with a number behind it when another input has the same name. */
function choosePrefix(folder: string, taken: Set<string>): string {
  const name = basename(folder) || "root";
  let prefix = `${name}/`;
  for (let number = 2; taken.has(prefix); number += 1) prefix = `${name}-${number}/`;
  taken.add(prefix);
  return prefix;
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
