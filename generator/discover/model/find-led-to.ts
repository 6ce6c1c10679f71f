import { join } from "node:path";
import type { FileTree } from "../files/file-tree.ts";
import type { FoundFile } from "../input.ts";
import { findParts } from "../other-languages/find-parts.ts";
import type { FoundReference } from "./find-references.ts";

/** In bytes; what is referred to by its path has been split into files, and is small. */
const mostRead = 16_000_000;

interface LedBy {
  /** Files of the inputs that refer to others. */
  readonly own: readonly FoundFile[];
  /** Texts of these, by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly tree: FileTree;
  /** Paths of a file as those of the inputs are. */
  seeAs(location: string): readonly string[];
}

/**
 * Paths, below its folder, of the files of a model to which paths in files of the inputs lead, and those that these lead to. What is split
 * into files says in none but the first what it is.
 */
export function findLedTo(
  { folder, file, listing }: FoundReference,
  { own, texts, tree, seeAs }: LedBy,
): readonly string[] {
  const wholes = own.map(({ path }) => path).filter((path) => texts.get(path)?.includes("$ref") === true);
  if (wholes.length === 0) return [];
  const all = file === undefined ? listing.find(["**/*.{json,jsonc,yaml,yml}"]) : [file];
  const bySeen = new Map(all.flatMap((below) => seeAs(join(folder, below)).map((path) => [path, below] as const)));
  const isThere = (path: string): boolean => bySeen.has(path);
  const read = (path: string): string | undefined => {
    const below = bySeen.get(path);
    if (below === undefined) return texts.get(path);
    const found = tree.read(join(folder, below), mostRead);
    return "failure" in found ? undefined : found.bytes.toString("utf8");
  };
  return findParts(wholes, isThere, read).flatMap((path) => bySeen.get(path) ?? []);
}
