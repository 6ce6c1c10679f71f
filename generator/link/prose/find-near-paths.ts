import { suggestNames } from "../../diagnostics/suggest.ts";
import { folderOf } from "../../places/content-paths.ts";

/** A path at which there is nothing. */
export interface MissingPath {
  /** As it was written, as far as it says where. */
  readonly path: string;
  /** Where it most likely leads. */
  readonly nearest: string;
}

/** What was meant by a path at which there is nothing, among those at which there is something. */
export type FindNear = (missing: MissingPath, known: readonly string[]) => readonly string[];

/** Up to three files of the same name elsewhere, else those with a name close to it. */
export const findNearPaths: FindNear = ({ path, nearest }, known) => {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  const isGeneric = name === "" || /^(?:readme|index)\.mdx?$/.test(name);
  const moved = isGeneric ? [] : known.filter((file) => file.slice(file.lastIndexOf("/") + 1).toLowerCase() === name);
  if (moved.length > 0) return moved.slice(0, 3);
  const beside = known.filter((file) => folderOf(file) === folderOf(nearest));
  const near = suggestNames(nearest, beside);
  return near.length > 0 ? near : suggestNames(nearest, known);
};
