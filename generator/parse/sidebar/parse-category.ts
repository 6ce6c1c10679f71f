import type { SourceFile } from "../../sources/source-file.ts";
import type { Report } from "../../diagnostics/report.ts";
import { sidebarCodes } from "../../diagnostics/codes/prose-links.ts";
import { describeJson, type LocatedObject } from "../json/located-json.ts";
import { getFlag, getText } from "../json/get-value.ts";
import { readCategoryLink, readSidebarValue } from "./parse-sidebar.ts";
import type { CategoryDocument } from "./category-document.ts";
import { parseDocfxToc } from "./parse-docfx-toc.ts";
import { parseDocsetToc } from "./parse-docset-toc.ts";
import { parseFolderMeta } from "./parse-folder-meta.ts";
import { parseFolderNav } from "./parse-folder-nav.ts";
import { parseFolderOrder } from "./parse-folder-order.ts";

/** What a file says of its folder, whichever tool it is of; what could not be understood has been reported. */
export function parseCategory(file: SourceFile, report: Report): CategoryDocument {
  if (/(?:^|\/)\.(?:pages|nav\.ya?ml)$/.test(file.path)) return parseFolderNav(file, report);
  if (/(?:^|\/)(?:_order\.ya?ml|\.order)$/.test(file.path)) return parseFolderOrder(file, report);
  if (/(?:^|\/)_?docset\.ya?ml$/.test(file.path) || isOfDocset(file)) return parseDocsetToc(file, report);
  if (/(?:^|\/)toc\.(?:yml|md)$/i.test(file.path)) return parseDocfxToc(file, report);
  if (/(?:^|\/)(?:_meta\.[cm]?[jt]sx?|_?meta\.json)$/.test(file.path)) return parseFolderMeta(file, report);
  const value = readSidebarValue(file, report);
  if (value === undefined) return { file: file.path };
  if (value.kind !== "object") {
    report.add(sidebarCodes.unknownShape({ found: describeJson(value), expected: "a category" }), value.span);
    return { file: file.path };
  }
  const written = value.entries.get("link")?.value;
  return {
    file: file.path,
    label: getText(value, "label"),
    position: getNumber(value, "position"),
    collapsed: getFlag(value, "collapsed"),
    collapsible: getFlag(value, "collapsible"),
    className: getText(value, "className"),
    link: written?.kind === "scalar" && written.value === null ? "none" : readCategoryLink(value, report),
  };
}

/** DocFX has a list in a file of that name, or one of `items`. */
function isOfDocset({ path, text }: SourceFile): boolean {
  return /(?:^|\/)toc\.ya?ml$/.test(path) && /^toc:/m.test(text);
}

function getNumber({ entries }: LocatedObject, key: string): number | undefined {
  const value = entries.get(key)?.value;
  return value?.kind === "scalar" && typeof value.value === "number" ? value.value : undefined;
}
