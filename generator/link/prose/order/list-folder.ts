import type { SidebarCategory, SidebarItem } from "../../../catalogue/prose.ts";
import { listForms } from "../../../places/content-paths.ts";
import type { DocsProject, Translation } from "../../../parse/documents.ts";
import type { CategoryDocument } from "../../../parse/sidebar/category-document.ts";
import type { WrittenItem } from "../../../parse/sidebar/sidebar-document.ts";
import { trimSlashes } from "../../../places/trim-slashes.ts";
import { toDoc } from "./to-doc.ts";
import { toSegment } from "../to-segment.ts";
import { withoutNumbers } from "../list-project-paths.ts";
import { splitNumber } from "../names/name-in-project.ts";
import { listLanguages } from "../names/list-languages.ts";
import { humanize, isFolderIndex } from "../names/name-pages.ts";
import { placeBelow } from "../path-of-project.ts";
import { rankPlainName } from "./rank-plain-name.ts";
import { findOwnPage, type IndexedPage, type ProseIndex } from "../prose-index.ts";
import { dropMarkdownEnding } from "../../../places/markdown-files.ts";

/** A page or a folder right in a folder. */
export interface FolderEntry {
  /** Of the file or the folder. */
  readonly name: string;
  readonly item: SidebarItem;
  /** All that are in it, in the order of their files. */
  readonly pages: readonly IndexedPage[];
}

/** What Notion calls a page and the folder of those below it. */
const exported = / [\da-f]{32}$/;

/** Placed items come first, by position; the others follow by the names of their files. */
interface Entry extends FolderEntry {
  /** What the tool that the pages were made for puts first, whatever it is called. */
  readonly rank: number;
  readonly position: number;
}

/** What folders are listed with. */
export interface FolderListing {
  readonly index: ProseIndex;
  /** Looks up what a folder says of its own order. */
  readonly arrange: (items: readonly WrittenItem[]) => readonly SidebarItem[];
}

/** The pages of a folder below a root as sidebar items; each folder in it is a category. */
export function listFolder(folder: string, root: string, listing: FolderListing): readonly SidebarItem[] {
  const { pages, prefix } = findMembers(folder, root, listing.index);
  return pages.length === 0 ? [] : listBelow(pages, prefix, listing);
}

/** What is right in a folder below a root, in the order of names, whatever the folder says of it. */
export function listEntries(folder: string, root: string, listing: FolderListing): readonly FolderEntry[] {
  const { pages, prefix } = findMembers(folder, root, listing.index);
  return sortEntries(pages, prefix, listing);
}

/** A folder below a root as a category; undefined when it has no page. */
export function listSection(folder: string, root: string, listing: FolderListing): SidebarCategory | undefined {
  const { pages, prefix } = findMembers(folder, root, listing.index);
  const [, above = "", name = ""] = /^(.*\/)?([^/]+)\/$/.exec(prefix) ?? [];
  return pages.length === 0 ? undefined : toCategory({ name, members: pages, prefix: above }, listing).item;
}

function findMembers(
  folder: string,
  root: string,
  index: ProseIndex,
): { readonly pages: readonly IndexedPage[]; readonly prefix: string } {
  for (const form of listForms(folder)) {
    const prefix = form === "" ? "" : `${form}/`;
    const pages = index.pages.filter((page) => page.root === root && page.names.place.startsWith(prefix));
    if (pages.length > 0) return { pages, prefix };
  }
  return { pages: [], prefix: "" };
}

function listBelow(pages: readonly IndexedPage[], prefix: string, listing: FolderListing): readonly SidebarItem[] {
  const root = pages[0]?.root ?? "";
  const said = listing.index.categories.get([root, prefix.slice(0, -1)].filter((part) => part !== "").join("/"));
  if (said?.items !== undefined) return listing.arrange(said.items);
  return sortEntries(pages, prefix, listing).map(({ item }) => item);
}

function sortEntries(pages: readonly IndexedPage[], prefix: string, listing: FolderListing): readonly FolderEntry[] {
  const { index } = listing;
  const entries: Entry[] = [];
  const folders = new Map<string, IndexedPage[]>();
  for (const page of pages) {
    const { file, frontMatter } = page.document;
    if (frontMatter.isUnlisted === true) continue;
    const below = page.names.place.slice(prefix.length);
    const slash = below.indexOf("/");
    if (slash < 0) {
      const naming = findNaming(page.root, index);
      const isReadme = naming === undefined && isFolderIndex(file, index.byFile);
      const name = isReadme ? "README.md" : below;
      const rank = naming === "files" ? rankFile(below) : naming === undefined ? rankPlainName(below) : 0;
      entries.push({ rank, position: page.names.position ?? Infinity, name, item: toDoc(page), pages: [page] });
      continue;
    }
    const name = below.slice(0, slash);
    const members = folders.get(name);
    if (members === undefined) folders.set(name, [page]);
    else members.push(page);
  }
  for (const [name, members] of folders) {
    const { isHidden, ...entry } = toCategory({ name, members, prefix }, listing);
    const place = exported.test(name) ? entries.findIndex((one) => one.name === `${name}.md`) : -1;
    const page = entries[place]?.item;
    if (page?.type === "doc") {
      // An export of Notion has a page beside the folder of those below it.
      entries[place] = { ...entry, item: { ...entry.item, label: page.label ?? entry.item.label, link: page } };
    } else if (!isHidden) entries.push(entry);
  }
  return nameApart(entries).sort(
    (a, b) =>
      Number(a.rank > 0) - Number(b.rank > 0) ||
      comparePosition(a, b) ||
      a.rank - b.rank ||
      compareNumbers(a.name, b.name) ||
      (a.name < b.name ? -1 : 1),
  );
}

