import { once } from "../../../engine/once.ts";
import type { Sidebar, SidebarCategory, SidebarDoc, SidebarItem } from "../../../catalogue/prose.ts";
import type { Span } from "../../../catalogue/span.ts";
import { folderOf, joinPath } from "../../../places/content-paths.ts";
import { sidebarCodes } from "../../../diagnostics/codes/prose-links.ts";
import type { Report } from "../../../diagnostics/report.ts";
import { suggestNames, suggestSlips } from "../../../diagnostics/suggest.ts";
import type {
  SidebarDocument,
  WrittenCategory,
  WrittenDoc,
  WrittenEntry,
  WrittenFolder,
  WrittenItem,
  WrittenProject,
  WrittenRest,
  WrittenSection,
} from "../../../parse/sidebar/sidebar-document.ts";
import { toDoc } from "./to-doc.ts";
import { findAlias } from "../targets/find-alias.ts";
import { toGeneratedRoute } from "../targets/generated-routes.ts";
import { listByParents } from "./list-by-parents.ts";
import { listByToctrees } from "./list-by-toctrees.ts";
import { type FolderListing, listEntries, listFolder, listSection } from "./list-folder.ts";
import { listNamed, listRest, type Named } from "./list-rest.ts";
import { listTranslations } from "./list-translations.ts";
import { pathOfProject, placeBelow } from "../path-of-project.ts";
import { findOwnPage, findPageByRoute, type IndexedPage, type ProseIndex } from "../prose-index.ts";
import { createFrontTest } from "../names/create-front-test.ts";
import { humanize } from "../names/name-pages.ts";
import { nameScheme } from "../../../markdown/wikis/name-scheme.ts";
import { resolveName } from "../targets/resolve-name.ts";
import { toSegment } from "../to-segment.ts";
import { trimSlashes } from "../../../places/trim-slashes.ts";

/** Lists projects that are sections, in folders of a pattern, as far as they have no place yet; one alone may be called as a list has it. */
export type ListProjects = (
  pattern: string,
  label: string | undefined,
) => { readonly isThere: boolean; readonly items: readonly SidebarItem[] };

interface Linking {
  readonly index: ProseIndex;
  readonly document: Pick<SidebarDocument, "root">;
  readonly report: Report;
  /** Items that lead into folders of which the input has no page. */
  readonly unread: UnreadItem[];
  /** Items of which nothing has the id, in folders that have pages; absent where nobody has written a list. */
  readonly unknown?: UnknownItem[] | undefined;
  readonly listProjects?: ListProjects | undefined;
  /** What the list names that is being linked. */
  readonly named: () => Named;
}

interface UnknownItem {
  readonly id: string;
  readonly span: Span;
  /** Whether it asks for all pages of a folder. */
  readonly isFolder?: boolean;
}

interface UnreadItem extends UnknownItem {
  readonly folder: string;
  /** Whether the repository is known to have it, so that its id is right. */
  readonly isLeftOut: boolean;
}

/** With more items than these in folders without pages, a part of the project is not in the input, which is one fault. */
const mostToldOneByOne = 5;

/** With more items than these that are no slips, a list is of another release than the pages, which is one fault. */
const mostStrange = 10;

/** Lists that somebody has written, and the roots of the pages that are in none of them. */
export interface Lists {
  readonly documents: readonly SidebarDocument[];
  readonly roots: readonly string[];
}

/** What a list is called that nobody has written. */
export const guidesName = "guides";

/** How what nobody has written stands in a list. */
export const folded = { type: "category", collapsed: true, collapsible: true } as const;

/**
 * Pages without any sidebar file are put in one that follows their folders; further folders of a project each have their own, behind
 * those of the others.
 */
