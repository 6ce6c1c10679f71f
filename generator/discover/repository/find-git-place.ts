import { readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Where a repository is in the file system. All paths are absolute. */
export interface GitPlace {
  /** The top of the working tree; of a bare repository, the repository itself. */
  readonly top: string;
  /** Holds HEAD; that of a further working tree is not the one that holds the rest. */
  readonly git: string;
  /** Holds refs, objects and the configuration. */
  readonly common: string;
}

/** A repository is seldom deeper in folders than this, and no walk upwards is longer. */
const mostFolders = 64;
/** In bytes; a file that says where Git is has a line. */
const longest = 65_536;

/** The repository around a path, of which nothing need be there: one with a working tree or, where those count, a bare one. */
export function findGitPlace(path: string, { takesBare = false } = {}): GitPlace | undefined {
  let top = resolve(path);
  for (let count = 0; count < mostFolders; count += 1) {
    const git = openGit(top) ?? (takesBare && isBare(top) ? top : undefined);
    if (git !== undefined) return { top, git, common: findCommon(git) };
    if (dirname(top) === top) return undefined;
    top = dirname(top);
  }
  return undefined;
}

/** Git's folder, or the one that its file names in a further working tree or a submodule. */
function openGit(top: string): string | undefined {
  const path = join(top, ".git");
  const named = /^gitdir: (.+)$/m.exec(readSmall(path) ?? "")?.[1]?.trim();
  const git = named === undefined ? path : resolve(top, named);
  return isFile(join(git, "HEAD")) ? git : undefined;
}

function isBare(folder: string): boolean {
  return isFile(join(folder, "HEAD")) && findStats(join(folder, "objects"))?.isDirectory() === true;
}

function findCommon(git: string): string {
  const shared = readSmall(join(git, "commondir"))?.trim();
  return shared === undefined ? git : resolve(git, shared);
}

function readSmall(path: string): string | undefined {
  const stats = findStats(path);
  return stats?.isFile() === true && stats.size <= longest ? readFileSync(path, "utf8") : undefined;
}

function isFile(path: string): boolean {
  return findStats(path)?.isFile() === true;
}

/** Git's files may name anything, and there is nothing below a file: the file system throws of both. */
function findStats(path: string): ReturnType<typeof statSync> {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
