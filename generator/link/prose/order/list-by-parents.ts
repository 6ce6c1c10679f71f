import type { SidebarCategory, SidebarItem } from "../../../catalogue/prose.ts";
import { humanize } from "../names/name-pages.ts";
import type { IndexedPage, ProseIndex } from "../prose-index.ts";
import { toDoc } from "./to-doc.ts";

/** No list that somebody reads has more levels. */
const deepest = 10;

/** The pages of a root below those that they name as their parents. */
interface Family {
  readonly tops: readonly IndexedPage[];
  readonly children: ReadonlyMap<IndexedPage, readonly IndexedPage[]>;
}

/**
 * The pages of a Jekyll site as Just the Docs arranges them: each below the page whose title it names, by position, then by title,
 * and those of a collection below its name. Undefined where no page names a parent, so that folders say the order.
 */
export function listByParents(root: string, index: ProseIndex): readonly SidebarItem[] | undefined {
  const collections = index.surroundings.projects?.get(root)?.collections;
  if (collections === undefined) return undefined;
  const pages = index.pages.filter((page) => page.root === root);
  if (!pages.some(({ document }) => document.frontMatter.parents !== undefined)) return undefined;
  const folderOfPage = ({ document: { file } }: IndexedPage): string =>
    [...collections.keys()].find((folder) => file.startsWith(`${folder}/`)) ?? "";
  const byFolder = group(pages.filter(isListed), folderOfPage);
  return [
    ...listFamily(byFolder.get("") ?? []),
    ...[...collections].flatMap(([folder, { name, label, isHidden }]): readonly SidebarItem[] => {
      const items = isHidden === true ? [] : listFamily(byFolder.get(folder) ?? []);
      const shared = { type: "category", collapsed: true, collapsible: true } as const;
      return items.length === 0 ? [] : [{ ...shared, label: label ?? humanize(name), items }];
    }),
  ];
}

function group(pages: readonly IndexedPage[], key: (page: IndexedPage) => string): ReadonlyMap<string, IndexedPage[]> {
  const groups = new Map<string, IndexedPage[]>();
  for (const page of pages) {
    const members = groups.get(key(page));
    if (members === undefined) groups.set(key(page), [page]);
    else members.push(page);
  }
  return groups;
}

/** Pages without a title, such as a README, have no place there. */
function isListed({ document: { frontMatter } }: IndexedPage): boolean {
  return frontMatter.title !== undefined && frontMatter.isUnlisted !== true;
}

function listFamily(pages: readonly IndexedPage[]): readonly SidebarItem[] {
  const family = arrange(pages);
  return family.tops.map((page) => toItem(page, family));
}

function arrange(pages: readonly IndexedPage[]): Family {
  const byTitle = group(pages, ({ names }) => names.title);
  const byBoth = group(pages, ({ names, document }) => toKey(names.title, document.frontMatter.parents?.[0]));
  const children = new Map<IndexedPage, IndexedPage[]>();
  const tops: IndexedPage[] = [];
  for (const page of pages.toSorted(compare)) {
    const parent = findParent(page, byTitle, byBoth);
    const members = parent === undefined ? tops : children.get(parent);
    if (members !== undefined) members.push(page);
    else if (parent !== undefined) children.set(parent, [page]);
  }
  return { tops, children };
}

/** The page that is named; one of several of that title is the one below the grandparent that is named with it. */
function findParent(
  page: IndexedPage,
  byTitle: ReadonlyMap<string, readonly IndexedPage[]>,
  byBoth: ReadonlyMap<string, readonly IndexedPage[]>,
): IndexedPage | undefined {
  const [parent = "", grandparent] = page.document.frontMatter.parents ?? [];
  const isOther = (candidate: IndexedPage): boolean => candidate !== page;
  return byBoth.get(toKey(parent, grandparent))?.find(isOther) ?? byTitle.get(parent)?.find(isOther);
}

function toKey(title: string, parent: string | undefined): string {
  return JSON.stringify([title, parent]);
}

function compare(a: IndexedPage, b: IndexedPage): number {
  const [first = Infinity, second = Infinity] = [a.names.position, b.names.position];
  if (first !== second) return first < second ? -1 : 1;
  if (a.names.title !== b.names.title) return a.names.title < b.names.title ? -1 : 1;
  return a.document.file < b.document.file ? -1 : 1;
}

/** Nothing leads from the top to pages that name each other. */
function toItem(page: IndexedPage, family: Family, depth = 0): SidebarItem {
  const inner = depth < deepest ? family.children.get(page) : undefined;
  if (inner === undefined) return toDoc(page);
  const category: SidebarCategory = {
    type: "category",
    label: page.names.sidebarLabel,
    collapsed: true,
    collapsible: true,
    link: toDoc(page),
    items: inner.map((one) => toItem(one, family, depth + 1)),
  };
  return category;
}
