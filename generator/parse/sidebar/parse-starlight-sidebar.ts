import { createReport, type Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { LocatedJson, LocatedObject } from "../json/located-json.ts";
import { getFlag, getObject, getText } from "../json/get-value.ts";
import { holdsSpan } from "./holds-span.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import { readStarlightConfig } from "./read-starlight-config.ts";
import type { SidebarDocument, WrittenDoc, WrittenItem } from "./sidebar-document.ts";

/** The order that `sidebar` of Starlight gives the pages of the main language; no sidebar where there is none. */
export function parseStarlightSidebar(file: SourceFile, report: Report): SidebarDocument {
  const document = { file: file.path, root: file.root ?? "" };
  const found = createReport();
  const config = readStarlightConfig(file, found);
  const sidebar = config?.starlight.entries.get("sidebar");
  // What else the configuration holds is no business of ours, and without its order guides have that of their folders.
  for (const diagnostic of found.diagnostics) {
    if (config !== undefined && !holdsSpan(sidebar?.value.span, diagnostic.span)) continue;
    report.add({ ...diagnostic, severity: "warning" }, diagnostic.span);
  }
  if (config === undefined || sidebar === undefined) return { ...document, sidebars: [] };
  const items = readItems(sidebar.value, findMainFolder(config.starlight));
  return { ...document, sidebars: items.length === 0 ? [] : [{ name: "guides", items, span: sidebar.keySpan }] };
}

/** The folder from which slugs count, with a slash; empty where the main language is at the top. */
function findMainFolder(starlight: LocatedObject): string {
  const isAtTop = getObject(starlight, "locales")?.entries.has("root") === true;
  const main = isAtTop ? undefined : getText(starlight, "defaultLocale");
  return main === undefined || main === "root" ? "" : `${main}/`;
}

function readItems(value: LocatedJson, below: string): readonly WrittenItem[] {
  return value.kind === "array" ? value.items.flatMap((item) => readItem(item, below)) : [];
}

function readItem(item: LocatedJson, below: string): readonly WrittenItem[] {
  if (item.kind === "scalar" && typeof item.value === "string") return [toDoc(item.value, below, item)];
  if (item.kind !== "object") return [];
  const [label, slug, link] = ["label", "slug", "link"].map((key) => getText(item, key));
  const placeOf = (key: string): LocatedJson => item.entries.get(key)?.value ?? item;
  if (slug !== undefined) return [{ ...toDoc(slug, below, placeOf("slug")), label }];
  if (link !== undefined) {
    if (!link.startsWith("/") && !/^(?!.*:)/.test(link)) {
      return [{ type: "link", label: label ?? link, href: link, span: placeOf("link").span }];
    }
    return [{ ...toDoc(link, below, placeOf("link")), label }];
  }
  const generated = item.entries.get("autogenerate")?.value;
  const folder = generated?.kind === "object" ? getText(generated, "directory") : undefined;
  const items =
    folder === undefined
      ? readItems(placeOf("items"), below)
      : [{ type: "folder", folder: trimSlashes(below + folder), span: placeOf("autogenerate").span } as const];
  if (label === undefined) return items;
  const collapsed = getFlag(item, "collapsed") ?? false;
  return [{ type: "category", label, collapsed, collapsible: true, items, span: placeOf("label").span }];
}

/** By its address, which is that of the page. */
function toDoc(written: string, below: string, { span }: Pick<LocatedJson, "span">): WrittenDoc {
  const id = trimSlashes(below + trimSlashes(written.replace(/[#?].*$/s, "")));
  return { type: "doc", id: id === "" ? "index" : id, span };
}
