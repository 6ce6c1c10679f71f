import { basename, relative, sep } from "node:path";
import type { FileTree } from "../files/file-tree.ts";
import { findByTexts, type Wanted } from "./find-by-texts.ts";
import { findRenumbered } from "./find-renumbered.ts";
import { listBelow } from "./list-below.ts";

/** The files of a repository at two times. */
export interface TwoTimes {
  /** The top of the repository. */
  readonly top: string;
  /** As they were when the input wasn't where it is. */
  readonly past: FileTree;
  /** As they are with the input. */
  readonly now: FileTree;
}

/**
 * Where an input was then: the place whose files are called there as they are in the input now, most of them, and have gone since;
 * else what said the same, or was called the same but for its version. Undefined where there is none, or where two are as likely.
 */
export function findMoved(input: string, { top, past, now }: TwoTimes): string | undefined {
  const files = [...listBelow(now, input)];
  const gone = [...listBelow(past, top)].filter((location) => !now.exists(location));
  return (
    findByNames(input, { top, files, gone, past }) ??
    findByTexts({ input, files, gone, past, now }) ??
    (files[0] === input ? findRenumbered(input, gone) : undefined)
  );
}

function findByNames(
  input: string,
  { top, files, gone, past }: Pick<TwoTimes, "top" | "past"> & Pick<Wanted, "files" | "gone">,
): string | undefined {
  const isFile = files[0] === input;
  const wanted = new Set(files.map((location) => (isFile ? basename(location) : relative(input, location))));
  const found = new Map<string, number>();
  for (const location of gone) {
    // From the whole path to the name alone, each may be what the path below the input is.
    for (let at = location.indexOf(sep, top.length); at >= 0; at = location.indexOf(sep, at + 1)) {
      if (!wanted.has(location.slice(at + 1))) continue;
      const place = isFile ? location : location.slice(0, at);
      found.set(place, (found.get(place) ?? 0) + 1);
    }
  }
  const [best, second] = [...found].toSorted(([, one], [, other]) => other - one);
  if (best === undefined || best[1] === second?.[1]) return undefined;
  const [place, count] = best;
  const all = gone.filter((location) => location === place || location.startsWith(place + sep));
  if (count * 2 < all.length) return undefined;
  // A file that went alone from among others became the input by itself, and they are no part of it.
  const [only, ...others] = all;
  const isAlone = only !== undefined && others.length === 0 && !isFile;
  return isAlone && [...listBelow(past, place)].length > 1 ? only : place;
}
