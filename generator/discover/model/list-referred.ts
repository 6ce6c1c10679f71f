import { join } from "node:path";
import type { FileTree } from "../files/file-tree.ts";
import { findParts } from "../other-languages/find-parts.ts";
import { isOwnFile } from "./list-imported.ts";

/** In bytes; what is split into files has small ones. */
const mostSearched = 1_000_000;

/**
 * The files that descriptions of APIs and schemas in JSON and YAML among the given ones refer to, and what these refer to, as far as
 * they are in the folder: they are what the given ones are split into.
 */
export function listReferred(folder: string, given: readonly string[], tree: FileTree): readonly string[] {
  const isThere = (path: string): boolean =>
    isData(path) && path !== ".." && !path.startsWith("../") && isOwnFile(join(folder, path), tree);
  return findParts(given.filter(isData), isThere, (path) => {
    const read = tree.read(join(folder, path), mostSearched, mostSearched);
    return "failure" in read ? undefined : read.bytes.toString("utf8");
  });
}

function isData(path: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(path);
}
