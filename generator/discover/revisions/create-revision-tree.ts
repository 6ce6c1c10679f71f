import type { Dirent } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { FileTree } from "../files/file-tree.ts";
import type { Repository } from "./open-repository.ts";
import type { Commit } from "./read-commit.ts";
import { readTree, type TreeEntry } from "./read-tree.ts";

type Place = Pick<TreeEntry, "id" | "kind">;

/** In characters; no path of a working tree is longer. */
const longest = 4096;
/** More of them behind each other are a circle. */
const mostLinks = 20;

/**
 * The files of a repository as they were in a commit, at the places where a working tree would have them. What Git would do to files on their way into a working tree (filters, line ends) isn't done.
 */
export function createRevisionTree(
  { top, store }: Pick<Repository, "top" | "store">,
  commit: Commit,
  /** Contents that are at hand, by the ids that Git gives them. */
  known: ReadonlyMap<string, Buffer> = new Map(),
): FileTree {
  const trees = new Map<string, ReadonlyMap<string, TreeEntry>>();
  // Most questions are about files beside each other, so it is remembered where the way to a folder ends.
  const places = new Map<string, Place | undefined>();

  function list(id: string): ReadonlyMap<string, TreeEntry> {
    const entries = trees.get(id) ?? new Map(readTree(store, id).map((entry) => [entry.name, entry]));
    trees.set(id, entries);
    return entries;
  }

  function find(location: string): Place | undefined {
    if (location === top) return { id: commit.tree, kind: "folder" };
    const [folder, name] = [dirname(location), basename(location)];
    if (folder === location || location.length > longest) return undefined;
    // Git's own folder stands at the top of a working tree, and in no revision.
    if (folder === top && name === ".git") return { id: commit.tree, kind: "file" };
    const around = places.has(folder) ? places.get(folder) : find(folder);
    places.set(folder, around);
    return around?.kind === "folder" ? list(around.id).get(name) : undefined;
  }

  /** A link leads to one thing, whatever is between them. */
  function follow(location: string, most = mostLinks): string | undefined {
    const found = find(resolve(location));
    if (found === undefined || most === 0) return undefined;
    if (found.kind !== "link") return resolve(location);
    const bytes = store.read(found.id).bytes;
    return bytes.length > longest ? undefined : follow(resolve(dirname(location), bytes.toString("utf8")), most - 1);
  }

  return {
    exists(location) {
      const kind = find(resolve(location))?.kind;
      return kind === "file" || kind === "folder";
    },
    list(folder) {
      const found = find(resolve(folder));
      if (found?.kind !== "folder") throw Object.assign(new Error("no such folder"), { code: "ENOENT", path: folder });
      return [...list(found.id).values()].map((entry) => toDirent(entry, folder));
    },
    read(location, limit, head = 4096) {
      const found = find(resolve(location));
      if (found?.kind !== "file") return { failure: "it is not in the revision" };
      const bytes = known.get(found.id) ?? store.read(found.id).bytes;
      return { size: bytes.length, bytes: bytes.length > limit ? bytes.subarray(0, head) : bytes };
    },
    follow: (location) => follow(location),
  };
}

function toDirent({ name, kind }: TreeEntry, folder: string): Dirent {
  const is = (wanted: TreeEntry["kind"]) => () => kind === wanted;
  const never = (): boolean => false;
  return {
    name,
    parentPath: folder,
    path: join(folder, name),
    isFile: is("file"),
    isDirectory: is("folder"),
    isSymbolicLink: is("link"),
    isBlockDevice: never,
    isCharacterDevice: never,
    isFIFO: never,
    isSocket: never,
  };
}
