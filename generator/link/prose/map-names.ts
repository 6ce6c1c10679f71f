import { dropMarkdownEnding } from "../../places/markdown-files.ts";
import type { OutlinedPage } from "./outline-prose.ts";

/** By the names of files without folders and with them, and by what else pages may be called; the first page wins. */
export function mapNames<Page extends OutlinedPage>(pages: readonly Page[]): ReadonlyMap<string, Page> {
  const names = new Map<string, Page>();
  const add = (name: string, page: Page): void => {
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

/** A name by which it is known in whatever letters; in wikis of GitHub a hyphen in the name of a file is a blank of the page's. */
export function foldName(name: string): string {
  return dropMarkdownEnding(name.trim().replace(/^\/+/, ""))
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s_-]+/g, "-");
}
