import { join } from "node:path";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import type { FileTree } from "../files/file-tree.ts";
import { isOwnFile } from "../model/list-imported.ts";

/**
 * The files of the folder that single guides lead to or show. They are no pages, but they are there, and a picture is shown. What is
 * above the folder, or reached by a link of the file system, is not looked for, and neither is
 * what may be a part of a model, since that would be read.
 */
export function listLedTo(folder: string, guides: readonly string[], tree: FileTree): readonly string[] {
  const own = new Set(guides);
  const found = new Set<string>();
  for (const guide of guides) {
    const read = tree.read(join(folder, guide), largestRead, 0);
    if ("failure" in read) continue;
    for (const [, written = ""] of read.bytes.toString("utf8").matchAll(destination)) {
      if (found.size >= mostFiles) return [...found];
      const path = joinPath(folderOf(guide), decodeWritten(written));
      if (path === undefined || path === "" || path.includes("\0") || mayBeRead.test(path)) continue;
      if (own.has(path) || found.has(path)) continue;
      if (isOwnFile(join(folder, path), tree)) found.add(path);
    }
  }
  return [...found];
}

/** What stands in round brackets behind a text in square ones, or behind the name of a place, without query and heading. */
const destination = /\](?:\(\s{0,5}|:\s{1,5})<?(?![/#?]|\w+:)([^\s<>()#?]{1,500})/g;

const mayBeRead = /\.(?:json\w*|ya?ml|toml|graphqls?|gql|pdl|pdsc|av(?:sc|pr|dl)|proto|py|java|[cm]?[jt]sx?)$/i;

const largestRead = 1_000_000;
/** Nobody writes as many; what is beyond them is told to be missing. */
const mostFiles = 1000;
