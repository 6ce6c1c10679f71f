import type { SidebarItem } from "../../../catalogue/prose.ts";
import { belowRoot, folderOf, joinPath } from "../../../places/content-paths.ts";
import type { WrittenToctree } from "../../../parse/prose/prose-document.ts";
import { matchPath } from "./match-path.ts";
import { findPageByPath, type IndexedPage, type ProseIndex } from "../prose-index.ts";
import { toDoc } from "./to-doc.ts";

interface Listing {
  readonly root: string;
  readonly index: ProseIndex;
  /** Pages that have a place already: the first one counts. */
  readonly placed: Set<IndexedPage>;
}

/** No list that somebody reads has more levels. */
const deepest = 10;

/**
 * The pages of a Sphinx project in the order of the lists that they hold, from the first page on. Undefined where that has none, so
 * that folders say the order.
 */
export function listByToctrees(root: string, index: ProseIndex): readonly SidebarItem[] | undefined {
  const first = findPageByPath(joinPath(root, "index") ?? "index", root, index);
  if (first?.root !== root || first.document.toctrees === undefined) return undefined;
  const listing: Listing = { root, index, placed: new Set([first]) };
  return [toDoc(first), ...listBelow(first, listing, 0)];
}

/** Pages that a caption stands above are together below it. */
function listBelow(page: IndexedPage, listing: Listing, depth: number): readonly SidebarItem[] {
  return (page.document.toctrees ?? []).flatMap((tree): readonly SidebarItem[] => {
    const items = tree.entries.flatMap((entry) => listEntry(entry, tree, { page, listing, depth }));
    if (tree.caption === undefined || items.length === 0) return items;
    return [{ type: "category", label: tree.caption, collapsed: true, collapsible: true, items }];
  });
}

function listEntry(
  { label, target }: WrittenToctree["entries"][number],
  { isGlob }: WrittenToctree,
  { page, listing, depth }: { readonly page: IndexedPage; readonly listing: Listing; readonly depth: number },
): readonly SidebarItem[] {
  if (/^https?:\/\//i.test(target)) return [{ type: "link", label: label ?? target, href: target }];
  return findPages(target, isGlob === true, page, listing).map((found) => {
    listing.placed.add(found);
    const name = label ?? found.names.sidebarLabel;
    const doc = { ...toDoc(found), label: name };
    const items = depth < deepest ? listBelow(found, listing, depth + 1) : [];
    if (items.length === 0) return doc;
    return { type: "category", label: name, collapsed: true, collapsible: true, link: doc, items };
  });
}

/** What isn't there may be a text in reStructuredText, which has been told. */
function findPages(
  target: string,
  isGlob: boolean,
  { document: { file } }: IndexedPage,
  { root, index, placed }: Listing,
): readonly IndexedPage[] {
  const path = target.startsWith("/") ? joinPath(root, target.slice(1)) : joinPath(folderOf(file), target);
  if (path === undefined) return [];
  if (isGlob && /[*?[]/.test(target)) {
    const pattern = belowRoot(path, root).replace(/\.md$/i, "");
    const isMeant = (page: IndexedPage): boolean =>
      page.root === root && matchPath(belowRoot(page.document.file, root).replace(/\.md$/i, ""), pattern);
    const found = index.pages.filter((page) => !placed.has(page) && isMeant(page));
    return found.toSorted((a, b) => (a.document.file < b.document.file ? -1 : 1));
  }
  const found = findPageByPath(path.replace(/\.(?:md|rst)$/i, ""), root, index);
  return found === undefined || placed.has(found) ? [] : [found];
}
