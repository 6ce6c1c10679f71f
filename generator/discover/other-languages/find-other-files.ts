import { join } from "node:path";
import fastGlob from "fast-glob";
import type { OtherFiles, OtherLanguage } from "../../diagnostics/other-languages.ts";
import type { Input } from "../input.ts";
import { isToolSettings } from "../kinds/is-tool-settings.ts";
import { coverFiles } from "./cover-files.ts";
import { dropCopies } from "./drop-copies.ts";
import { findParts } from "./find-parts.ts";
import { leaveClientsOut } from "./leave-clients-out.ts";
import { readFileLanguage } from "./read-file-language.ts";
import { otherGlobs, schemaByShape } from "./recognise-language.ts";
import { spreadOverFolders } from "./spread-over-folders.ts";
import { toTwinStem } from "./to-twin-stem.ts";

/*
 * Schemas in languages that aren't read by themselves. What is in an input is only looked at, so that whoever has given it
 * hears of what is missing from the site: of so many files the beginning, which says what they are.
 */

/** Of all folders. */
const mostLookedAt = 500;
/** Besides, where there are some of a language, to count them. */
const mostCounted = 2000;
/** So many files of a language are named. */
const mostNamed = 3;
/** So many folders are named before the one that holds them all is. */
const mostFolders = 4;
/** So many globs are named where there are other files between. */
const mostGlobs = 16;

/** Files that tests and examples are about, and what others have made; a folder of vendors may be about theirs, but not in a module of Go. */
const beside =
  /(?:^|\/)(?:__\w+__|3rd[-_]?party|benchmarks?|e2e|examples?|fixtures?|(?:e2e|functional|integration|load|smoke|unit)[-_]?tests?|mocks?|samples?|snapshots?|stubs?|test-?data|tests?|third[-_]part(?:y|ies)|vendor\/(?:[\w-]+\.)+[a-z]+|wiremock)\/|^(?:deps|externs?|externals|vendor)\//i;
/** Settings of packages, unless schemas of them are called so, which are beside others. */
const settings = /(?:^|\/)(?:package(?:-lock)?|tsconfig[^/]*(?<!\.schema))\.json$/i;
/** What a build has made. A package that was published has its schemas there, and a repository copies of them. */
const made = /(?:^|\/)(?:build|dist|out|target)\//i;

function isBeside(path: string): boolean {
  return beside.test(path) || settings.test(path);
}

/** Those of an input that nothing reads, by language, the first language that is met first. */
export function findOtherFiles(
  { folder, listing, prefix, tree }: Pick<Input, "folder" | "listing" | "prefix" | "tree">,
  isRead: (path: string) => boolean,
  exclude?: readonly string[],
): readonly OtherFiles[] {
  const listed = listCandidates({ listing }, isRead, exclude);
  const kept = listed.length === 0 ? [] : listing.dropIgnored(listed).toSorted();
  const seen = new Set<string>();
  const look = (files: readonly string[], isAsked: (path: string) => boolean): RecognisedFiles => {
    const asked = files.filter((path) => !beside.test(path) && isAsked(path));
    const found = recogniseFiles(
      asked.filter((path) => !settings.test(path)),
      { folder, tree, seen },
    );
    return addSchemasOfSettings(found, asked, { folder, tree, seen });
  };
  const isMade = (path: string): boolean => made.test(path);
  let files = kept;
  let recognised: RecognisedFiles = look(files, (path) => !isMade(path));
  if (recognised.size === 0) recognised = look(files, isMade);
  if (recognised.size === 0) {
    files = listing.takePublished(listed).toSorted();
    recognised = look(files, isMade);
  }
  const apis = recognised.get("openapi") ?? [];
  const isAnyRead = (): boolean => listCandidates({ listing }, (path) => !isRead(path), exclude).length > 0;
  const described = leaveClientsOut(apis, { folder, tree, isAnyRead });
  const clients = new Set(described.length === apis.length ? [] : apis.filter((path) => !described.includes(path)));
  if (clients.size > 0) recognised = withPaths(recognised, "openapi", described);
  const parts = listParts("openapi", { files, found: withoutShapes(recognised) }, { folder, tree });
  const placed = new Map(placeShapes(recognised, new Set(parts)));
  // What any other language has twice may be a part of what is beside it.
  const definitions = placed.get("kubernetes");
  if (definitions !== undefined) {
    const read = listCandidates({ listing }, (path) => !isRead(path), exclude);
    const own = dropCopies(definitions, { folder, tree, read });
    if (own.length === 0) placed.delete("kubernetes");
    else placed.set("kubernetes", own);
  }
  const others = new Set(parts);
  const unnamed = listParts(
    "jsonSchema",
    { files: files.filter((path) => !others.has(path)), found: placed },
    { folder, tree },
  );
  const partsOf = new Map<OtherLanguage, readonly string[]>([
    ["openapi", parts],
    ["jsonSchema", unnamed],
  ]);
  return [...placed].map(([language, paths]) => {
    const every = [...paths, ...(partsOf.get(language) ?? [])].toSorted();
    const all = dropTwins(every);
    const isUsual = all.length === every.length && isFoundAlone(language, all, { files, clients });
    return {
      language,
      paths: paths.slice(0, mostNamed).map((path) => prefix + path),
      count: paths.length,
      folder: findCommonFolder(all),
      globs: isUsual ? undefined : toGlobs(all, { files, seen }, language === "openapi" && parts.length > 0),
    };
  });
}

