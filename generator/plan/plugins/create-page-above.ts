import type { PlainPage } from "../../plugins/plugin.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";

/**
 * Finds the page that a page of a plug-in stands below, as its position: the one whose path is the beginning of its own, as
 * `yard` of `yard/operations/lift`, else the first one. None for that, and none beside it where it has pages of its own below it: of several
 * APIs, none leads to another.
 */
export function createPageAbove(pages: readonly Pick<PlainPage, "path">[]): (position: number) => number | undefined {
  const paths = pages.map(({ path }) => trimSlashes(path));
  const positions = new Map(paths.map((path, position) => [path, position]));
  const [first = ""] = paths;
  const isOneOfSeveral = first !== "" && paths.some((path) => path.startsWith(`${first}/`));
  return (position) => {
    if (position === 0) return undefined;
    const path = paths[position] ?? "";
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
      const above = positions.get(path.slice(0, end));
      if (above !== undefined) return above;
    }
    return isOneOfSeveral ? undefined : 0;
  };
}
