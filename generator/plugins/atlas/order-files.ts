/** A file that is loaded at some point. */
interface Loaded {
  readonly path: string;
}

/** In the order in which Atlas loads them: of each folder its types, then the patches in its folder `patches`, each by their names. */
export function orderFiles<File extends Loaded>(files: readonly File[]): readonly File[] {
  return files
    .map((file) => ({ file, ...placeInOrder(file.path) }))
    .toSorted(
      (one, other) =>
        compare(one.folder, other.folder) || one.rank - other.rank || compare(one.file.path, other.file.path),
    )
    .map(({ file }) => file);
}

function placeInOrder(path: string): { readonly folder: string; readonly rank: number } {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const isPatch = /(?:^|\/)patches\/$/.test(folder);
  return isPatch ? { folder: folder.slice(0, -"patches/".length), rank: 1 } : { folder, rank: 0 };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