export function linkLists(
  { documents, roots }: Lists,
  index: ProseIndex,
  report: Report,
  listProjects?: ListProjects,
): ReadonlyMap<string, Sidebar> {
  const sidebars = new Map<string, Sidebar>();
  const isFurther = (root: string): boolean => index.surroundings.projects?.get(root)?.below !== undefined;
  const elsewhere = ({ root, file }: SidebarDocument): ReadonlySet<string> => {
    const others = documents.filter((other) => other.root === root && other.file !== file);
    const lists = others.flatMap(({ sidebars }) => sidebars.map(({ items }) => listNamed(items, root, index)));
    return new Set(lists.flatMap(({ ids }) => [...ids]));
  };
  const addWritten = (document: SidebarDocument): void => {
    const unread: UnreadItem[] = [];
    const unknown: UnknownItem[] = [];
    for (const [number, { name, items }] of document.sidebars.entries()) {
      const linking = {
        index,
        document,
        report,
        unread,
        unknown,
        listProjects,
        named: once(() => listNamed(items, document.root, index)),
      };
      const free = findFreeName(name, sidebars);
      const linked = linkItems(items, [free], linking);
      const others = number === 0 ? listTranslations(document.root, linked, index, elsewhere(document)) : [];
      sidebars.set(free, { name: free, file: document.file, items: [...linked, ...others] });
    }
    const listed = document.sidebars.map(({ items }) => listNamed(items, document.root, index).ids);
    reportAllUnknown(unknown, (id) => listed.some((ids) => ids.has(id)), index, report);
    reportUnread(unread, index, report);
  };
  const addFolders = (name: string, roots: readonly string[]): void => {
    const items = listRoots(roots, index, report);
    if (items.length === 0) return;
    const free = findFreeName(name, sidebars);
    sidebars.set(free, { name: free, file: "", items });
  };
  for (const document of documents) if (!isFurther(document.root)) addWritten(document);
  if (sidebars.size === 0) {
    addFolders(
      guidesName,
      roots.filter((root) => !isFurther(root)),
    );
  }
  for (const root of roots.filter(isFurther)) {
    const written = documents.filter((document) => document.root === root);
    written.forEach(addWritten);
    if (written.every(({ sidebars }) => sidebars.length === 0)) {
      addFolders(root.slice(root.lastIndexOf("/") + 1), [root]);
    }
  }
  return sidebars;
}

function listRoots(roots: readonly string[], index: ProseIndex, report: Report): readonly SidebarItem[] {
  const unread: UnreadItem[] = [];
  const items = roots.flatMap((root) => {
    const listed =
      listByParents(root, index) ??
      listByToctrees(root, index) ??
      listFolder("", root, toListing({ index, document: { root }, report, unread }));
    const all = [...listed, ...listTranslations(root, listed, index)];
    return roots.length > 1 ? belowFront(all, root, index) : all;
  });
  reportUnread(unread, index, report);
  return items;
}

/** Of several folders with a first page beside them, as those of several inputs, each is below that. */
function belowFront(items: readonly SidebarItem[], root: string, index: ProseIndex): readonly SidebarItem[] {
  const isFrontPage = createFrontTest(index.surroundings.projects);
  const front = index.pages.find((page) => page.root === root && isFrontPage(page));
  if (front === undefined) return items;
  const link = toDoc(front);
  const below = items.filter((item) => item.type !== "doc" || item.docId !== link.docId);
  return [{ ...folded, label: front.names.sidebarLabel, link, items: below }];
}

function findFreeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
  return free;
}

/** `path` holds the labels above, by which an index page finds its address. */
function linkItems(items: readonly WrittenItem[], path: readonly string[], linking: Linking): readonly SidebarItem[] {
  return items.flatMap((item): readonly SidebarItem[] => {
    switch (item.type) {
      case "doc":
        return [linkAlias(item, linking) ?? linkDoc(item, linking)].filter((doc) => doc !== undefined);
      case "category":
        return [linkCategory(item, path, linking)];
      case "folder":
        return linkFolder(item, linking);
      case "section":
        return linkSection(item, linking);
      case "entry":
        return linkEntry(item, linking);
      case "rest":
        return linkRest(item, linking);
      case "project":
        return linkProject(item, linking);
      case "link":
        return [{ type: "link", label: item.label, href: item.href, className: item.className }];
      case "html":
        return item.label === "" ? [] : [{ type: "html", label: item.label, className: item.className }];
    }
  });
}

/** An item whose id stands for an address of the web. */
function linkAlias(item: WrittenDoc, { index, document }: Linking): SidebarItem | undefined {
  const alias = findAlias(item.id, document.root, index);
  if (alias === undefined || !("href" in alias)) return undefined;
  return { type: "link", label: item.label ?? item.id, href: alias.href, className: item.className };
}

function linkDoc(item: WrittenDoc, linking: Linking): SidebarDoc | undefined {
  const { label, className, span } = item;
  const { index, document } = linking;
  const alias = findAlias(item.id, document.root, index);
  if (alias !== undefined && "href" in alias) return undefined;
  const { id, page: named } = readId(alias?.path ?? item.id, linking);
  const page = named ?? findOwnPage(id, document.root, index) ?? findByAddress(id, linking);
  if (page !== undefined) {
    return {
      type: "doc",
      docId: page.names.id,
      label: label ?? page.names.sidebarLabel,
      className,
      resolved: true,
      span,
    };
  }
  const route = toGeneratedRoute(id);
  if (route !== undefined) return { type: "doc", docId: route, label, className, resolved: false, span };
  noteUnknown(id, span, linking);
  return undefined;
}

