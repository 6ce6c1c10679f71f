import { belowRoot } from "../../places/content-paths.ts";
import type { ProjectNames } from "./name-in-project.ts";
import type { OutlinedPage } from "./outline-prose.ts";

/**
 * The id and address of a page where MkDocs, mdBook or GitBook publishes it: both are its path, letters and numbers in it
 * kept; a README is the page of its folder, the one at the top the first of the site. Beside an `index` it is any page. Hugo has `_index` for it.
 */
export function nameByFile(
  { document: { file }, root }: OutlinedPage,
  files: { has(file: string): boolean },
): ProjectNames {
  const id = belowRoot(file, root)
    .replace(/\.mdx?$/i, "")
    .normalize("NFC");
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  const isOwn = /(?:^|\/)_?index$/i.test(id) || (/(?:^|\/)README$/i.test(id) && !files.has(`${folder}index.md`));
  return { id, slug: isOwn ? id.replace(/(?:^|\/)[^/]*$/, "") : id };
}
