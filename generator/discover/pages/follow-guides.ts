import { posix } from "node:path";
import { folderOf, joinPath, listForms } from "../../places/content-paths.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import { isOfRepository } from "./prose-folders.ts";

/**
 * The pages that some lead to, and those that these lead to in turn, of the ones that there are: by a link to the file, or to a folder with a
 * README. What stands at the top of any repository, such as how to contribute, is led to by everyone and none of them.
 */
export function followGuides(
  starts: readonly string[],
  pages: readonly string[],
  read: (path: string) => string | undefined,
): readonly string[] {
  const there = new Map(pages.map((path) => [path, path]));
  for (const path of pages) {
    if (isReadme.test(posix.basename(path))) there.set(folderOf(path), path);
  }
  const found = new Set(starts);
  // Grows while it is gone through.
  for (const from of found) {
    for (const written of listDestinations(read(from) ?? "")) {
      if (found.size >= mostPages) return [...found];
      const path = joinPath(folderOf(from), decodeWritten(written));
      const page = path === undefined ? undefined : listForms(path).flatMap((form) => there.get(form) ?? [])[0];
      if (page !== undefined && !isOfRepository(page) && !hidden.test(page)) found.add(page);
    }
  }
  return [...found];
}

/** What links of a text lead to that is no address, as it is written, without query and heading. */
export function listDestinations(text: string): readonly string[] {
  return Array.from(text.matchAll(destination), ([, written = "", inTag = ""]) => written || inTag);
}

const isReadme = /^readme\.\w+$/i;
const hidden = /(?:^|\/)\./;

/** It stands in round brackets, behind the name of a place, or in a tag. */
const destination =
  /\](?:\(\s{0,5}|:\s{1,5})<?(?![/#?]|\w+:)([^\s<>()#?]{1,500})|\shref\s{0,5}=\s{0,5}["'](?![/#?]|\w+:)([^\s"'#?]{1,500})/g;

/** More is no set of guides that a README leads to. */
const mostPages = 1000;
