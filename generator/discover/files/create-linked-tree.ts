import type { Dirent } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import type { FileTree } from "./file-tree.ts";

/** Entries of folders that are looked at, since a link may lead to a whole disk. */
const mostEntries = 20_000;

/** A tree in which links are the folders that they lead to, given by where each link is; besides these there is nothing in it. */
export function createLinkedTree(tree: FileTree, links: ReadonlyMap<string, string>): FileTree {
  const ways = new Set<string>();
  for (const link of links.keys()) {
    for (let folder = dirname(link); !ways.has(folder); folder = dirname(folder)) ways.add(folder);
  }
  const toTarget = (written: string): string => {
    // Globs ask with slashes on any system.
    const location = normalize(written);
    for (let at = location; at !== dirname(at); at = dirname(at)) {
      const target = links.get(at);
      if (target !== undefined) return join(target, relative(at, location));
    }
    return location;
  };
  let left = mostEntries;
  return {
    exists: (location) => tree.exists(toTarget(location)),
    list(folder) {
      const entries = tree.list(toTarget(folder));
      if (ways.has(normalize(folder))) {
        return entries.flatMap((entry) => {
          const location = join(folder, entry.name);
          return links.has(location) ? toFolder(entry) : ways.has(location) ? entry : [];
        });
      }
      left -= entries.length;
      return left < 0 ? [] : entries;
    },
    read: (location, limit, head) => tree.read(toTarget(location), limit, head),
    follow: (location) => tree.follow(toTarget(location)),
  };
}

function toFolder({ name, parentPath }: Dirent): Dirent {
  const [always, never] = [(): boolean => true, (): boolean => false];
  return {
    name,
    parentPath,
    path: join(parentPath, name),
    isFile: never,
    isDirectory: always,
    isSymbolicLink: never,
    isBlockDevice: never,
    isCharacterDevice: never,
    isFIFO: never,
    isSocket: never,
  };
}
