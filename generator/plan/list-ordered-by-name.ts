import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ProsePage, Sidebar, SidebarItem } from "../catalogue/prose.ts";

/** What names of one length order, as `01-intro`, unlike a version, `1.0`. */
const numbered = /^\d{1,4}(?:[-_ ]|\.(?!\d))/;

/** As GitHub has it: they stand behind all else whatever they are called. */
const ofRepositories = /^[A-Z_]+\.mdx?$/;

interface Entry {
  /** Of the file or folder. */
  readonly name: string;
  readonly isFolder: boolean;
  readonly isPlaced: boolean;
  readonly slugs: readonly string[];
}

/** The addresses of the guides, among those that count, that stand where they do because of what their files or folders are called. */
export function listOrderedByName(
  { sidebars, pages }: Catalogue["prose"],
  counted: ReadonlySet<string>,
): ReadonlySet<string> {
  const unwritten = [...sidebars.values()].filter(({ file }) => file === "");
  return new Set(unwritten.flatMap((sidebar) => listFree(sidebar, pages, counted)));
}

function listFree(
  { items }: Sidebar,
  pages: Catalogue["prose"]["pages"],
  counted: ReadonlySet<string>,
): readonly string[] {
  const tops = items.map((item) => {
    const all = listPages(item, pages);
    return { item, all: all.filter(({ slug }) => counted.has(slug)) };
  });
  const shown = tops.filter(({ all }) => all.length > 0);
  const folder = findCommonFolder(shown.flatMap(({ all }) => all.map(({ file }) => file)));
  const entries = shown.map(({ item, all }): Entry => {
    const name = all[0]?.file.slice(folder.length).split("/")[0] ?? "";
    const own = item.type === "category" ? item.link : item;
    const position = own?.type === "doc" ? pages.get(own.docId)?.position : undefined;
    const isFolder = item.type === "category";
    return {
      name,
      isFolder,
      isPlaced: position !== undefined || numbered.test(name),
      slugs: all.map(({ slug }) => slug),
    };
  });
  const free = entries.filter(({ isPlaced }) => !isPlaced);
  const plain = free.filter(({ name }) => !ofRepositories.test(name));
  // Where one stands out of the order of names, somebody has said where all of them do; some tools have folders behind files.
  const isByName = [true, false].every((isFolder) => isSorted(plain.filter((entry) => entry.isFolder === isFolder)));
  return isByName ? free.flatMap(({ slugs }) => slugs) : [];
}

function isSorted(entries: readonly Entry[]): boolean {
  return entries.every(({ name }, index) => index === 0 || (entries[index - 1]?.name ?? "") <= name);
}

function listPages(item: SidebarItem, pages: Catalogue["prose"]["pages"]): readonly ProsePage[] {
  if (item.type === "doc") return [pages.get(item.docId)].filter((page) => page !== undefined);
  if (item.type !== "category") return [];
  const own = item.link?.type === "doc" ? listPages(item.link, pages) : [];
  return [...own, ...item.items.flatMap((inner) => listPages(inner, pages))];
}

/** What all paths begin with, up to a slash. */
function findCommonFolder([first = "", ...others]: readonly string[]): string {
  let folder = first.slice(0, first.lastIndexOf("/") + 1);
  for (const path of others) {
    while (!path.startsWith(folder)) folder = folder.slice(0, folder.lastIndexOf("/", folder.length - 2) + 1);
  }
  return folder;
}
