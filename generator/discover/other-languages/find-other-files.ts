import { join } from "node:path";
import fastGlob from "fast-glob";
import type { OtherFiles, OtherLanguage } from "../../diagnostics/other-languages.ts";
import type { Input } from "../input.ts";
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
  const candidates = listCandidates({ listing }, isRead, exclude);
  const isMade = (path: string): boolean => made.test(path);
  const written = recogniseFiles(
    candidates.filter((path) => !isMade(path)),
    { folder, tree },
  );
  const found = written.size > 0 ? written : recogniseFiles(candidates.filter(isMade), { folder, tree });
  return [...found].map(([language, paths]) => ({
    language,
    paths: paths.slice(0, mostNamed).map((path) => prefix + path),
    count: paths.length,
    folder: findCommonFolder(paths),
    globs: isFoundAlone(language, paths) ? undefined : toGlobs(paths),
  }));
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
      .filter((path) => !beside.test(path) && !isRead(path))
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
  const folders = [...new Set(paths.map((path) => path.slice(0, path.lastIndexOf("/") + 1)))];
  const endings = [...new Set(paths.map((path) => path.slice(path.lastIndexOf(".") + 1)))].toSorted();
  const ending = endings.length === 1 ? endings[0] : `{${endings.join(",")}}`;
  if (folders.length <= mostFolders) return folders.map((folder) => `${escape(folder)}*.${ending}`);
  const common = findCommonFolder(paths);
  return [`${escape(common)}**/*.${ending}`];
}

/** The folder that holds them all, with its slash; empty for the input. */
function findCommonFolder(paths: readonly string[]): string {
  const [first = "", ...others] = paths.map((path) => path.slice(0, path.lastIndexOf("/") + 1));
  let common = first;
  while (!others.every((folder) => folder.startsWith(common))) common = common.replace(/[^/]*\/$/, "");
  return common;
}