/** An item may say the name of a page, `[[Page]]`, in place of its id. */
function readId(id: string, { index }: Linking): { readonly id: string; readonly page?: IndexedPage | undefined } {
  if (!id.startsWith(nameScheme)) return { id };
  const name = id.slice(nameScheme.length);
  const named = resolveName(name, index);
  return { id: name, page: named !== undefined && "page" in named ? named.page : undefined };
}

/** Where pages are named after their files, some lists name them by their addresses. */
function findByAddress(id: string, { index, document }: Linking): IndexedPage | undefined {
  const project = index.surroundings.projects?.get(document.root);
  return project?.naming === "files" ? findPageByRoute(placeBelow(pathOfProject(project), id), index) : undefined;
}

function noteUnknown(id: string, span: Span, { index, document, report, unread, unknown }: Linking): void {
  const path = joinPath(document.root, id) ?? id;
  if (index.isLost(path)) return;
  const isLeftOut = index.isLeftOut(path);
  const folder = index.findBareFolder(path) ?? (isLeftOut ? folderOf(path) : undefined);
  if (folder === undefined && unknown !== undefined) unknown.push({ id, span });
  else if (folder === undefined) reportUnknown({ id, span }, index, report);
  else unread.push({ id, folder, span, isLeftOut });
}

function reportUnread(unread: readonly UnreadItem[], index: ProseIndex, report: Report): void {
  const [first] = unread;
  if (first === undefined || (unread.length <= mostToldOneByOne && !unread.some(({ isLeftOut }) => isLeftOut))) {
    for (const item of unread) reportUnknown(item, index, report);
    return;
  }
  const folders = [...new Set(unread.map(({ folder }) => (folder === "" ? "." : folder)))];
  report.add(sidebarCodes.unreadFolders({ count: unread.length, folders }), first.span);
}

/** Each that may be a slip for a page which the list hasn't yet by itself, and the others too, unless they are many. */
function reportAllUnknown(
  unknown: readonly UnknownItem[],
  isListed: (id: string) => boolean,
  index: ProseIndex,
  report: Report,
): void {
  const unlisted = unknown.length > mostStrange ? [...index.byId.keys()].filter((id) => !isListed(id)) : [];
  const strange = unknown.filter(({ id }) => suggestSlips(id, unlisted).length === 0);
  const isOneFault = strange.length > mostStrange;
  const [first, ...others] = strange;
  const rest = others.map(({ id }) => id);
  const together = new Set(isOneFault ? strange : []);
  for (const item of unknown) {
    if (!together.has(item)) reportUnknown(item, index, report);
    else if (item === first) report.add(sidebarCodes.unknownPage({ id: item.id, suggestions: [], rest }), item.span);
  }
}

function reportUnknown({ id, span, isFolder }: UnknownItem, index: ProseIndex, report: Report): void {
  if (isFolder) return report.add(sidebarCodes.emptyFolder({ folder: id }), span);
  report.add(sidebarCodes.unknownPage({ id, suggestions: suggestNames(id, index.byId.keys()) }), span);
}

function linkCategory(item: WrittenCategory, above: readonly string[], linking: Linking): SidebarCategory {
  const { label, collapsed, collapsible, className, link, items } = item;
  const path = [...above, label];
  const own = link === undefined ? undefined : linkCategoryLink(link, path, linking);
  // A category leads to pages alone, so that an address of the web is the first item below it.
  const outside = link?.type === "doc" ? linkAlias(link, linking) : undefined;
  return {
    type: "category",
    label: label === "" ? nameAfter(own, link) : label,
    collapsed,
    collapsible,
    className,
    link: own,
    items: [...(outside === undefined ? [] : [outside]), ...linkItems(items, path, linking)],
  };
}

/** What a category is called that has no name of its own. */
function nameAfter(own: SidebarCategory["link"], link: WrittenCategory["link"]): string {
  if (own?.type === "doc" && own.label !== undefined) return own.label;
  return link?.type === "doc" ? humanize(link.id) : "";
}

