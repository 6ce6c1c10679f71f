import fastGlob from "fast-glob";

/** A folder with what is in it and below it. */
interface Folder {
  /** Empty or with its slash. */
  readonly path: string;
  readonly files: string[];
  /** Those below it too. */
  readonly all: string[];
  readonly folders: Map<string, Folder>;
  /** Whether one of the others is right in it, and whether one is anywhere below it. */
  hasOther: boolean;
  holdsOther: boolean;
}

/**
 * Globs that match all of some files and none of the others, of which the fewest are given: a folder with all below it where
 * nothing else is there, else the files that are right in it, by their ending or one by one. Undefined where that takes more
 * globs than may be. Only files of the endings of the first count among the others.
 */
export function coverFiles(
  paths: readonly string[],
  others: readonly string[],
  most: number,
): readonly string[] | undefined {
  const endings = new Set(paths.map(toEnding));
  const root = createFolder("");
  for (const path of paths) {
    const met = walk(root, path);
    for (const folder of met) folder.all.push(path);
    met.at(-1)?.files.push(path);
  }
  for (const path of others) {
    if (!endings.has(toEnding(path))) continue;
    const met = walk(root, path);
    for (const folder of met) folder.holdsOther = true;
    const last = met.at(-1);
    if (last !== undefined) last.hasOther = true;
  }
  const globs = coverFolder(root);
  return globs.length <= most ? globs : undefined;
}

function createFolder(path: string): Folder {
  return { path, files: [], all: [], folders: new Map(), hasOther: false, holdsOther: false };
}

/** The folders on the way to a file, the root first. */
function walk(root: Folder, path: string): readonly Folder[] {
  const met = [root];
  let folder = root;
  for (const name of path.split("/").slice(0, -1)) {
    const next = folder.folders.get(name) ?? createFolder(`${folder.path}${name}/`);
    folder.folders.set(name, next);
    met.push(next);
    folder = next;
  }
  return met;
}

function coverFolder(folder: Folder): readonly string[] {
  const inside = [...folder.folders.values()].filter(({ all }) => all.length > 0);
  const isSpread = inside.length > 1 || (inside.length === 1 && folder.files.length > 0);
  if (isSpread && !folder.holdsOther) return [toGlob(folder.path, "**/*", folder.all)];
  return [...coverOwn(folder), ...inside.flatMap(coverFolder)];
}

function coverOwn({ path, files, hasOther }: Folder): readonly string[] {
  if (files.length > 1 && !hasOther) return [toGlob(path, "*", files)];
  return files.map((file) => fastGlob.escapePath(file));
}

function toGlob(folder: string, name: string, files: readonly string[]): string {
  const endings = [...new Set(files.map(toEnding))].toSorted();
  const ending = endings.length === 1 ? endings[0] : `{${endings.join(",")}}`;
  return `${folder === "" ? "" : fastGlob.escapePath(folder)}${name}.${ending}`;
}

function toEnding(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}
