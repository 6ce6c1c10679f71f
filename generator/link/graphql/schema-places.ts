import { fileOf, type Clash } from "./find-clashes.ts";

// A place of a schema is a folder with all below it, or a file.

/** The widest folders, or files, that part those which clash and each declare roots. */
export function findPlaces(clashes: readonly Clash[], entries: readonly string[]): readonly string[] {
  const pairs = new Map<string, readonly [string, string]>();
  for (const { first, again } of clashes) {
    const pair = partPaths(fileOf(first), fileOf(again));
    pairs.set(JSON.stringify(pair), pair);
  }
  const hasEntry = (place: string): boolean => entries.some((entry) => isBelow(entry, place));
  const places = new Set([...pairs.values()].filter((pair) => pair.every(hasEntry)).flat());
  return [...places].filter((place) => ![...places].some((other) => other !== place && isBelow(other, place))).sort();
}

/** Both paths as far as the first part in which they differ. */
export function partPaths(one: string, other: string): readonly [string, string] {
  const [parts, others] = [one.split("/"), other.split("/")];
  const common = parts.findIndex((part, index) => part !== others[index]);
  return [parts.slice(0, common + 1).join("/"), others.slice(0, common + 1).join("/")];
}

/** Finds the place that a file is in; looks once a file. */
export function createPlaceFinder(places: readonly string[]): (path: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  return (path) => {
    if (!found.has(path))
      found.set(
        path,
        places.find((place) => isBelow(path, place)),
      );
    return found.get(path);
  };
}

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}
