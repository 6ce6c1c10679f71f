import type { Span } from "../../catalogue/span.ts";
import { createReport, type Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { LocatedEntry, LocatedJson, LocatedObject } from "../json/located-json.ts";
import { getFlag, getText } from "../json/get-value.ts";
import { holdsSpan } from "./holds-span.ts";
import { listWrittenSpans } from "./list-written-spans.ts";
import { readVitepressConfig } from "./read-vitepress-config.ts";
import type { SidebarDocument, WrittenDoc, WrittenItem } from "./sidebar-document.ts";

/**
 * The order that `themeConfig.sidebar` of a VitePress configuration gives the pages, one part behind the other, and behind it those of other
 * languages, each below its name; no sidebar where there is none.
 */
export function parseVitepressSidebar(file: SourceFile, report: Report): SidebarDocument {
  const document = { file: file.path, root: file.root ?? "" };
  const found = createReport();
  const config = readVitepressConfig(file, found);
  const own = config && findSidebar(config);
  const locales = config === undefined ? [] : listLocales(config);
  const parts = [own, ...locales.map(({ sidebar }) => sidebar)].filter((part) => part !== undefined);
  const spans = parts.flatMap(({ value }) => listWrittenSpans(value));
  // What else the configuration holds is no business of ours, and without its order guides have that of their folders.
  for (const diagnostic of found.diagnostics) {
    if (config !== undefined && !spans.some((span) => holdsSpan(span, diagnostic.span))) continue;
    report.add({ ...diagnostic, severity: "warning" }, diagnostic.span);
  }
  const items = [...(own === undefined ? [] : readParts(own.value)), ...locales.flatMap(readLocale)];
  const [first] = parts;
  const sidebars = first === undefined || items.length === 0 ? [] : [{ name: "guides", items, span: first.keySpan }];
  return { ...document, sidebars };
}

function findSidebar(settings: LocatedObject): LocatedEntry | undefined {
  const theme = settings.entries.get("themeConfig")?.value;
  return theme?.kind === "object" ? theme.entries.get("sidebar") : undefined;
}

interface Locale {
  /** Of the language; absent for the one that is at the top. */
  readonly label: string | undefined;
  readonly sidebar: LocatedEntry;
}

/** The languages that have a sidebar of their own, the main one first. */
function listLocales(config: LocatedObject): readonly Locale[] {
  const written = config.entries.get("locales")?.value;
  const locales = (written?.kind === "object" ? [...written.entries.values()] : []).flatMap(({ key, value }) => {
    const sidebar = value.kind === "object" ? findSidebar(value) : undefined;
    if (sidebar === undefined || value.kind !== "object") return [];
    return [{ label: key === "root" ? undefined : (getText(value, "label") ?? key), sidebar }];
  });
  return locales.toSorted((a, b) => Number(a.label !== undefined) - Number(b.label !== undefined));
}

function readLocale({ label, sidebar: { value, keySpan: span } }: Locale): readonly WrittenItem[] {
  const items = readParts(value);
  if (label === undefined || items.length === 0) return items;
  return [{ type: "category", label, collapsed: true, collapsible: true, items, span }];
}

/** A list of items, or such lists by the paths of the pages that they are beside. */
function readParts(value: LocatedJson): readonly WrittenItem[] {
  if (value.kind !== "object" || value.entries.has("items")) return readItems(value, "");
  return [...value.entries.values()].flatMap(({ value: part }) => readItems(part, ""));
}

function readItems(value: LocatedJson, base: string): readonly WrittenItem[] {
  if (value.kind === "array")
    return value.items.flatMap((item) => (item.kind === "object" ? readItem(item, base) : []));
  if (value.kind !== "object") return [];
  const inner = value.entries.get("items")?.value;
  return inner === undefined ? [] : readItems(inner, getText(value, "base") ?? base);
}

function readItem(item: LocatedObject, above: string): readonly WrittenItem[] {
  const base = getText(item, "base") ?? above;
  const [text, written] = [getText(item, "text"), getText(item, "link")];
  const label = text === undefined ? undefined : toPlainText(text);
  const place = item.entries.get("link")?.value.span ?? item.span;
  const link = written === undefined ? undefined : readLink(written, base, { label, span: place });
  const inner = item.entries.get("items")?.value;
  if (inner === undefined)
    return link === undefined ? (label ? [{ type: "html", label, span: item.span }] : []) : [link];
  const items = readItems(inner, base);
  if (label === undefined) return link === undefined ? items : [link, ...items];
  const own = link?.type === "doc" ? link : undefined;
  const others = link === undefined || own !== undefined ? items : [link, ...items];
  const collapsed = getFlag(item, "collapsed");
  return [
    {
      type: "category",
      label,
      collapsed: collapsed ?? false,
      collapsible: collapsed !== undefined,
      link: own,
      items: others,
      span: item.entries.get("text")?.value.span ?? item.span,
    },
  ];
}

function readLink(
  written: string,
  base: string,
  { label, span }: { readonly label: string | undefined; readonly span: Span },
): WrittenDoc | Extract<WrittenItem, { type: "link" }> {
  if (/^[a-z][a-z0-9+.-]*:/i.test(written)) return { type: "link", label: label ?? written, href: written, span };
  const path = `${base}${written}`.replace(/[#?].*$/s, "").replace(/^\/+/, "");
  const id = path.replace(/\.(?:md|html)$/i, "").replace(/(^|\/)$/, "$1index");
  return { type: "doc", id, label, span };
}

/** Labels may have markup. */
function toPlainText(text: string): string {
  return text.replaceAll(/<[^<>]*>/g, "").trim();
}
