import { readFileSync, statSync, type Stats } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { RevisionError } from "./revision-error.ts";

/** Where the parts of a repository are in the file system. All paths are absolute. */
export interface GitFolders {
  /** The top of the working tree; of a bare repository, the repository itself. */
  readonly top: string;
  /** Holds HEAD; that of a further working tree is not the one that holds the rest. */
  readonly git: string;
  /** Holds refs and objects. */
  readonly common: string;
  /** Folders of objects, that of the repository first, then those that it borrows from. */
  readonly objects: readonly string[];
  /** Commits whose parents were left out when this was cloned. */
  readonly shallow: ReadonlySet<string>;
  /** Whether objects were left out to be fetched when they are needed. */
  readonly isPartial: boolean;
}

const mostFolders = 64;
/** Repositories that borrow from others that borrow. */
const mostBorrowed = 16;
const mostBytes = 64_000_000;

/** The repository around a folder; nothing in it is run, and of its configuration only what tells the form of its objects counts. */
export function findGitFolders(folder: string): GitFolders {
  const found = findGit(folder);
  if (found !== undefined) return describe(found.top, found.git);
  throw new RevisionError(`${folder} is in no Git repository`, "name a folder instead");
}

/** The top of the repository around a path, of which nothing need be there; undefined where it is in none. */
export function findTop(path: string): string | undefined {
  return findGit(path)?.top;
}

function findGit(path: string): Pick<GitFolders, "top" | "git"> | undefined {
  let top = resolve(path);
  for (let count = 0; count < mostFolders; count += 1) {
    const git = openGit(top);
    if (git !== undefined) return { top, git };
    if (dirname(top) === top) break;
    top = dirname(top);
  }
  return undefined;
}

function openGit(top: string): string | undefined {
  const path = join(top, ".git");
  const named = isFile(path) ? /^gitdir: (.+)$/m.exec(readText(path) ?? "")?.[1]?.trim() : undefined;
  const candidates = named === undefined ? [path, top] : [resolve(top, named)];
  return candidates.find(
    (git) => isFile(join(git, "HEAD")) && (isFolder(join(git, "objects")) || isFile(join(git, "commondir"))),
  );
}

function describe(top: string, git: string): GitFolders {
  const shared = readText(join(git, "commondir"))?.trim();
  const common = shared === undefined ? git : resolve(git, shared);
  const config = readText(join(common, "config")) ?? "";
  refuseForms(config);
  return {
    top,
    git,
    common,
    objects: listObjectFolders(join(common, "objects")),
    shallow: new Set((readText(join(common, "shallow")) ?? "").split("\n").filter((line) => line !== "")),
    isPartial: /^\s*(?:promisor\s*=\s*true|partialclone\s*=)/im.test(config),
  };
}

/** Forms that this doesn't read are told by the configuration; whatever is read by mistake would be nonsense. */
function refuseForms(config: string): void {
  const value = (key: string): string | undefined =>
    new RegExp(`^\\s*${key}\\s*=\\s*"?([\\w-]+)`, "im").exec(config)?.[1]?.toLowerCase();
  const help = "export the revision to a folder, with `git archive`, and name that";
  const hash = value("objectformat");
  if (hash !== undefined && hash !== "sha1") throw new RevisionError(`objects named by ${hash} aren't read`, help);
  const storage = value("refstorage");
  if (storage !== undefined && storage !== "files")
    throw new RevisionError(`refs kept as ${storage} aren't read`, help);
}

function listObjectFolders(own: string): readonly string[] {
  const folders = [own];
  for (let index = 0; index < folders.length && folders.length <= mostBorrowed; index += 1) {
    const folder = folders[index] ?? own;
    for (const line of (readText(join(folder, "info/alternates")) ?? "").split("\n")) {
      const other = line === "" || line.startsWith("#") ? undefined : resolve(folder, line);
      if (other !== undefined && !folders.includes(other) && isFolder(other)) folders.push(other);
    }
  }
  return folders;
}

/** The text of a small file; undefined when it isn't there or isn't one. */
export function readText(path: string): string | undefined {
  try {
    const { size } = statSync(path);
    return size > mostBytes ? undefined : readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function isFile(path: string): boolean {
  return findStats(path)?.isFile() === true;
}

function isFolder(path: string): boolean {
  return findStats(path)?.isDirectory() === true;
}

/** Git's files may name anything, and there is nothing below a file: the file system throws of both. */
function findStats(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
