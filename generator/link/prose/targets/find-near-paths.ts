import { suggestNames } from "../../../diagnostics/suggest.ts";
import { folderOf } from "../../../places/content-paths.ts";

/** A path at which there is nothing. */
export interface MissingPath {
  /** As it was written, as far as it says where. */
  readonly path: string;
  /** Where it most likely leads. */
  readonly nearest: string;
  /** A page is none. */
  readonly isPicture: boolean;
}

/** What was meant by a path at which there is nothing. */
export type FindNear = (missing: MissingPath) => readonly string[];

/** Paths at which there is something, by what is asked of them: there may be thousands of each. */
export interface KnownPaths {
  readonly all: readonly string[];
  /** By the file's name in small letters. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  readonly byFolder: ReadonlyMap<string, readonly string[]>;
}

/** Arranges the paths that may be meant. */
export function arrangePaths(all: readonly string[]): KnownPaths {
  return { all, byName: groupBy(all, nameOf), byFolder: groupBy(all, folderOf) };
}

/** Up to three files of the same name elsewhere, else those with a name close to it. */
export function findNearPaths(
  { path, nearest }: Pick<MissingPath, "path" | "nearest">,
  { all, byName, byFolder }: KnownPaths,
): readonly string[] {
  const name = nameOf(path);
  const isGeneric = name === "" || /^(?:readme|index)\.(?:mdx?|markdown)$/.test(name);
  const moved = isGeneric ? undefined : byName.get(name);
  if (moved !== undefined) return moved.slice(0, 3);
  // A long path is near to many; it is the file's name that somebody remembers.
  const isNear = (known: string): boolean => suggestNames(nameOf(nearest), [nameOf(known)]).length > 0;
  const near = suggestNames(nearest, byFolder.get(folderOf(nearest)) ?? []).filter(isNear);
  return near.length > 0 ? near : suggestNames(nearest, all).filter(isNear);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).toLowerCase();
}

function groupBy(paths: readonly string[], toKey: (path: string) => string): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const key = toKey(path);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [path]);
    else group.push(path);
  }
  return groups;
}
