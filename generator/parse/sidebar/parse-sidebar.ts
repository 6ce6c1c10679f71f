import type { Span } from "../../catalogue/span.ts";
import { sidebarCodes } from "../../diagnostics/codes/prose-links.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { SourceFile, SourceModule } from "../../sources/source-file.ts";
import { describeJson, type LocatedJson, type LocatedObject } from "../json/located-json.ts";
import { getFlag, getText } from "../json/get-value.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";
import { maskTypes } from "./mask-types.ts";
import { parseBookToc } from "./parse-book-toc.ts";
import { parseJekyllNavigation } from "./parse-jekyll-navigation.ts";
import { parseMkdocsNav } from "./parse-mkdocs-nav.ts";
import { parseMintlifyNavigation } from "./parse-mintlify-navigation.ts";
import { parseQuartoNav } from "./parse-quarto-nav.ts";
import { parseStarlightSidebar } from "./parse-starlight-sidebar.ts";
import { parseSummary } from "./parse-summary.ts";
import { parseVitepressSidebar } from "./parse-vitepress-sidebar.ts";
import { parseVuepressSidebar } from "./parse-vuepress-sidebar.ts";
import { readModule } from "./read-module.ts";
import { readRedoclyItems } from "./read-redocly-items.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import type {
  SidebarDocument,
  WrittenCategory,
  WrittenDoc,
  WrittenIndex,
  WrittenItem,
  WrittenSidebar,
} from "./sidebar-document.ts";

/*
 * Reads a sidebar: named lists of items, in JSON, in YAML, or in a JavaScript module that is read
 * and never run; or what other tools have for one, each by its reader. Shorthands are written out here; ids are looked up and folders listed later.
 */