/** Folders whose pages are called the same, as those of releases often are, `Overview`, go by their own names. */
function nameApart(entries: readonly Entry[]): Entry[] {
  const counts = new Map<string, number>();
  const labelOf = ({ item }: Entry): string | undefined => (item.type === "category" ? item.label : undefined);
  for (const entry of entries) {
    const label = labelOf(entry);
    if (label !== undefined) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return entries.map((entry) => {
    const { item, name } = entry;
    if (item.type !== "category" || (counts.get(item.label) ?? 0) < 2) return entry;
    return { ...entry, item: { ...item, label: /^v?\d+(?:[._]\d+)*$/i.test(name) ? name : humanize(name) } };
  });
}

/** `2-tides` stands before `10-boats`. */
function compareNumbers(a: string, b: string): number {
  const [first, second] = [a, b].map((name) => /^\d{1,9}/.exec(name)?.[0]);
  return first === undefined || second === undefined ? 0 : Number(first) - Number(second);
}

function findNaming(root: string, { surroundings: { projects } }: ProseIndex): DocsProject["naming"] | undefined {
  return projects?.get(root)?.naming;
}

/** A folder's own page comes first; of what has no position, folders come last. */
function rankFile(name: string): number {
  const bare = dropMarkdownEnding(name);
  return /^_?index$/i.test(bare) ? 0 : /^README$/i.test(bare) ? 1 : 2;
}

const folderRank = 3;
const translationRank = 4;

/** The language that a folder below a root holds the pages of. */
function findTranslation(folder: string, root: string, { surroundings }: ProseIndex): Translation | undefined {
  return listLanguages(root, surroundings).find(({ code }) => code === folder);
}

function comparePosition(a: Entry, b: Entry): number {
  if (a.position === b.position) return 0;
  return a.position < b.position ? -1 : 1;
}

/** A folder's own page is where its category leads, and gives it its name and position, unless the folder says so itself. */
function toCategory(
  {
    name,
    members,
    prefix,
  }: { readonly name: string; readonly members: readonly IndexedPage[]; readonly prefix: string },
  listing: FolderListing,
): Entry & { readonly item: SidebarCategory; readonly isHidden: boolean } {
  const { index } = listing;
  const inside = `${prefix}${name}/`;
  const root = members[0]?.root ?? "";
  const said = index.categories.get(root === "" ? `${prefix}${name}` : `${root}/${prefix}${name}`);
  const naming = findNaming(root, index);
  const project = naming === "docusaurus" ? splitNumber(name) : undefined;
  const ownName =
    project === undefined ? /^(?:README|_?index)$/i : new RegExp(`^(?:README|index|${escape(project.name)})$`, "i");
  const nameOf = ({ names }: IndexedPage): string => names.place.slice(inside.length);
  const candidates = members.filter((page) => ownName.test(dropMarkdownEnding(nameOf(page))));
  const own =
    (naming === "files" ? candidates.find((page) => rankFile(nameOf(page)) === 0) : undefined) ?? candidates[0];
  const translation = findTranslation(prefix + name, root, index);
  const label = translation?.label ?? said?.label ?? own?.names.sidebarLabel ?? humanize(project?.name ?? name);
  const link = linkCategory(said, own, { label, inside, root, index });
  const listed = listBelow(
    members.filter((page) => link?.type !== "doc" || link.docId !== page.names.id),
    inside,
    listing,
  );
  const item: SidebarCategory = {
    type: "category",
    label,
    collapsed: said?.collapsed ?? true,
    collapsible: said?.collapsible ?? true,
    className: said?.className,
    link,
    // What the folder says of its order may name its own page.
    items: listed.filter((inner) => link?.type !== "doc" || inner.type !== "doc" || inner.docId !== link.docId),
  };
  const written = said?.position ?? own?.names.position ?? project?.position;
  const position = translation === undefined ? written : undefined;
  const ownRank = naming === "files" ? folderRank : naming === undefined ? rankPlainName(name) : 0;
  const rank = translation === undefined ? ownRank : translationRank;
  return { rank, position: position ?? Infinity, name, item, pages: members, isHidden: said?.isHidden === true };
}

interface CategoryPlace {
  readonly label: string;
  readonly inside: string;
  readonly root: string;
  readonly index: ProseIndex;
}

function linkCategory(
  said: CategoryDocument | undefined,
  own: IndexedPage | undefined,
  { label, inside, root, index }: CategoryPlace,
): SidebarCategory["link"] {
  const link = said?.link;
  if (link === "none") return undefined;
  if (link?.type === "index") {
    const slug = link.slug ?? `category/${toSegment(label)}`;
    const section = index.surroundings.projects?.get(root)?.section?.path ?? "";
    return {
      type: "index",
      slug: placeBelow(section, trimSlashes(slug)),
      title: link.title ?? label,
      description: link.description,
    };
  }
  const named =
    link === undefined
      ? undefined
      : (findOwnPage(link.id, root, index) ?? findOwnPage(withoutNumbers(inside + link.id), root, index));
  const page = named ?? own;
  return page === undefined ? undefined : toDoc(page);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
