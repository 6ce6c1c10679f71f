import type { Dirent } from "node:fs";
import { basename, dirname, extname, join, normalize, sep } from "node:path";
import type { FileTree } from "../files/file-tree.ts";

/** A tree in which what it has elsewhere is at other places, too, by where these are, and has empty folders besides. */
export function standIn(tree: FileTree, moved: ReadonlyMap<string, string>, empty: readonly string[] = []): FileTree {
  const places = new Map<string, string | undefined>([
    ...[...moved].flatMap((pair) => toPlaces(tree, pair)),
    ...empty.map((folder) => [folder, undefined] as const),
  ]);
  if (places.size === 0) return tree;
  // The innermost first.
  const pairs = [...places].toSorted(([one], [other]) => other.length - one.length);
  const isAt = (location: string, place: string): boolean => location === place || location.startsWith(place + sep);

  /** Where something is in truth; undefined for what is in an empty folder, or that folder. */
  function find(written: string): string | undefined {
    // Globs ask with slashes on any system.
    const location = normalize(written);
    const pair = pairs.find(([place]) => isAt(location, place));
    if (pair === undefined) return location;
    const [place, other] = pair;
    return other === undefined ? undefined : other + location.slice(place.length);
  }

  /** What is at other places, too, and is in a folder by that. */
  function listStandIns(folder: string): readonly Dirent[] {
    return pairs.flatMap(([place, other]) => {
      if (other === undefined || dirname(place) !== normalize(folder)) return [];
      const name = basename(other);
      const entry = tree.list(dirname(other)).find((each) => each.name === name);
      return entry === undefined ? [] : Object.assign(Object.create(entry) as Dirent, { name: basename(place) });
    });
  }

  return {
    exists(location) {
      const found = find(location);
      return found === undefined ? places.has(normalize(location)) : tree.exists(found);
    },
    list(folder) {
      const found = find(folder);
      const further = listStandIns(folder);
      if (found === undefined) return [...further];
      // A folder that came since has nothing but what stands in it.
      const isThere = further.length === 0 || tree.exists(found);
      const entries = isThere ? tree.list(found) : [];
      const names = new Set(further.map(({ name }) => name));
      return [...entries.filter(({ name }) => !names.has(name)), ...further];
    },
    read(location, limit, head) {
      const found = find(location);
      return found === undefined ? { failure: "it is not in the revision" } : tree.read(found, limit, head);
    },
    follow(location) {
      const found = find(location);
      const end = found === undefined ? undefined : tree.follow(found);
      const pair = pairs.find(([, other]) => end !== undefined && other !== undefined && isAt(end, other));
      return end === undefined || pair === undefined ? end : pair[0] + end.slice((pair[1] ?? "").length);
    },
  };
}

/** A file that became a folder is in that folder, as what it is called by tells what it is. */
function toPlaces(tree: FileTree, [place, other]: readonly [string, string]): readonly [string, string | undefined][] {
  if (extname(place) === extname(other) || "failure" in tree.read(other, 0, 0)) return [[place, other]];
  return [
    [place, undefined],
    [join(place, basename(other)), other],
  ];
}
