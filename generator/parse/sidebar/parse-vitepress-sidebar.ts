import type { Span } from "../../catalogue/span.ts";
import { createReport, type Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../discover/source-file.ts";
import type { LocatedJson, LocatedObject } from "../json/located-json.ts";
import { getFlag, getText } from "../json/get-value.ts";
import { readVitepressConfig } from "./read-vitepress-config.ts";
import type { SidebarDocument, WrittenDoc, WrittenItem } from "./sidebar-document.ts";

/** The order that `themeConfig.sidebar` of a VitePress configuration gives the pages, one part behind the other; no sidebar where there is none. */
export function parseVitepressSidebar(file: SourceFile, report: Report): SidebarDocument {
  const document = { file: file.path, root: file.root ?? "" };
  const found = createReport();
  const config = readVitepressConfig(file, found);
  const theme = config?.entries.get("themeConfig")?.value;
  const sidebar = theme?.kind === "object" ? theme.entries.get("sidebar") : undefined;
  // What else the configuration holds is no business of ours, and without its order guides have that of their folders.
  for (const diagnostic of found.diagnostics) {
    if (config !== undefined && !isWithin(diagnostic.span, sidebar?.value.span)) continue;
    report.add({ ...diagnostic, severity: "warning" }, diagnostic.span);
  }
  if (sidebar === undefined) return { ...document, sidebars: [] };
  const items = readParts(sidebar.value);
  return { ...document, sidebars: items.length === 0 ? [] : [{ name: "guides", items, span: sidebar.keySpan }] };
}

function isWithin(inner: Span | undefined, outer: Span | undefined): boolean {
  return (
    inner !== undefined && outer !== undefined && inner.startLine >= outer.startLine && inner.endLine <= outer.endLine
  );
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