/** In bytes; what is split into files has small ones. */
const mostSearched = 1_000_000;

interface FoundFiles {
  readonly files: readonly string[];
  readonly found: ReadonlyMap<OtherLanguage, readonly string[]>;
}

/** What descriptions of APIs, or schemas, are split into, which says of itself nothing of what it is; what does is read as that. */
function listParts(
  language: OtherLanguage,
  { files, found }: FoundFiles,
  { folder, tree }: Pick<Input, "folder" | "tree">,
): readonly string[] {
  const wholes = found.get(language) ?? [];
  const told = new Set([...found.values()].flat());
  const there = new Set(files.filter((path) => !told.has(path)));
  if (wholes.length === 0 || there.size === 0) return [];
  return findParts(
    wholes,
    (path) => there.has(path),
    (path) => {
      const read = tree.read(join(folder, path), mostSearched, mostSearched);
      return "failure" in read ? undefined : read.bytes.toString("utf8");
    },
  );
}

/** Files by the language that they are in, or look like being in. */
type RecognisedFiles = ReadonlyMap<OtherLanguage | typeof schemaByShape, readonly string[]>;

/** What was recognised with other files of a language, none of which may be left. */
function withPaths(recognised: RecognisedFiles, language: OtherLanguage, paths: readonly string[]): RecognisedFiles {
  const changed = new Map(recognised);
  if (paths.length === 0) changed.delete(language);
  else changed.set(language, paths);
  return changed;
}

function withoutShapes(recognised: RecognisedFiles): ReadonlyMap<OtherLanguage, readonly string[]> {
  return new Map(
    [...recognised].flatMap(([language, paths]) => (language === schemaByShape ? [] : [[language, paths]])),
  );
}

/** What has the shape of a schema is one, where no description of an API is split into it. */
function placeShapes(
  recognised: RecognisedFiles,
  parts: ReadonlySet<string>,
): ReadonlyMap<OtherLanguage, readonly string[]> {
  const placed = new Map<OtherLanguage, readonly string[]>();
  for (const [language, paths] of recognised) {
    const isShape = language === schemaByShape;
    const own = isShape ? paths.filter((path) => !parts.has(path)) : paths;
    if (own.length === 0) continue;
    const name = isShape ? "jsonSchema" : language;
    placed.set(name, [...(placed.get(name) ?? []), ...own].toSorted());
  }
  return placed;
}

/** What has been looked at is added to `seen`. */
function recogniseFiles(
  candidates: readonly string[],
  { folder, tree, seen }: Pick<Input, "folder" | "tree"> & { readonly seen: Set<string> },
): RecognisedFiles {
  const recognise = (path: string): ReturnType<typeof readFileLanguage> => {
    seen.add(path);
    return readFileLanguage(join(folder, path), tree);
  };
  const looked = new Set(takeFirst(spreadOverFolders(candidates), mostLookedAt));
  const found = groupByLanguage([...looked].toSorted(), recognise);
  if (found.size === 0 || looked.size === candidates.length) return found;
  const folders = [...found.values()].map(findCommonFolder);
  const others = candidates.filter((path) => !looked.has(path) && folders.some((below) => path.startsWith(below)));
  const counted = new Set([...looked, ...others.slice(0, mostCounted)]);
  return groupByLanguage(
    candidates.filter((path) => counted.has(path)),
    recognise,
  );
}

/** What is called as settings are, stands beside schemas and says that it is one. */
function addSchemasOfSettings(
  found: RecognisedFiles,
  candidates: readonly string[],
  parts: Parameters<typeof recogniseFiles>[1],
): RecognisedFiles {
  const schemas = found.get("jsonSchema") ?? [];
  const folders = new Set(schemas.map(folderOf));
  const named = candidates.filter((path) => settings.test(path) && folders.has(folderOf(path)));
  if (named.length === 0) return found;
  const more = recogniseFiles(named, parts).get("jsonSchema") ?? [];
  return new Map(found).set("jsonSchema", [...schemas, ...more].toSorted());
}

