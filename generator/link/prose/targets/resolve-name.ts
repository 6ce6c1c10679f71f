import { createSlugger } from "../../../markdown/slugger.ts";
import { dropMarkdownEnding } from "../../../places/markdown-files.ts";
import type { IndexedPage, ProseIndex } from "../prose-index.ts";

/** What a link by a name means: a page, a picture or another file by its path; a place on the page itself where it names none. */
export type NamedPlace =
  | { readonly page: IndexedPage | undefined; readonly anchor: string | undefined }
  | { readonly path: string };

/** Looks up `Page#Heading`, in whichever folder the page is; undefined where nothing is called so. */
export function resolveName(written: string, index: ProseIndex): NamedPlace | undefined {
  const [name = "", ...headings] = written.split("#");
  const heading = headings.at(-1)?.trim() ?? "";
  // A paragraph that has a name is no place of ours.
  const anchor = heading === "" || heading.startsWith("^") ? undefined : createSlugger("").slug(heading);
  if (name.trim() === "") return { page: undefined, anchor };
  const key = foldName(name);
  const page = index.byName().get(key);
  if (page !== undefined) return { page, anchor };
  const path = index.filesByName().get(key);
  return path === undefined ? undefined : { path };
}

/** By the names of files without folders and with them, and by what else pages may be called; the first page wins. */
export function mapNames(pages: readonly IndexedPage[]): ReadonlyMap<string, IndexedPage> {
  const names = new Map<string, IndexedPage>();
  const add = (name: string, page: IndexedPage): void => {
    const key = foldName(name);
    if (!names.has(key)) names.set(key, page);
  };
  for (const page of pages) add(page.document.file, page);
  for (const page of pages) for (const tail of listTails(page.document.file)) add(tail, page);
  for (const page of pages) for (const alias of page.document.frontMatter.aliases ?? []) add(alias, page);
  return names;
}

/** Pictures and other files by their names, without folders and with them. */
export function mapFiles(paths: Iterable<string>): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const path of paths) {
    for (const tail of [path, ...listTails(path)]) if (!files.has(foldName(tail))) files.set(foldName(tail), path);
  }
  return files;
}

function listTails(path: string): readonly string[] {
  const segments = path.split("/");
  return segments.map((_, index) => segments.slice(index).join("/")).toReversed();
}

/** In wikis of GitHub a hyphen in the name of a file is a blank of the page's. */
function foldName(name: string): string {
  return dropMarkdownEnding(name.trim().replace(/^\/+/, ""))
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s_-]+/g, "-");
}
