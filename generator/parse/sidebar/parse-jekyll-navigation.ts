import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { getText } from "../json/get-value.ts";
import type { LocatedJson, LocatedObject } from "../json/located-json.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import type { SidebarDocument, WrittenItem, WrittenSidebar } from "./sidebar-document.ts";

/**
 * The order that data of a Jekyll site gives the pages, as Minimal Mistakes and others show it beside them: lists by name, or one
 * alone. Lists without sections are those of the bar above the pages, and no order of them.
 */
export function parseJekyllNavigation(file: SourceFile, report: Report): SidebarDocument {
  const document = { file: file.path, root: file.root ?? "" };
  const value = readYaml(file, report);
  const hasEntries = value?.kind === "object" && value.entries.has("entries");
  const name = /\/sidebars\/([^/]+)\.ya?ml$/.exec(file.path)?.[1] ?? (hasEntries ? "guides" : undefined);
  const sidebars = value === undefined ? [] : name === undefined ? readLists(value) : readFolders(name, value);
  return { ...document, sidebars };
}

/** The entries of a sidebar, of which themes for documents have several: what holds the folders is only its frame. */
function readFolders(name: string, value: LocatedJson): readonly WrittenSidebar[] {
  const entries = value.kind === "object" ? value.entries.get("entries")?.value : value;
  if (entries?.kind !== "array") return [];
  const items = entries.items.flatMap((entry) => {
    const folders = entry.kind === "object" ? entry.entries.get("folders")?.value : undefined;
    return folders === undefined ? (entry.kind === "object" ? readItem(entry) : []) : readItems(folders);
  });
  return items.length === 0 ? [] : [{ name, items, span: value.span }];
}

function readLists(value: LocatedJson): readonly WrittenSidebar[] {
  if (value.kind === "array") return toSidebar("guides", value);
  if (value.kind === "scalar") return [];
  return [...value.entries.values()].flatMap(({ key, value: list }) =>
    list.kind === "array" && !bars.has(key) ? toSidebar(key, list) : [],
  );
}

const bars: ReadonlySet<string> = new Set(["main", "header", "footer", "top"]);

function toSidebar(name: string, list: LocatedJson): readonly WrittenSidebar[] {
  const items = readItems(list);
  return items.some(({ type }) => type === "category") ? [{ name, items, span: list.span }] : [];
}

/** What themes and the tutorials of Jekyll call a name, an address, and what is below. */
const titles = ["title", "name", "text", "label"];
const addresses = ["url", "link", "href", "path", "external_url"];
const lists = [
  ...["children", "items", "docs", "pages", "sublinks", "subitems", "sub_links"],
  ...["folderitems", "subfolders", "subfolderitems"],
];

function readItems(value: LocatedJson | undefined): readonly WrittenItem[] {
  return value?.kind === "array" ? value.items.flatMap((item) => (item.kind === "object" ? readItem(item) : [])) : [];
}

function readItem(item: LocatedObject): readonly WrittenItem[] {
  const find = (keys: readonly string[]): string | undefined =>
    keys.map((key) => getText(item, key)).find((text) => text !== undefined && text.trim() !== "");
  // What only stands in a PDF.
  const output = getText(item, "output");
  if (output !== undefined && !/\bweb\b/.test(output)) return [];
  const [label, address] = [find(titles), find(addresses)];
  const inner = lists.flatMap((key) => readItems(item.entries.get(key)?.value));
  const own = address === undefined ? undefined : toTarget(address, label, item);
  if (inner.length === 0) return own === undefined ? [] : [own];
  if (label === undefined) return [...(own === undefined ? [] : [own]), ...inner];
  const link = own?.type === "doc" ? own : undefined;
  return [{ type: "category", label, collapsed: true, collapsible: true, link, items: inner, span: item.span }];
}

/** Pages go by their addresses, which templates may put the site's own before. */
function toTarget(
  written: string,
  label: string | undefined,
  item: LocatedObject,
): Extract<WrittenItem, { type: "doc" | "link" }> {
  const address = written.replace(/^\{\{[^{}]*\}\}/, "").trim();
  const span =
    addresses.flatMap((key) => item.entries.get(key)?.value ?? []).find(({ kind }) => kind === "scalar")?.span ??
    item.span;
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) {
    return { type: "link", label: label ?? address, href: address, span };
  }
  const path = trimSlashes(address.replace(/[#?].*$/s, "").replace(/(?:index)?\.html?$/i, ""));
  return { type: "doc", id: path === "" ? "index" : path, label, span };
}
