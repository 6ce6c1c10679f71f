import type { Dirent } from "node:fs";
import { join, relative, sep } from "node:path";
import type { FileTree } from "../file-tree.ts";
import type { Repository } from "./open-repository.ts";
import type { Commit } from "./read-commit.ts";
import { readTree, type TreeEntry } from "./read-tree.ts";

const deepest = 200;

/**
 * The files of a repository as they were in a commit, at the places where a working tree would have them. Links are not
 * followed, and what Git would do to files on their way into a working tree (filters, line ends) isn't done.
 */
export function createRevisionTree({ top, store }: Pick<Repository, "top" | "store">, commit: Commit): FileTree {
  const folders = new Map<string, readonly TreeEntry[]>();

  function list(id: string): readonly TreeEntry[] {
    const entries = folders.get(id) ?? readTree(store, id);
    folders.set(id, entries);
    return entries;
  }

  function find(location: string): Pick<TreeEntry, "id" | "kind"> | undefined {
    const path = relative(top, location).split(sep).join("/");
    if (path === "") return { id: commit.tree, kind: "folder" };
    const names = path.split("/");
    if (names[0] === ".." || names.length > deepest) return undefined;
    // Git's own folder stands at the top of a working tree, and in no revision.
    if (path === ".git") return { id: commit.tree, kind: "file" };
    let found: Pick<TreeEntry, "id" | "kind"> = { id: commit.tree, kind: "folder" };
    for (const name of names) {
      const entry: TreeEntry | undefined =
        found.kind === "folder" ? list(found.id).find((each) => each.name === name) : undefined;
      if (entry === undefined) return undefined;
      found = entry;
    }
    return found;
  }

  return {
    exists(location) {
      const kind = find(location)?.kind;
      return kind === "file" || kind === "folder";
    },
    list(folder) {
      const found = find(folder);
      if (found?.kind !== "folder") throw Object.assign(new Error("no such folder"), { code: "ENOENT", path: folder });
      return list(found.id).map((entry) => toDirent(entry, folder));
    },
    read(location, limit, head = 4096) {
      const found = find(location);
      if (found?.kind !== "file") return { failure: "it is not in the revision" };
      const { bytes } = store.read(found.id);
      return { size: bytes.length, bytes: bytes.length > limit ? bytes.subarray(0, head) : bytes };
    },
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