/** The sidebars of a file. What could not be understood has been reported and is left out. */
export function parseSidebar(file: SourceFile, report: Report): SidebarDocument {
  if (/(?:^|\/)(?:_toc|myst)\.ya?ml$/.test(file.path)) return parseBookToc(file, report);
  if (/(?:^|\/)_data\/(?:sidebars\/)?[^/]+\.ya?ml$/.test(file.path)) return parseJekyllNavigation(file, report);
  if (/(?:^|\/)_(?:quarto|bookdown)\.ya?ml$/.test(file.path)) return parseQuartoNav(file, report);
  if (isMkdocs(file)) return parseMkdocsNav(file, report);
  if (/\.md$/i.test(file.path)) return parseSummary(file);
  if (/(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/.test(file.path))
    return parseVitepressSidebar(file, report);
  if (/(?:^|\/)\.vuepress\/config\.(?:[cm]?[jt]s|ya?ml)$/.test(file.path)) return parseVuepressSidebar(file, report);
  if (/(?:^|\/)astro\.config\.[cm]?[jt]s$/.test(file.path)) return parseStarlightSidebar(file, report);
  if (/(?:^|\/)(?:docs|mint)\.json$/.test(file.path)) return parseMintlifyNavigation(file, report);
  const value = readSidebarValue(file, report);
  return { file: file.path, root: file.root ?? "", sidebars: value === undefined ? [] : readSidebars(value, report) };
}

/** Whether it is a configuration of MkDocs, or one that such a configuration inherits, whatever that is called. */
function isMkdocs({ path, text }: SourceFile): boolean {
  if (/(?:^|\/)mkdocs[^/]*\.ya?ml$/i.test(path)) return true;
  const isConfig = /^(?:site_name|docs_dir|theme|plugins|markdown_extensions|INHERIT):/m;
  return /\.ya?ml$/i.test(path) && /^nav:/m.test(text) && isConfig.test(text);
}

/** What a sidebar's file holds, whatever it is written in, with the places in it. */
export function readSidebarValue(file: SourceFile, report: Report): LocatedJson | undefined {
  const extension = file.path.slice(file.path.lastIndexOf(".") + 1).toLowerCase();
  if (extension === "json") return parseLocatedJson(file, report, { comments: true });
  if (extension === "yaml" || extension === "yml") return readYaml(file, report);
  const mask = ({ path, text }: SourceModule): SourceModule => ({
    path,
    text: path.endsWith("ts") ? maskTypes(text) : text,
  });
  return readModule({ ...mask(file), modules: file.modules?.map(mask) }, report);
}

/** What a sidebar is called when the file holds a bare list. */
const onlyName = "sidebar";

function readSidebars(value: LocatedJson, report: Report): readonly WrittenSidebar[] {
  if (value.kind === "array")
    return [{ name: onlyName, items: readRedoclyItems(value) ?? readItems(value, report), span: value.span }];
  if (value.kind === "scalar") {
    report.add(sidebarCodes.unknownShape({ found: describeJson(value), expected: "sidebars by name" }), value.span);
    return [];
  }
  return [...value.entries.values()].map(({ key, keySpan, value: items }) => ({
    name: key,
    items: readItems(items, report),
    span: keySpan,
  }));
}

/** The items of a sidebar or a category: a list, or an object whose keys are the labels of categories. */
function readItems(value: LocatedJson, report: Report): readonly WrittenItem[] {
  if (value.kind === "array") return value.items.flatMap((item) => readItem(item, report));
  if (value.kind === "object") return readShorthand(value, report);
  if (value.isCut === true) return [];
  report.add(sidebarCodes.unknownShape({ found: describeJson(value), expected: "a list of items" }), value.span);
  return [];
}

function readItem(value: LocatedJson, report: Report): readonly WrittenItem[] {
  if (value.kind === "scalar" && typeof value.value === "string") {
    return [{ type: "doc", id: value.value, span: value.span }];
  }
  if (value.kind !== "object") {
    report.add(sidebarCodes.unknownShape({ found: describeJson(value), expected: "an item" }), value.span);
    return [];
  }
  return value.entries.has("type") ? readTyped(value, report) : readShorthand(value, report);
}

/** `{ "Label": [items] }` is a category; several keys are several ones. */
function readShorthand({ entries }: LocatedObject, report: Report): readonly WrittenItem[] {
  return [...entries.values()].map(({ key, keySpan, value }) => ({
    type: "category",
    label: key,
    collapsed: true,
    collapsible: true,
    items: readItems(value, report),
    span: keySpan,
  }));
}

function readTyped(item: LocatedObject, report: Report): readonly WrittenItem[] {
  const type = getText(item, "type") ?? "";
  const className = getText(item, "className");
  const label = getText(item, "label");
  const { span } = item;
  const need = (key: string): string => {
    const value = getText(item, key);
    if (value === undefined && !isUnread(item, key)) report.add(sidebarCodes.missingKey({ type, key }), span);
    return value ?? "";
  };
  switch (type) {
    case "doc":
    case "ref":
      return readDoc(item, need("id"));
    case "link": {
      const href = need("href");
      return href === "" ? [] : [{ type: "link", label: label ?? href, href, className, span }];
    }
    case "category":
      return [readCategory(item, need("label"), report)];
    // Of the first edition of Docusaurus.
    case "subcategory": {
      const ids = item.entries.get("ids")?.value;
      const items = ids === undefined ? [] : readItems(ids, report);
      return [{ type: "category", label: need("label"), collapsed: true, collapsible: true, items, span }];
    }
    case "autogenerated": {
      const folder = need("dirName");
      return folder === "" ? [] : [{ type: "folder", folder: trimSlashes(folder), className, span }];
    }
    case "files":
      return [{ type: "folder", folder: trimSlashes(need("dirName")), labels: readLabels(item), isFlat: true, span }];
    case "html":
      return [{ type: "html", label: toPlainText(need("value")), className, span }];
    default:
      reportType(item, type, itemTypes, report);
      return [];
  }
}

function readDoc(item: LocatedObject, id: string): readonly WrittenDoc[] {
  if (id === "") return [];
  const span = item.entries.get("id")?.value.span ?? item.span;
  return [{ type: "doc", id, label: getText(item, "label"), className: getText(item, "className"), span }];
}

function readCategory(item: LocatedObject, label: string, report: Report): WrittenCategory {
  const items = item.entries.get("items")?.value;
  if (items === undefined) report.add(sidebarCodes.missingKey({ type: "category", key: "items" }), item.span);
  return {
    type: "category",
    label,
    collapsed: getFlag(item, "collapsed") ?? true,
    collapsible: getFlag(item, "collapsible") ?? true,
    className: getText(item, "className"),
    link: readCategoryLink(item, report),
    items: items === undefined ? [] : readItems(items, report),
    span: item.entries.get("label")?.value.span ?? item.span,
  };
}

/** Where a category's label leads; undefined when it says nothing of that. */
export function readCategoryLink(item: LocatedObject, report: Report): WrittenDoc | WrittenIndex | undefined {
  const link = item.entries.get("link")?.value;
  if (link === undefined || (link.kind === "scalar" && (link.value === null || link.isCut === true))) return undefined;
  if (link.kind !== "object") {
    report.add(sidebarCodes.unknownShape({ found: describeJson(link), expected: "a category's link" }), link.span);
    return undefined;
  }
  const type = getText(link, "type") ?? "";
  if (type === "doc") {
    const id = getText(link, "id");
    if (id === undefined) report.add(sidebarCodes.missingKey({ type, key: "id" }), link.span);
    return id === undefined ? undefined : readDoc(link, id)[0];
  }
  if (type === "generated-index") {
    return {
      type: "index",
      slug: getText(link, "slug"),
      title: getText(link, "title"),
      description: getText(link, "description"),
    };
  }
  reportType(link, type, ["doc", "generated-index"], report);
  return undefined;
}

const itemTypes = ["doc", "ref", "link", "category", "autogenerated", "html"];

function reportType(item: LocatedObject, type: string, known: readonly string[], report: Report): void {
  if (isUnread(item, "type")) return;
  report.add(sidebarCodes.unknownType({ type, suggestions: suggestNames(type, known) }), spanOf(item, "type"));
}

/** Whether a value stands under the key that could not be read, which has been reported. */
function isUnread({ entries }: LocatedObject, key: string): boolean {
  const value = entries.get(key)?.value;
  return value?.kind === "scalar" && value.isCut === true;
}

function readLabels(item: LocatedObject): readonly (readonly [id: string, label: string])[] {
  const labels = item.entries.get("labels")?.value;
  if (labels?.kind !== "object") return [];
  return [...labels.entries.keys()].map((id) => [id, getText(labels, id) ?? id] as const);
}

function spanOf(item: LocatedObject, key: string): Span {
  return item.entries.get(key)?.value.span ?? item.span;
}

function trimSlashes(path: string): string {
  return path.replace(/^[./]+|(?<!\/)\/+$/g, "");
}

/** What markup says, without the markup. */
function toPlainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities.get(name) ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

const entities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["nbsp", " "],
]);
