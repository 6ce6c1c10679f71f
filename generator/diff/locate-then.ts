import { basename, sep } from "node:path";
import type { FileTree } from "../discover/files/file-tree.ts";

/** Where files were in a tree that are told by where their inputs are now; of what was nowhere else, as it is. */
export function locateThen(
  locations: ReadonlyMap<string, string>,
  moved: ReadonlyMap<string, string>,
  tree: FileTree,
): ReadonlyMap<string, string> {
  // The innermost first.
  const pairs = [...moved].toSorted(([one], [other]) => other.length - one.length);
  const find = (location: string): string => {
    const pair = pairs.find(([place]) => location === place || location.startsWith(place + sep));
    if (pair === undefined) return location;
    const [place, other] = pair;
    const then = other + location.slice(place.length);
    // A file that became a folder is in that folder.
    return !tree.exists(then) && basename(location) === basename(other) ? other : then;
  };
  return new Map([...locations].map(([path, location]) => [path, find(location)]));
}
