import { createSlugger } from "../../../markdown/headings/slugger.ts";
import { foldName } from "../map-names.ts";
import type { IndexedPage, ProseIndex } from "../prose-index.ts";

/** What a link by a name means: a page, a picture or another file by its path; a place on the page itself where it names none. */
export type NamedPlace =
  | { readonly page: IndexedPage | undefined; readonly anchor: string | undefined }
  | { readonly path: string };

/** Looks up `Page#Heading`, in whichever folder the page is; undefined where nothing is called so. */
export function resolveName(written: string, index: ProseIndex): NamedPlace | undefined {
  const [name = "", ...headings] = written.split("#");
  const heading = headings.at(-1)?.trim() ?? "";
  // A paragraph has a name as it is written, a heading one that is made of its words.
  const anchor = heading === "" ? undefined : heading.startsWith("^") ? heading : createSlugger("").slug(heading);
  if (name.trim() === "") return { page: undefined, anchor };
  const key = foldName(name);
  const page = index.byName().get(key);
  if (page !== undefined) return { page, anchor };
  const path = index.fileOfName(key);
  return path === undefined ? undefined : { path };
}
