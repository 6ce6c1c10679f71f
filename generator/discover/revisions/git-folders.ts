import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { findGitPlace, type GitPlace } from "../repository/find-git-place.ts";
import { tableStorage } from "../repository/read-ref-tables.ts";
import type { IdForm } from "./git-object.ts";
import { idForms } from "./id-forms.ts";
import { RevisionError } from "./revision-error.ts";

/** Where the parts of a repository are in the file system. All paths are absolute. */
export interface GitFolders extends GitPlace {
  /** Folders of objects, that of the repository first, then those that it borrows from. */
  readonly objects: readonly string[];
  readonly ids: IdForm;
  /** Whether refs are in tables and not in files. */
  readonly hasTables: boolean;
  /** Commits whose parents were left out when this was cloned. */
  readonly shallow: ReadonlySet<string>;
  /** Whether objects were left out to be fetched when they are needed. */
  readonly isPartial: boolean;
}

/** Repositories that borrow from others that borrow. */
const mostBorrowed = 16;
const mostBytes = 64_000_000;

/** The repository around a folder; nothing in it is run, and of its configuration only what tells the form of its objects counts. */
export function findGitFolders(folder: string): GitFolders {
  const place = findGitPlace(folder, { takesBare: true });
  if (place === undefined) throw new RevisionError(`${folder} is in no Git repository`, "name a folder instead");
  const { common } = place;
  const config = readText(join(common, "config")) ?? "";
  return {
    ...place,
    ...findForms(config),
    objects: listObjectFolders(join(common, "objects")),
    shallow: new Set((readText(join(common, "shallow")) ?? "").split("\n").filter((line) => line !== "")),
    isPartial: /^\s*(?:promisor\s*=\s*true|partialclone\s*=)/im.test(config),
  };
}

/** The top of the repository around a path, of which nothing need be there; undefined where it is in none. */
export function findTop(path: string): string | undefined {
  return findGitPlace(path, { takesBare: true })?.top;
}

/** How objects are named and refs kept. Forms that this doesn't read are told by the configuration; whatever is read by mistake would be nonsense. */
function findForms(config: string): Pick<GitFolders, "ids" | "hasTables"> {
  const value = (key: string): string | undefined =>
    new RegExp(`^\\s*${key}\\s*=\\s*"?([\\w-]+)`, "im").exec(config)?.[1]?.toLowerCase();
  const files = "`git refs migrate --ref-format=files` keeps them as files";
  const help = "export the revision to a folder, with `git archive`, and name that";
  const hash = value("objectformat") ?? "sha1";
  if (hash !== "sha1" && hash !== "sha256") throw new RevisionError(`objects named by ${hash} aren't read`, help);
  const storage = value("refstorage");
  if (storage !== undefined && storage !== "files" && storage !== tableStorage)
    throw new RevisionError(`refs kept as ${storage} aren't read`, `${files}; or ${help}`);
  return { ids: idForms[hash], hasTables: storage === tableStorage };
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

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