function* takeFirst<Thing>(things: Iterable<Thing>, count: number): Generator<Thing> {
  let left = count;
  for (const thing of things) {
    if (left === 0) return;
    left -= 1;
    yield thing;
  }
}

function groupByLanguage(
  paths: readonly string[],
  recognise: (path: string) => ReturnType<typeof readFileLanguage>,
): RecognisedFiles {
  const found = new Map<OtherLanguage | typeof schemaByShape, string[]>();
  for (const path of paths) {
    const language = recognise(path);
    if (language === undefined) continue;
    const known = found.get(language);
    if (known === undefined) found.set(language, [path]);
    else known.push(path);
  }
  return found;
}

function listCandidates(
  { listing }: Pick<Input, "listing">,
  isRead: (path: string) => boolean,
  exclude?: readonly string[],
): readonly string[] {
  try {
    return listing.find(otherGlobs, exclude).filter((path) => !isRead(path));
  } catch {
    // A folder that can't be listed has been reported.
    return [];
  }
}

const schemaFiles = /\.schema\.(?:json|yaml)$/;

/** What the plug-ins that come along look for where nothing else is asked of them. */
const ownNames: Readonly<Partial<Record<OtherLanguage, RegExp>>> = {
  // Nothing in their names tells them from others.
  atlas: /(?!)/,
  openapi: /(?:^|\/)(?:(?:[^/]+\.)?openapi|swagger)\.(?:json|ya?ml)$/,
  protobuf: /\.proto$/,
  ...{ jsonSchema: schemaFiles, kubernetes: schemaFiles, airbyte: schemaFiles, streams: schemaFiles },
};

function isFoundAlone(
  language: OtherLanguage,
  paths: readonly string[],
  { files, clients }: { readonly files: readonly string[]; readonly clients: ReadonlySet<string> },
): boolean {
  const name = ownNames[language];
  if (name === undefined) return true;
  return (
    paths.every((path) => name.test(path)) &&
    !files.some((path) => (isBeside(path) || clients.has(path)) && name.test(path))
  );
}

/**
 * A few files by their names; else their folders, or what of the folder that holds them all has nothing else in it. Beside what an
 * API is split into there may be more of it, so that its folders are meant as they are.
 */
function toGlobs(
  paths: readonly string[],
  { files, seen }: { readonly files: readonly string[]; readonly seen: ReadonlySet<string> },
  isSplit: boolean,
): readonly string[] {
  const escape = (path: string): string => (path === "" ? "" : fastGlob.escapePath(path));
  if (paths.length <= mostNamed) return paths.map(escape);
  // What is called as settings of a tool is only read by its name.
  const named = paths.filter(isToolSettings);
  if (named.length > 0 && named.length < paths.length) {
    const isOther = (path: string): boolean => !isToolSettings(path);
    const others = toGlobs(paths.filter(isOther), { files: files.filter(isOther), seen }, isSplit);
    return [...others, ...named.map(escape)].toSorted();
  }
  const own = new Set(paths);
  // Of a folder that is very large not all is looked at, and what isn't may be anything.
  const isTold = files.length <= mostLookedAt;
  const others = files.filter((path) => !own.has(path) && (isTold || seen.has(path) || isBeside(path)));
  const covered = coverFiles(paths, others, mostGlobs);
  const folders = [...new Set(paths.map(folderOf))];
  if (folders.length > mostFolders) return covered ?? [`${escape(findCommonFolder(paths))}**/*.${toEndings(paths)}`];
  const around = new Set(paths.map((path) => `${folderOf(path)} ${toEndings([path])}`));
  const isAmongOthers = others.some((path) => around.has(`${folderOf(path)} ${toEndings([path])}`));
  if (covered !== undefined && isAmongOthers && !isSplit) return covered;
  return folders.map((folder) => `${escape(folder)}*.${toEndings(paths.filter((path) => folderOf(path) === folder))}`);
}

/** With its slash; empty for the input. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** Of files that a package has for each kind of modules, or that are written as JSON and as YAML, the first: the others say the same again. */
function dropTwins(paths: readonly string[]): readonly string[] {
  const known = new Set<string>();
  return paths.filter((path) => {
    const stem = toTwinStem(path);
    return !known.has(stem) && known.add(stem);
  });
}

function toEndings(paths: readonly string[]): string {
  const endings = [...new Set(paths.map((path) => path.slice(path.lastIndexOf(".") + 1)))].toSorted();
  return endings.length === 1 ? (endings[0] ?? "") : `{${endings.join(",")}}`;
}

/** The folder that holds them all, with its slash; empty for the input. */
function findCommonFolder(paths: readonly string[]): string {
  const [first = "", ...others] = paths.map(folderOf);
  let common = first;
  while (!others.every((folder) => folder.startsWith(common))) common = common.replace(/[^/]*\/$/, "");
  return common;
}
