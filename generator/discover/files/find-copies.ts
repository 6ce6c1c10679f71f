import type { Dirent } from "node:fs";
import { join } from "node:path";
import { dropByteOrderMark } from "../../places/drop-byte-order-mark.ts";
import { markdownEndings } from "../../places/markdown-files.ts";
import type { FileTree } from "./file-tree.ts";

/** What somebody has put aside beside what it was made of, by their names. */
interface Copy {
  readonly name: string;
  readonly original: string;
}

/** What people and systems put behind a name: `docs_old`, `Owner copy.pdl`, `entity 2.graphql`, `Status (1).pdl`, `guide - Copy (2).md`. */
const behind =
  /^(.+?)(?:[ ._-](?:old|bak|backup|orig|copy)(?:[ ._-]?\d{1,3})?| - copy(?: ?\(\d{1,3}\))?| ?\(\d{1,3}\)| \d{1,3})$/i;
const before = /^(?:copy of |old[ ._-])(.+)$/i;

/** Files of which a second one would be documented again; pictures with such names are shown where pages ask for them. */
const told = new RegExp(String.raw`^(.+)(\.(?:pdl|pdsc|avsc|avpr|avdl|graphqls?|gql|${markdownEndings}))$`, "i");

/** In files and folders; what is larger has shown by then what it is. */
const mostLookedAt = 2000;
const largestCompared = 2_000_000;
/** Fewer files may be called alike by chance, as every folder's README. */
const fewestShared = 2;

/** The entries of a folder that are copies of others in it, by their names and by what is in them. */
export function findCopies(folder: string, entries: readonly Dirent[], tree: FileTree): readonly Copy[] {
  const find = (entry: Dirent): Copy | undefined => {
    const [, stem = entry.name, ending = ""] = entry.isDirectory() ? [] : (told.exec(entry.name) ?? [undefined, ""]);
    const name = stem === "" ? undefined : (behind.exec(stem) ?? before.exec(stem))?.[1];
    if (name === undefined) return undefined;
    const original = entries.find((other) => other.name === name + ending);
    if (original === undefined || original.isDirectory() !== entry.isDirectory()) return undefined;
    const [copied, from] = [join(folder, entry.name), join(folder, original.name)];
    const isCopy = entry.isDirectory() ? isCopyOfFolder(copied, from, tree) : isCopyOfFile(copied, from, tree);
    return isCopy ? { name: entry.name, original: original.name } : undefined;
  };
  return entries.flatMap((entry) => find(entry) ?? []);
}

/** Whether at least half of what a folder holds is in the other one at the same place, and says that it is the same. */
function isCopyOfFolder(copied: string, original: string, tree: FileTree): boolean {
  const [copies, originals] = [copied, original].map((folder) => listBelow(folder, tree));
  if (copies === undefined || originals === undefined) return false;
  const there = new Set(originals);
  const shared = copies.filter((path) => there.has(path));
  if (shared.length < fewestShared || shared.length * 2 < copies.length) return false;
  // A package or namespace that is called so is part of a name, by which it is imported.
  if (copies.includes("__init__.py")) return false;
  const sample = shared.find((path) => /\.(?:pdl|pdsc|avsc|avdl)$/i.test(path));
  return sample === undefined || isCopyOfFile(join(copied, sample), join(original, sample), tree);
}

/** Paths of the files below a folder; undefined where it can't be gone through. */
function listBelow(top: string, tree: FileTree): readonly string[] | undefined {
  const found: string[] = [];
  const waiting = [""];
  for (let looked = 0; looked < mostLookedAt; looked += 1) {
    const below = waiting.shift();
    if (below === undefined) break;
    try {
      for (const entry of tree.list(join(top, below))) {
        if (entry.isFile()) found.push(below + entry.name);
        else if (entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
          waiting.push(`${below}${entry.name}/`);
      }
    } catch {
      return undefined;
    }
    if (found.length > mostLookedAt) break;
  }
  return found;
}

/** Whether at least half of the lines of a file are in the other one, the one that says its namespace among them. */
function isCopyOfFile(copied: string, original: string, tree: FileTree): boolean {
  const [copy, from] = [copied, original].map((location) => readLines(location, tree));
  if (copy === undefined || from === undefined) return false;
  const there = new Set(from);
  const shared = copy.filter((line) => there.has(line));
  const names = copy.find((line) => /^(?:"?namespace\b|@namespace\b)/.test(line));
  return shared.length * 2 >= copy.length && (names === undefined || there.has(names));
}

function readLines(location: string, tree: FileTree): readonly string[] | undefined {
  const read = tree.read(location, largestCompared, 0);
  if ("failure" in read || read.size > largestCompared) return undefined;
  const lines = dropByteOrderMark(read.bytes.toString("utf8")).split(/\r\n?|\n/);
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}
