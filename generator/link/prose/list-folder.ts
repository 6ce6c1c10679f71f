import type { SidebarCategory, SidebarDoc, SidebarItem } from "../../catalogue/prose.ts";
import { belowRoot } from "../../content-paths.ts";
import { humanize } from "./name-pages.ts";
import type { IndexedPage, ProseIndex } from "./prose-index.ts";

/** Placed items come first, by position; the others follow by the names of their files. */
interface Entry {
  readonly position: number;
  readonly name: string;
  readonly item: SidebarItem;
}

/** The pages of a folder below a root as sidebar items; each folder in it is a category. */
export function listFolder(folder: string, root: string, index: ProseIndex): readonly SidebarItem[] {
  const prefix = folder === "" ? "" : `${folder}/`;
  const pages = index.pages.filter(
    (page) => page.root === root && belowRoot(page.document.file, root).startsWith(prefix) && !isPartial(page),
  );
  return listBelow(pages, prefix);
}

/** Files whose name begins with an underscore are parts of others or templates by custom. */
function isPartial({ document: { file } }: IndexedPage): boolean {
  return /(?:^|\/)_[^/]*$/.test(file);
}

function listBelow(pages: readonly IndexedPage[], prefix: string): readonly SidebarItem[] {
  const entries: Entry[] = [];
  const folders = new Map<string, IndexedPage[]>();
  for (const page of pages) {
    const below = belowRoot(page.document.file, page.root).slice(prefix.length);
    const slash = below.indexOf("/");
    if (slash < 0) {
      entries.push({ position: page.document.frontMatter.sidebarPosition ?? Infinity, name: below, item: toDoc(page) });
      continue;
    }
    const name = below.slice(0, slash);
    const members = folders.get(name);
    if (members === undefined) folders.set(name, [page]);
    else members.push(page);
  }
  for (const [name, members] of folders) entries.push(toCategory(name, members, prefix));
  entries.sort((a, b) => comparePosition(a, b) || (a.name < b.name ? -1 : 1));
  return entries.map(({ item }) => item);
}

function comparePosition(a: Entry, b: Entry): number {
  if (a.position === b.position) return 0;
  return a.position < b.position ? -1 : 1;
}

/** A folder's own page is where its category leads, and gives it its name and position. */
function toCategory(name: string, members: readonly IndexedPage[], prefix: string): Entry {
  const inside = `${prefix}${name}/`;
  const own = members.find(({ document: { file }, root }) =>
    /^(?:README|index)\.mdx?$/i.test(belowRoot(file, root).slice(inside.length)),
  );
  const item: SidebarCategory = {
    type: "category",
    label: own?.names.sidebarLabel ?? humanize(name),
    collapsed: true,
    collapsible: true,
    link: own === undefined ? undefined : toDoc(own),
    items: listBelow(
      members.filter((page) => page !== own),
      inside,
    ),
  };
  return { position: own?.document.frontMatter.sidebarPosition ?? Infinity, name, item };
}

function toDoc({ names, document: { file } }: IndexedPage): SidebarDoc {
  const span = { file, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  return { type: "doc", docId: names.id, label: names.sidebarLabel, resolved: true, span };
}
