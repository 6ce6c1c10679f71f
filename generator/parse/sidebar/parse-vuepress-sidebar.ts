import type { Span } from "../../catalogue/span.ts";
import { createReport, type Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { getFlag, getObject, getText, toText } from "../json/get-value.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import type { LocatedEntry, LocatedJson, LocatedObject } from "../json/located-json.ts";
import { holdsSpan } from "./holds-span.ts";
import { listWrittenSpans } from "./list-written-spans.ts";
import { readVuepressConfig } from "./read-vuepress-config.ts";
import type { SidebarDocument, WrittenDoc, WrittenItem } from "./sidebar-document.ts";

/** Groups in groups that are deeper are none that somebody wrote. */
const deepest = 20;

/**
 * The order that the theme of a VuePress configuration gives the pages by its `sidebar`, and behind it those of other languages,
 * each below its name; no sidebar where there is none, as where it is to be made of headings or folders.
 */
export function parseVuepressSidebar(file: SourceFile, report: Report): SidebarDocument {
  const document = { file: file.path, root: file.root ?? "" };
  const found = createReport();
  const theme = readVuepressConfig(file, found)?.theme;
  const parts = theme === undefined ? [] : listParts(theme);
  const spans = parts.flatMap(({ sidebar }) => listWrittenSpans(sidebar.value));
  // What else the configuration holds is no business of ours, and without its order guides have that of their folders.
  for (const diagnostic of found.diagnostics) {
    if (theme !== undefined && !spans.some((span) => holdsSpan(span, diagnostic.span))) continue;
    report.add({ ...diagnostic, severity: "warning" }, diagnostic.span);
  }
  const items = parts.flatMap(readPart);
  const [first] = parts;
  const sidebars =
    first === undefined || items.length === 0 ? [] : [{ name: "guides", items, span: first.sidebar.keySpan }];
  return { ...document, sidebars };
}

interface Part {
  /** The language; absent for the one at the top. */
  readonly label: string | undefined;
  /** Path that all pages of the language have before theirs. */
  readonly top: string;
  readonly sidebar: LocatedEntry;
  /** What the bar of the site calls parts of it, by the paths that they are at. */
  readonly names: ReadonlyMap<string, string>;
}

/** The sidebars of all languages, the main one first. */
function listParts(theme: LocatedObject): readonly Part[] {
  const take = (of: LocatedObject, top: string, label: string | undefined): readonly Part[] => {
    const sidebar = of.entries.get("sidebar");
    const bar = of.entries.get("navbar")?.value ?? of.entries.get("nav")?.value;
    return sidebar === undefined
      ? []
      : [{ label, top, sidebar, names: bar === undefined ? new Map() : listNames(bar) }];
  };
  const locales = [...(getObject(theme, "locales")?.entries.values() ?? [])];
  const main = locales.find(({ key }) => key === "/")?.value;
  const others = locales.filter(({ key }) => key !== "/");
  return [
    ...(main?.kind === "object" && main.entries.has("sidebar")
      ? take(main, "/", undefined)
      : take(theme, "/", undefined)),
    ...others.flatMap(({ key, value }) =>
      value.kind === "object"
        ? take(value, key, getText(value, "selectLanguageName") ?? getText(value, "label") ?? key)
        : [],
    ),
  ];
}

function listNames(bar: LocatedJson): ReadonlyMap<string, string> {
  const entries = bar.kind === "array" ? bar.items : [];
  return new Map(
    entries.flatMap((item) => {
      const [text, link] = item.kind === "object" ? [getText(item, "text"), getText(item, "link")] : [];
      return text === undefined || link === undefined ? [] : [[link, text] as const];
    }),
  );
}

/** Of several sidebars by the paths of their pages, that of the top comes first; others are what the bar of the site calls them. */
function readPart({ label, top, sidebar: { value, keySpan: span }, names }: Part): readonly WrittenItem[] {
  const isTop = ({ key }: LocatedEntry): boolean => key === top || key === "/";
  const written =
    value.kind === "object" ? [...value.entries.values()].toSorted((a, b) => Number(isTop(b)) - Number(isTop(a))) : [];
  const items =
    value.kind === "object"
      ? written.flatMap((entry) => {
          const inner = readItems(entry.value, entry.key, 0);
          const name = isTop(entry) || written.length === 1 ? undefined : names.get(entry.key);
          return name === undefined || inner.length === 0 ? inner : [toCategory(name, inner, entry.keySpan)];
        })
      : readItems(value, top, 0);
  return label === undefined || items.length === 0 ? items : [toCategory(label, items, span)];
}

function toCategory(label: string, items: readonly WrittenItem[], span: Span): WrittenItem {
  return { type: "category", label, collapsed: true, collapsible: true, items, span };
}

function readItems(value: LocatedJson, base: string, depth: number): readonly WrittenItem[] {
  if (value.kind === "array" && depth <= deepest) return value.items.flatMap((item) => readItem(item, base, depth));
  // The folder's pages in the order that they have there.
  if (toText(value) === "structure") return [{ type: "folder", folder: trimSlashes(base), span: value.span }];
  return [];
}

/** A path, `[path, label]`, or a group of them. */
function readItem(item: LocatedJson, base: string, depth: number): readonly WrittenItem[] {
  const path = toText(item);
  if (path !== undefined) return [readLink(path, base, { label: undefined, span: item.span })];
  if (item.kind === "array") {
    const [to, label] = item.items.map(toText);
    return to === undefined ? [] : [readLink(to, base, { label, span: item.span })];
  }
  return item.kind === "object" ? readGroup(item, base, depth) : [];
}

function readGroup(group: LocatedObject, base: string, depth: number): readonly WrittenItem[] {
  const label = getText(group, "text") ?? getText(group, "title");
  const written = getText(group, "link") ?? getText(group, "path");
  const place = group.entries.get("link")?.value.span ?? group.entries.get("path")?.value.span ?? group.span;
  const prefix = getText(group, "prefix");
  const below = prefix === undefined ? base : prefix.startsWith("/") ? prefix : base + prefix;
  const link = written === undefined ? undefined : readLink(written, base, { label, span: place });
  const children = group.entries.get("children")?.value;
  if (children === undefined) return link === undefined ? [] : [link];
  const items = readItems(children, below, depth + 1);
  if (label === undefined) return link === undefined ? items : [link, ...items];
  const own = link?.type === "doc" ? link : undefined;
  const collapsible = getFlag(group, "collapsible") ?? getFlag(group, "collapsable") ?? true;
  return [
    {
      type: "category",
      label,
      collapsed: collapsible,
      collapsible,
      link: own,
      items: link === undefined || own !== undefined ? items : [link, ...items],
      span: group.entries.get("text")?.value.span ?? group.entries.get("title")?.value.span ?? group.span,
    },
  ];
}

function readLink(
  written: string,
  base: string,
  { label, span }: { readonly label: string | undefined; readonly span: Span },
): WrittenDoc | Extract<WrittenItem, { type: "link" }> {
  if (/^[a-z][a-z0-9+.-]*:/i.test(written)) return { type: "link", label: label ?? written, href: written, span };
  const path = `${written.startsWith("/") ? "" : base}${written}`.replace(/[#?].*$/s, "").replaceAll("/./", "/");
  // A folder is its page by its address, whichever file has that.
  return { type: "doc", id: path.replace(/\.(?:md|html)$/i, "").replace(/^\/+(?=.)/, "") || "/", label, span };
}
