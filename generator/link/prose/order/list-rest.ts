import type { SidebarItem } from "../../../catalogue/prose.ts";
import type { WrittenItem } from "../../../parse/sidebar/sidebar-document.ts";
import { belowRoot } from "../../../places/content-paths.ts";
import type { FolderEntry } from "./list-folder.ts";
import { matchPath } from "./match-path.ts";
import { startOfFile } from "../../../places/start-of-file.ts";
import { findOwnPage, type IndexedPage, type ProseIndex } from "../prose-index.ts";

/** The pages and folders that a list names. */
export interface Named {
  readonly ids: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

/** What items name, wherever they stand in each other. */
export function listNamed(items: readonly WrittenItem[], root: string, index: ProseIndex): Named {
  const ids = new Set<string>();
  const folders = new Set<string>();
  const visit = (item: WrittenItem): void => {
    if (item.type === "doc" || item.type === "entry") ids.add(findOwnPage(item.id, root, index)?.names.id ?? item.id);
    if (item.type === "section") folders.add(item.folder);
    if (item.type === "entry") folders.add(item.id);
    if (item.type !== "category") return;
    if (item.link?.type === "doc") visit(item.link);
    item.items.forEach(visit);
  };
  items.forEach(visit);
  return { ids, folders };
}

interface Rest {
  readonly folder: string;
  readonly pattern: string;
  readonly named: Named;
}

/** What of a folder is of a pattern and stands nowhere else: pages and folders right in it, or pages at any depth where the pattern has folders. */
export function listRest(entries: readonly FolderEntry[], { folder, pattern, named }: Rest): readonly SidebarItem[] {
  if (pattern.replace(/^\.?\/|\/$/g, "").includes("/")) {
    return entries.flatMap(({ pages }) => pages.flatMap((page) => pickPage(page, { folder, pattern, named })));
  }
  const isFolders = pattern.endsWith("/");
  return entries.flatMap(({ name, item }) => {
    const isFolder = item.type === "category";
    if (isFolders && !isFolder) return [];
    const path = folder === "" ? name : `${folder}/${name}`;
    if (isFolder && named.folders.has(path)) return [];
    return matchPath(name, pattern.replace(/\/$/, "")) ? prune(item, named) : [];
  });
}

function pickPage({ document, names, root }: IndexedPage, { folder, pattern, named }: Rest): readonly SidebarItem[] {
  const { file } = document;
  const path = belowRoot(belowRoot(file, root), folder);
  if (named.ids.has(names.id) || !matchPath(path, pattern)) return [];
  const span = startOfFile(file);
  return [{ type: "doc", docId: names.id, label: names.sidebarLabel, resolved: true, span }];
}

/** An item without what the list names; nothing where nothing is left of it. */
function prune(item: SidebarItem, named: Named): readonly SidebarItem[] {
  if (item.type === "doc") return named.ids.has(item.docId) ? [] : [item];
  if (item.type !== "category") return [item];
  const link = item.link?.type === "doc" && named.ids.has(item.link.docId) ? undefined : item.link;
  const items = item.items.flatMap((inner) => prune(inner, named));
  return items.length === 0 && link === undefined ? [] : [{ ...item, link, items }];
}