function linkCategoryLink(
  link: NonNullable<WrittenCategory["link"]>,
  path: readonly string[],
  linking: Linking,
): SidebarCategory["link"] {
  if (link.type === "doc") return linkDoc(link, linking);
  const title = link.title ?? path.at(-1) ?? "";
  // Labels repeat within a sidebar, so the address is made of all of them.
  const slug = link.slug ?? `category/${path.slice(1).map(toSegment).join("/")}`;
  const section = linking.index.surroundings.projects?.get(linking.document.root)?.section?.path ?? "";
  return { type: "index", slug: placeBelow(section, trimSlashes(slug)), title, description: link.description };
}

/** How folders are listed; what one says of its own order is linked as a list of its own. */
function toListing(linking: Omit<Linking, "named">): FolderListing {
  const { index, document } = linking;
  return {
    index,
    arrange: (items) => linkItems(items, [], { ...linking, named: once(() => listNamed(items, document.root, index)) }),
  };
}

function linkSection(item: WrittenSection, linking: Linking): readonly SidebarItem[] {
  const { folder, label, className, isOptional, span } = item;
  const { index, document, report } = linking;
  const section = listSection(folder, document.root, toListing(linking));
  if (section === undefined) {
    if (isOptional !== true) reportUnknown({ id: folder, span, isFolder: true }, index, report);
    return [];
  }
  return [{ ...section, label: label ?? section.label, className }];
}

function linkEntry({ id, label, isOpen, isHidden, span }: WrittenEntry, linking: Linking): readonly SidebarItem[] {
  const { index, document } = linking;
  if (isHidden === true) return [];
  const page = findOwnPage(id, document.root, index);
  const section = listSection(id, document.root, toListing(linking));
  const doc = page && linkDoc({ type: "doc", id, label, span }, linking);
  if (section !== undefined && isOpen === true) return [...(doc === undefined ? [] : [doc]), ...section.items];
  if (section !== undefined)
    return [{ ...section, label: label ?? doc?.label ?? section.label, link: doc ?? section.link }];
  if (doc === undefined) noteUnknown(id, span, linking);
  return doc === undefined ? [] : [doc];
}

function linkProject({ path, label, span }: WrittenProject, linking: Linking): readonly SidebarItem[] {
  const { index, document, report, listProjects } = linking;
  const from = index.surroundings.projects?.get(document.root)?.folder ?? "";
  const { isThere, items } = listProjects?.(folderOf(joinPath(from, path) ?? ""), label) ?? {
    isThere: false,
    items: [],
  };
  if (!isThere) report.add(sidebarCodes.otherProject({ path, folder: folderOf(path) || "." }), span);
  return items;
}

function linkRest({ folder, pattern }: WrittenRest, linking: Linking): readonly SidebarItem[] {
  const entries = listEntries(folder, linking.document.root, toListing(linking));
  return listRest(entries, { folder, pattern, named: linking.named() });
}

function linkFolder(item: WrittenFolder, linking: Linking): readonly SidebarItem[] {
  const { index, document, report, unread } = linking;
  const labels = new Map(item.labels);
  const list = (folder: string, root: string): readonly SidebarItem[] =>
    listFolder(folder, root, toListing(linking)).flatMap((found): readonly SidebarItem[] => {
      if (found.type !== "doc") return item.isFlat === true ? [] : [found];
      return [{ ...found, label: labels.get(found.docId) ?? found.label }];
    });
  for (const folder of listMeantFolders(item, document.root)) {
    const listed = list(folder, document.root);
    if (listed.length > 0) return listed;
  }
  const route = toGeneratedRoute(item.folder);
  if (route !== undefined) return [{ type: "folder", route, className: item.className, span: item.span }];
  // As ids do, a folder may name pages of another input.
  const elsewhere = [...new Set(index.pages.map(({ root }) => root))].flatMap((root) => list(item.folder, root));
  if (elsewhere.length > 0) return elsewhere;
  const path = joinPath(document.root, `${item.folder}/`) ?? item.folder;
  const unknown = { id: item.folder, span: item.span, isFolder: true };
  const bare = index.findBareFolder(`${path}/`);
  if (bare === undefined) reportUnknown(unknown, index, report);
  else unread.push({ ...unknown, folder: bare, isLeftOut: index.isLeftOut(path) });
  return [];
}

/** A function that lists a folder takes its path, which may count from beside the content folder instead of within. */
function listMeantFolders({ folder, isFlat }: WrittenFolder, root: string): readonly string[] {
  const above = `${root.slice(root.lastIndexOf("/") + 1)}/`;
  return isFlat === true && folder.startsWith(above) ? [folder, folder.slice(above.length)] : [folder];
}
