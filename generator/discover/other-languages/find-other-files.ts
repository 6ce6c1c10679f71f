import { join } from "node:path";
import fastGlob from "fast-glob";
import type { OtherFiles, OtherLanguage } from "../../diagnostics/other-languages.ts";
import type { Input } from "../input.ts";
import { findApiParts } from "./find-api-parts.ts";
import { isToldByContent, otherGlobs, recogniseLanguage } from "./recognise-language.ts";

/*
 * Schemas in languages that aren't read by themselves. What is in an input is only looked at, so that whoever has given it
 * hears of what is missing from the site: of so many files the beginning, which says what they are.
 */

const mostLookedAt = 500;
/** In bytes. */
const head = 8192;
/** So many files of a language are named. */
const mostNamed = 3;
/** So many folders are named before the one that holds them all is. */
const mostFolders = 4;

/** Files that tests and examples are about. */
const beside =
  /(?:^|\/)(?:__\w+__|examples?|fixtures?|mocks?|samples?|snapshots?|test-?data|tests?)\/|(?:^|\/)(?:package(?:-lock)?|tsconfig[^/]*)\.json$/i;
/** What a build has made. A package that was published has its schemas there, and a repository copies of them. */
const made = /(?:^|\/)(?:build|dist|out|target)\//i;

/** Those of an input that nothing reads, by language, the first language that is met first. */
export function findOtherFiles(
  { folder, listing, prefix, tree }: Pick<Input, "folder" | "listing" | "prefix" | "tree">,
  isRead: (path: string) => boolean,
  exclude?: readonly string[],
): readonly OtherFiles[] {
  const files = listCandidates({ listing }, isRead, exclude);
  const candidates = files.filter((path) => !beside.test(path));
  const isMade = (path: string): boolean => made.test(path);
  const written = recogniseFiles(
    candidates.filter((path) => !isMade(path)),
    { folder, tree },
  );
  const found = written.size > 0 ? written : recogniseFiles(candidates.filter(isMade), { folder, tree });
  const parts = listApiParts(files, found, { folder, tree });
  return [...found].map(([language, paths]) => {
    const all = language === "openapi" ? [...paths, ...parts].toSorted() : paths;
    return {
      language,
      paths: paths.slice(0, mostNamed).map((path) => prefix + path),
      count: paths.length,
      folder: findCommonFolder(all),
      globs: isFoundAlone(language, all) ? undefined : toGlobs(all),
    };
  });
}

/** In bytes; what is split into files has small ones. */
const mostSearched = 1_000_000;

/** What descriptions of APIs are split into, which say of themselves nothing of what they are; schemas that do are read as such. */
function listApiParts(
  files: readonly string[],
  found: ReadonlyMap<OtherLanguage, readonly string[]>,
  { folder, tree }: Pick<Input, "folder" | "tree">,
): readonly string[] {
  const apis = found.get("openapi") ?? [];
  if (apis.length === 0) return [];
  const told = new Set([...found.values()].flat());
  const there = new Set(files.filter((path) => !told.has(path)));
  return findApiParts(
    apis,
    (path) => there.has(path),
    (path) => {
      const read = tree.read(join(folder, path), mostSearched, mostSearched);
      return "failure" in read ? undefined : read.bytes.toString("utf8");
    },
  );
}

function recogniseFiles(
  candidates: readonly string[],
  { folder, tree }: Pick<Input, "folder" | "tree">,
): ReadonlyMap<OtherLanguage, readonly string[]> {
  const found = new Map<OtherLanguage, string[]>();
  for (const path of candidates.slice(0, mostLookedAt)) {
    const read = isToldByContent(path) ? tree.read(join(folder, path), head, head) : undefined;
    if (read !== undefined && "failure" in read) continue;
    const language = recogniseLanguage(path, read?.bytes.toString("utf8") ?? "");
    if (language === undefined) continue;
    const paths = found.get(language);
    if (paths === undefined) found.set(language, [path]);
    else paths.push(path);
  }
  return found;
}

function listCandidates(
  { listing }: Pick<Input, "listing">,
  isRead: (path: string) => boolean,
  exclude?: readonly string[],
): readonly string[] {
  try {
    return listing
      .dropIgnored(listing.find(otherGlobs, exclude))
      .filter((path) => !isRead(path))
      .toSorted();
  } catch {
    // A folder that can't be listed has been reported.
    return [];
  }
}

const schemaFiles = /\.schema\.(?:json|yaml)$/;

/** What the plug-ins that come along look for where nothing else is asked of them. */
const ownNames: Readonly<Partial<Record<OtherLanguage, RegExp>>> = {
  openapi: /(?:^|\/)(?:(?:[^/]+\.)?openapi|swagger)\.(?:json|ya?ml)$/,
  ...{ jsonSchema: schemaFiles, kubernetes: schemaFiles, airbyte: schemaFiles, streams: schemaFiles },
};

function isFoundAlone(language: OtherLanguage, paths: readonly string[]): boolean {
  const name = ownNames[language];
  return name === undefined || paths.every((path) => name.test(path));
}

/** A few files by their names; else their folders, or the folder that holds them all. */
function toGlobs(paths: readonly string[]): readonly string[] {
  const escape = (path: string): string => (path === "" ? "" : fastGlob.escapePath(path));
  if (paths.length <= mostNamed) return paths.map(escape);
  const toFolder = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);
  const folders = [...new Set(paths.map(toFolder))];
  if (folders.length <= mostFolders)
    return folders.map(
      (folder) => `${escape(folder)}*.${toEndings(paths.filter((path) => toFolder(path) === folder))}`,
    );
  const common = findCommonFolder(paths);
  return [`${escape(common)}**/*.${toEndings(paths)}`];
}

function toEndings(paths: readonly string[]): string {
  const endings = [...new Set(paths.map((path) => path.slice(path.lastIndexOf(".") + 1)))].toSorted();
  return endings.length === 1 ? (endings[0] ?? "") : `{${endings.join(",")}}`;
}

/** The folder that holds them all, with its slash; empty for the input. */
function findCommonFolder(paths: readonly string[]): string {
  const [first = "", ...others] = paths.map((path) => path.slice(0, path.lastIndexOf("/") + 1));
  let common = first;
  while (!others.every((folder) => folder.startsWith(common))) common = common.replace(/[^/]*\/$/, "");
  return common;
}
