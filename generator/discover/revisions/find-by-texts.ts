import { basename, dirname, relative, sep } from "node:path";
import type { FileTree } from "../files/file-tree.ts";

/** What is looked for by what it says. */
export interface Wanted {
  readonly input: string;
  /** The files of the input as they are now. */
  readonly files: readonly string[];
  /** The files that have gone since. */
  readonly gone: readonly string[];
  readonly past: FileTree;
  readonly now: FileTree;
}

/** So many files are read, of so many bytes each; whoever has more of them has moved them under their names. */
const mostFiles = 1000;
const mostBytes = 4_000_000;

/**
 * Where an input was whose files are called otherwise now: where files that have gone since said the same, byte by byte. For one
 * of a file that is a file; for a folder the one that held more of them than any other, or the only file that became it.
 */
export function findByTexts({ input, files, gone, past, now }: Wanted): string | undefined {
  if (files.length > mostFiles || gone.length > mostFiles) return undefined;
  const places = new Map<string, readonly string[]>();
  for (const location of files) {
    const text = readText(now, location);
    if (text !== undefined) places.set(text, [...(places.get(text) ?? []), location]);
  }
  const same = gone.flatMap((location) => {
    const found = places.get(readText(past, location) ?? "\0");
    return found === undefined ? [] : [{ location, found }];
  });
  const [only, ...others] = same;
  if (only === undefined) return undefined;
  if (files[0] === input || files.length === 1) return others.length === 0 ? only.location : undefined;
  const votes = new Map<string, number>();
  for (const place of same.flatMap(({ location, found }) => listPlaces(location, found, input)))
    votes.set(place, (votes.get(place) ?? 0) + 1);
  const [best, second] = [...votes].toSorted(([, one], [, other]) => other - one);
  return best === undefined || best[1] === second?.[1] ? undefined : best[0];
}

/** Where the input was, if a file of it was at a location: above the folders that it is in now. */
function listPlaces(location: string, found: readonly string[], input: string): readonly string[] {
  const folder = dirname(location);
  const above = found.flatMap((now) => {
    const within = dirname(relative(input, now));
    if (within === ".") return [folder];
    return folder.endsWith(sep + within) ? [folder.slice(0, -within.length - 1)] : [];
  });
  return [...new Set(above)];
}

/** What a file says; undefined for one that says next to nothing, as others do by chance. */
function readText(tree: FileTree, location: string): string | undefined {
  if (basename(location).startsWith(".")) return undefined;
  const read = tree.read(location, mostBytes, 0);
  if ("failure" in read || read.size > mostBytes || read.size < fewest) return undefined;
  return read.bytes.toString("latin1");
}

/** In bytes. */
const fewest = 20;
