import { statSync } from "node:fs";
import { join, relative } from "node:path";
import { createIgnoreFilter } from "../files/git-ignore.ts";
import { readBytes } from "../files/read-bytes.ts";
import { findGitPlace, type GitPlace } from "./find-git-place.ts";
import { parseGitConfig } from "./parse-git-config.ts";
import { readRefTables, tableList, tableStorage } from "./read-ref-tables.ts";

/* What the files of Git say about a folder. Git is never run, and nothing but these files is opened. */

/** A folder's place in a repository that has been cloned. */
export interface GitCheckout {
  /** Of the remote, as it stands in the configuration, with whatever it holds. */
  readonly address: string;
  /** The branch of the remote that is checked out, or else the remote's usual one; absent where none is known. */
  readonly branch?: string | undefined;
  /** What is checked out where that is no branch. */
  readonly commit?: string | undefined;
  /** The folder at the top of the repository. */
  readonly top: string;
  /** The folder below the top of the repository, with forward slashes; empty for the top. */
  readonly below: string;
}

/** The checkout that a folder is in; undefined when it is in none, when Git ignores it there, or nothing was cloned. */
export function findGitCheckout(folder: string): GitCheckout | undefined {
  const place = findGitPlace(folder);
  if (place === undefined) return undefined;
  const below = relative(place.top, folder).replaceAll("\\", "/");
  if (isLeftOut(place.top, below)) return undefined;
  const refs = place.common;
  const config = parseGitConfig(readText(join(refs, "config")) ?? "");
  const tables = config.get("extensions")?.get("refstorage") === tableStorage ? findTables(place) : undefined;
  const findRef = (name: string): string | undefined =>
    tables === undefined ? readLine(join(name === "HEAD" ? place.git : refs, name)) : tables.get(name);
  const head = findRef("HEAD") ?? "";
  const checkedOut = /^ref: refs\/heads\/(\S+)$/.exec(head)?.[1];
  const tracking = config.get(`branch "${checkedOut ?? ""}"`);
  const remotes = [...config.keys()].flatMap((key) => /^remote "(.+)"$/.exec(key)?.[1] ?? []);
  const only = remotes.length === 1 ? remotes[0] : undefined;
  const remote = [tracking?.get("remote"), "origin", only].find((name) => config.has(`remote "${name ?? ""}"`));
  const address = config.get(`remote "${remote ?? ""}"`)?.get("url");
  if (remote === undefined || address === undefined) return undefined;

  const packed = readText(join(refs, "packed-refs"), mostPackedBytes) ?? "";
  const isPublished = (branch: string | undefined): branch is string => {
    if (branch === undefined || !isBranchName(branch)) return false;
    const ref = `refs/remotes/${remote}/${branch}`;
    return findRef(ref) !== undefined || new RegExp(`^\\w+ ${escape(ref)}$`, "m").test(packed);
  };
  const usual = findRef(`refs/remotes/${remote}/HEAD`)?.replace(`ref: refs/remotes/${remote}/`, "");
  const tracked =
    tracking?.get("remote") === remote ? /^refs\/heads\/(.+)$/.exec(tracking.get("merge") ?? "")?.[1] : undefined;
  // A branch that only this machine has can't be looked at anywhere, so another one has to do.
  const branch = [tracked, checkedOut, usual].find(isPublished) ?? checkedOut;
  return {
    address,
    branch: branch !== undefined && isBranchName(branch) ? branch : undefined,
    commit: /^(?:[\da-f]{40}|[\da-f]{64})$/.test(head) ? head : undefined,
    top: place.top,
    below,
  };
}

/** The file that says which branch is checked out around a folder; undefined where none is. */
export function findGitHead(folder: string): string | undefined {
  const place = findGitPlace(folder);
  if (place === undefined) return undefined;
  const tables = join(place.git, tableList);
  return isFile(tables) ? tables : join(place.git, "HEAD");
}

/** What can't be read says nothing: links do without a branch. */
function findTables(place: GitPlace): ReadonlyMap<string, string> {
  try {
    return readRefTables(place) ?? new Map();
  } catch {
    return new Map();
  }
}

/** A folder that the repository around it doesn't hold, such as an installed package or what a build has made. */
function isLeftOut(top: string, below: string): boolean {
  if (below === "") return false;
  const folders = below.split("/");
  if (folders.includes("node_modules")) return true;
  const parents = folders.map((_, index) => folders.slice(0, index).join("/"));
  const ignores = parents.map((folder) => ({ folder, text: readText(join(top, folder, ".gitignore")) ?? "" }));
  // Whatever is in an ignored folder is ignored as well.
  return createIgnoreFilter(ignores)(`${below}/file`);
}

/** Names that Git allows are more, but these need no thought in a pattern or an address. */
function isBranchName(name: string): boolean {
  return /^[\w@+-][\w.@+-]*(?:\/[\w@+-][\w.@+-]*)*$/.test(name) && !name.includes("..") && name.length <= 250;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const mostBytes = 1_000_000;
const mostPackedBytes = 64_000_000;

function readText(path: string, limit = mostBytes): string | undefined {
  if (!isFile(path)) return undefined;
  const read = readBytes(path, limit, 0);
  return "failure" in read || read.size > limit ? undefined : read.bytes.toString("utf8");
}

/** Whatever may not be looked at is no file either. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function readLine(path: string): string | undefined {
  return readText(path)?.split(/\r?\n/, 1)[0]?.trim();
}
