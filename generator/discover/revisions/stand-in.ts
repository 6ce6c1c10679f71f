import { normalize, sep } from "node:path";
import type { FileTree } from "../files/file-tree.ts";

/** A tree in which what it has elsewhere is at other places, too, by where these are, and has empty folders besides. */
export function standIn(tree: FileTree, moved: ReadonlyMap<string, string>, empty: readonly string[] = []): FileTree {
  const places = new Map<string, string | undefined>([
    ...moved,
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

  return {
    exists(location) {
      const found = find(location);
      return found === undefined ? places.has(normalize(location)) : tree.exists(found);
    },
    list(folder) {
      const found = find(folder);
      return found === undefined ? [] : tree.list(found);
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
