import { suggestNames } from "../../diagnostics/suggest.ts";
import { joinPath } from "../join-path.ts";
import type { RuleSurroundings } from "../plugin.ts";

/** A file that a reference names and that isn't there. */
interface MissingFile {
  /** The address of the file, without what is meant in it. */
  readonly address: string;
  /** References to files that are there and called alike, written as this one is. */
  readonly suggestions: readonly string[];
}

/** Tells of a reference in a file the file that it leads to, where that isn't in the input; nothing where it is, or nobody knows. */
export type FindMissing = (from: string, reference: string) => MissingFile | undefined;

/** A finder for what is around. It looks for files that are called alike in an index, and for so many missing ones at most. */
export function createMissingFinder({ dataFiles }: RuleSurroundings): FindMissing {
  const indexes = new Map<ReadonlySet<string>, NameIndex>();
  const known = new Map<string, readonly string[]>();

  function suggest(path: string, paths: ReadonlySet<string>): readonly string[] {
    const before = known.get(path);
    if (before !== undefined || known.size >= mostLookedFor) return before ?? [];
    const index = indexes.get(paths) ?? indexNames(paths);
    indexes.set(paths, index);
    const found = suggestFiles(path, index);
    known.set(path, found);
    return found;
  }

  return (from, reference) => {
    const [address = "", ...rest] = reference.split("#");
    const path = joinPath(from, address);
    if (address === "" || path === undefined || !/\.(?:json|ya?ml)$/i.test(path)) return undefined;
    const [prefix = "", paths] = [...dataFiles].find(([, files]) => files.has(from)) ?? [];
    // What is installed or hidden isn't listed, and what is beside an input may be anything.
    const isSeen = path.startsWith(prefix) && !/(?:^|\/)(?:node_modules\/|\.)/.test(path.slice(prefix.length));
    if (paths === undefined || paths.has(path) || !isSeen) return undefined;
    const inside = rest.map((part) => `#${part}`).join("");
    const others = suggest(path, paths).filter((file) => file !== from);
    return { address, suggestions: others.map((file) => `${relate(from, file, address)}${inside}`) };
  };
}

/** An input that lacks more than that lacks a folder, whose files nobody has mistyped. */
const mostLookedFor = 200;

/** Files by what they are called. */
type NameIndex = ReadonlyMap<string, readonly string[]>;

function indexNames(paths: ReadonlySet<string>): NameIndex {
  const index = new Map<string, string[]>();
  for (const path of paths) {
    const files = index.get(nameOf(path));
    if (files === undefined) index.set(nameOf(path), [path]);
    else files.push(path);
  }
  return index;
}

/** Files of the same name elsewhere or with another ending, else of one that is nearly the same. */
function suggestFiles(path: string, index: NameIndex): readonly string[] {
  const same = index.get(nameOf(path));
  if (same !== undefined) return same.length > mostOfOneName ? [] : same;
  return suggestNames(nameOf(path), index.keys())
    .flatMap((name) => index.get(name) ?? [])
    .slice(0, mostOfOneName);
}

/** So many files may have one name; of more, none is likelier than another. */
const mostOfOneName = 3;

/** What a file is called, without its ending. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
}

/** The address of a file from another one; with `./` where the one that is meant is written so. */
function relate(from: string, to: string, written: string): string {
  const folder = from.split("/").slice(0, -1);
  const parts = to.split("/");
  let common = 0;
  while (common < folder.length && common < parts.length - 1 && folder[common] === parts[common]) common += 1;
  const up = folder.slice(common).map(() => "..");
  const address = [...up, ...parts.slice(common)].join("/");
  return up.length === 0 && written.startsWith("./") ? `./${address}` : address;
}
