import type { Report } from "../../diagnostics/report.ts";
import { dropMarkdownEnding, isMarkdownFile } from "../../places/markdown-files.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { getObject, getText, toText } from "../json/get-value.ts";
import type { LocatedJson, LocatedObject } from "../json/located-json.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import type { SidebarDocument, WrittenDoc, WrittenItem, WrittenSidebar } from "./sidebar-document.ts";

/**
 * The order that `_quarto.yml` gives the pages: by the sidebars of a website, or its bar where it has none, or the chapters of a book.
 * That of bookdown is a list of files.
 */
export function parseQuartoNav(file: SourceFile, report: Report): SidebarDocument {
  const value = readYaml(file, report);
  const sidebars = value?.kind === "object" ? readSidebars(value) : [];
  return { file: file.path, root: file.root ?? "", sidebars: sidebars.filter(({ items }) => items.length > 0) };
}

function readSidebars(config: LocatedObject): readonly WrittenSidebar[] {
  const toSidebar = (items: readonly WrittenItem[], { span }: LocatedJson, name = "guides"): WrittenSidebar => ({
    name,
    items,
    span,
  });
  const book = getObject(config, "book");
  if (book !== undefined) {
    const lists = ["chapters", "appendices"].flatMap((key) => book.entries.get(key)?.value ?? []);
    return [toSidebar(lists.flatMap(readItems), book)];
  }
  const files = config.entries.get("rmd_files")?.value;
  if (files !== undefined) {
    const listed = files.kind === "object" ? files.entries.get("html")?.value : files;
    return [toSidebar(listed === undefined ? [] : readItems(listed), files)];
  }
  const site = getObject(config, "website");
  const sidebar = site?.entries.get("sidebar")?.value;
  const written = (sidebar?.kind === "array" ? sidebar.items : [sidebar]).flatMap((one, index) => {
    const contents = one?.kind === "object" ? one.entries.get("contents")?.value : undefined;
    if (one?.kind !== "object" || contents === undefined) return [];
    return [toSidebar(readItems(contents), one, getText(one, "title") ?? getText(one, "id") ?? `guides-${index + 1}`)];
  });
  if (written.length > 0) return written;
  const bar = getObject(site, "navbar");
  const items =
    bar === undefined ? [] : ["left", "right"].flatMap((key) => bar.entries.get(key)?.value ?? []).flatMap(readItems);
  return bar === undefined ? [] : [toSidebar(items, bar)];
}

function readItems(value: LocatedJson): readonly WrittenItem[] {
  if (value.kind === "array") return value.items.flatMap(readItem);
  return readItem(value);
}

function readItem(value: LocatedJson): readonly WrittenItem[] {
  const { span } = value;
  if (value.kind === "array") return readItems(value);
  if (value.kind === "scalar") {
    const path = toText(value) ?? (value.value === true ? "auto" : "");
    if (path === "auto") return [{ type: "folder", folder: "", span }];
    if (path.includes("*")) return [toRest(path, value)];
    if (isMarkdownFile(path)) return [toDoc(path, value)];
    return /^[-\s]*$/.test(path) ? [] : [{ type: "folder", folder: trimSlashes(path), span }];
  }
  const get = (key: string): string | undefined => getText(value, key);
  const auto = value.entries.get("auto")?.value;
  if (auto !== undefined) return readItems(auto);
  const [said, address] = [get("section") ?? get("part") ?? get("text"), get("href") ?? get("file")];
  const isNamedByPage = said !== undefined && isMarkdownFile(said);
  const path = isNamedByPage ? said : address;
  const label = isNamedByPage ? undefined : said;
  const link =
    path !== undefined && isMarkdownFile(path) && !/^[a-z]+:/i.test(path) ? toDoc(path, value, label) : undefined;
  const inner = ["contents", "chapters", "menu"].flatMap((key) => value.entries.get(key)?.value ?? []);
  if (inner.length > 0) {
    const items = inner.flatMap(readItems);
    if (label === undefined && link === undefined) return items;
    return [{ type: "category", label: label ?? "", collapsed: true, collapsible: true, link, items, span }];
  }
  if (link !== undefined) return [link];
  // Pictures that lead to a repository or a feed have no words.
  if (label === undefined || path === undefined || !/^https?:/.test(path)) return [];
  return [{ type: "link", label, href: path, span }];
}

function toDoc(path: string, { span }: LocatedJson, label?: string): WrittenDoc {
  return { type: "doc", id: dropMarkdownEnding(path.replace(/^(?:\.?\/)+/, "")), label, span };
}

function toRest(pattern: string, { span }: LocatedJson): WrittenItem {
  return { type: "rest", folder: "", pattern: pattern.replace(/^(?:\.?\/)+/, ""), span };
}
