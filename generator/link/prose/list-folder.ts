import type { SidebarCategory, SidebarDoc, SidebarItem } from "../../catalogue/prose.ts";
import { belowRoot, listForms } from "../../places/content-paths.ts";
import type { CategoryDocument } from "../../parse/sidebar/category-document.ts";
import { toSegment } from "./to-segment.ts";
import { withoutNumbers } from "./list-project-paths.ts";
import { splitNumber } from "./name-in-project.ts";
import { humanize, isFolderIndex } from "./name-pages.ts";
import { findPageById, type IndexedPage, type ProseIndex } from "./prose-index.ts";

/** Placed items come first, by position; the others follow by the names of their files. */
interface Entry {
  readonly position: number;
  readonly name: string;
  readonly item: SidebarItem;
}

/** The pages of a folder below a root as sidebar items; each folder in it is a category. */
export function listFolder(folder: string, root: string, index: ProseIndex): readonly SidebarItem[] {
  for (const form of listForms(folder)) {
    const prefix = form === "" ? "" : `${form}/`;
    const pages = index.pages.filter(
      (page) => page.root === root && belowRoot(page.document.file, root).startsWith(prefix),
    );
    if (pages.length > 0) return listBelow(pages, prefix, index);
  }
  return [];
}

function listBelow(pages: readonly IndexedPage[], prefix: string, index: ProseIndex): readonly SidebarItem[] {
  const entries: Entry[] = [];
  const folders = new Map<string, IndexedPage[]>();
  for (const page of pages) {
    const { file } = page.document;
    const below = belowRoot(file, page.root).slice(prefix.length);
    const slash = below.indexOf("/");
    if (slash < 0) {
      const isReadme = index.surroundings.projects?.has(page.root) !== true && isFolderIndex(file, index.byFile);
      const sorted = isReadme ? "README.md" : below;
      entries.push({ position: page.names.position ?? Infinity, name: sorted, item: toDoc(page) });
      continue;
    }
    const name = below.slice(0, slash);
    const members = folders.get(name);
    if (members === undefined) folders.set(name, [page]);
    else members.push(page);
  }
  for (const [name, members] of folders) entries.push(toCategory(name, members, prefix, index));
  entries.sort((a, b) => comparePosition(a, b) || (a.name < b.name ? -1 : 1));
  return entries.map(({ item }) => item);
}

function comparePosition(a: Entry, b: Entry): number {
  if (a.position === b.position) return 0;
  return a.position < b.position ? -1 : 1;
}

/** A folder's own page is where its category leads, and gives it its name and position, unless the folder says so itself. */
function toCategory(name: string, members: readonly IndexedPage[], prefix: string, index: ProseIndex): Entry {
  const inside = `${prefix}${name}/`;
  const root = members[0]?.root ?? "";
  const said = index.categories.get(root === "" ? `${prefix}${name}` : `${root}/${prefix}${name}`);
  const project = index.surroundings.projects?.has(root) === true ? splitNumber(name) : undefined;
  const ownName =
    project === undefined ? /^(?:README|index)$/i : new RegExp(`^(?:README|index|${escape(project.name)})$`, "i");
  const own = members.find(({ document: { file } }) =>
    ownName.test(
      belowRoot(file, root)
        .slice(inside.length)
        .replace(/\.mdx?$/i, ""),
    ),
  );
  const label = said?.label ?? own?.names.sidebarLabel ?? humanize(project?.name ?? name);
  const link = linkCategory(said, own, { label, inside, index });
  const item: SidebarCategory = {
    type: "category",
    label,
    collapsed: said?.collapsed ?? true,
    collapsible: said?.collapsible ?? true,
    className: said?.className,
    link,
    items: listBelow(
      members.filter((page) => link?.type !== "doc" || link.docId !== page.names.id),
      inside,
      index,
    ),
  };
  const position = said?.position ?? own?.names.position ?? project?.position;
  return { position: position ?? Infinity, name, item };
}

interface CategoryPlace {
  readonly label: string;
  readonly inside: string;
  readonly index: ProseIndex;
}

function linkCategory(
  said: CategoryDocument | undefined,
  own: IndexedPage | undefined,
  { label, inside, index }: CategoryPlace,
): SidebarCategory["link"] {
  const link = said?.link;
  if (link === "none") return undefined;
  if (link?.type === "index") {
    const slug = link.slug ?? `category/${toSegment(label)}`;
    return {
      type: "index",
      slug: slug.replace(/^\/+|\/+$/g, ""),
      title: link.title ?? label,
      description: link.description,
    };
  }
  const named =
    link === undefined
      ? undefined
      : (findPageById(link.id, index) ?? findPageById(withoutNumbers(inside + link.id), index));
  const page = named ?? own;
  return page === undefined ? undefined : toDoc(page);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function toDoc({ names, document: { file } }: IndexedPage): SidebarDoc {
  const span = { file, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  return { type: "doc", docId: names.id, label: names.sidebarLabel, resolved: true, span };
}
