/** A file that is loaded at some point. */
interface Loaded {
  readonly path: string;
}

/**
 * In the order in which Atlas loads them: of each folder its types, then the patches in its folder `patches`, each by their names.
 * What lies beside folders comes after what is in them.
 */
export function orderFiles<File extends Loaded>(files: readonly File[]): readonly File[] {
  return files
    .map((file) => ({ file, ...placeInOrder(file.path) }))
    .toSorted(
      (one, other) =>
        compareFolders(one.folder, other.folder) || one.rank - other.rank || compare(one.file.path, other.file.path),
    )
    .map(({ file }) => file);
}

function placeInOrder(path: string): { readonly folder: readonly string[]; readonly rank: number } {
  const folder = path.split("/").slice(0, -1);
  return folder.at(-1) === "patches" ? { folder: folder.slice(0, -1), rank: 1 } : { folder, rank: 0 };
}

function compareFolders(one: readonly string[], other: readonly string[]): number {
  const differing = one.findIndex((name, index) => name !== other[index]);
  const [first, second] = [one[differing], other[differing]];
  if (first === undefined || second === undefined) return other.length - one.length;
  return compare(first, second);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
