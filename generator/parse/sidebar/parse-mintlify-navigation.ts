import type { Span } from "../../catalogue/span.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { LocatedJson, LocatedObject } from "../json/located-json.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";
import { getFlag, getText } from "../json/get-value.ts";
import { nameLanguage } from "../../places/name-language.ts";
import type { SidebarDocument, WrittenItem } from "./sidebar-document.ts";

/** The order that `navigation` of a `docs.json` or `mint.json` of Mintlify gives the pages. */
export function parseMintlifyNavigation(file: SourceFile, report: Report): SidebarDocument {
  const document = { file: file.path, root: file.root ?? "" };
  const value = parseLocatedJson(file, report, { comments: true });
  const navigation = value?.kind === "object" ? value.entries.get("navigation") : undefined;
  if (navigation === undefined) return { ...document, sidebars: [] };
  const items = readNavigation(navigation.value);
  return { ...document, sidebars: items.length === 0 ? [] : [{ name: "guides", items, span: navigation.keySpan }] };
}

/** What has pages below it, and what its name is called. */
const names = ["group", "tab", "anchor", "dropdown", "product", "version", "language", "item", "menu"];
const lists = ["languages", "versions", "products", "dropdowns", "tabs", "anchors", "menu", "groups", "pages"];

function readNavigation(value: LocatedJson): readonly WrittenItem[] {
  if (value.kind === "array") return value.items.flatMap(readNavigation);
  if (value.kind === "scalar") return typeof value.value === "string" ? [readPage(value.value, value.span)] : [];
  const inner = lists.flatMap((name) => {
    const list = value.entries.get(name)?.value;
    // Of what is there in several versions, the first is the one that readers get.
    const [first] = list?.kind === "array" ? list.items : [];
    if (name === "languages" && list?.kind === "array") return readLanguages(list.items);
    if (name === "versions" && first !== undefined) return readNavigation(first);
    return list?.kind === "array" ? readNavigation(list) : [];
  });
  return nameGroup(value, inner);
}

/** The one that readers get stands as if there were no other; behind it each of the others, below its name. */
function readLanguages(written: readonly LocatedJson[]): readonly WrittenItem[] {
  const languages = written.filter((item) => item.kind === "object");
  const main = languages.find((item) => getFlag(item, "default") === true) ?? languages[0];
  const others = languages.flatMap((item): readonly WrittenItem[] => {
    const items = item === main ? [] : readNavigation(item);
    const label = nameLanguage(getText(item, "language") ?? "");
    return items.length === 0
      ? []
      : [{ type: "category", label, collapsed: true, collapsible: true, items, span: item.span }];
  });
  return [...(main === undefined ? [] : readNavigation(main)), ...others];
}

function nameGroup(value: LocatedObject, items: readonly WrittenItem[]): readonly WrittenItem[] {
  const name = names.find((key) => getText(value, key) !== undefined);
  if (name === undefined || name === "language" || name === "version") return items;
  const label = getText(value, name) ?? "";
  const span = value.entries.get(name)?.value.span ?? value.span;
  const href = getText(value, "href") ?? getText(value, "url");
  const isAddress = href !== undefined && /^https?:/i.test(href);
  if (items.length === 0) return isAddress ? [{ type: "link", label, href, span }] : [];
  const root = getText(value, "root");
  const link = root === undefined ? undefined : toDoc(root, span);
  return [{ type: "category", label, collapsed: false, collapsible: true, link, items, span }];
}

/** Calls of an API, as `GET /users`, are pages that only Mintlify makes; a page leads to one by its front matter. */
function readPage(written: string, span: Span): WrittenItem {
  const isCall = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s/.test(written);
  return isCall ? { type: "html", label: written, span } : toDoc(written, span);
}

function toDoc(written: string, span: Span): Extract<WrittenItem, { type: "doc" }> {
  return { type: "doc", id: written.replace(/^\/+/, "").replace(/\.mdx?$/i, ""), span };
}
