import { sidebarCodes } from "../../diagnostics/codes/prose-links.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { belowRoot, folderOf } from "../../places/content-paths.ts";
import { describeJson } from "../json/located-json.ts";
import type { CategoryDocument } from "./category-document.ts";
import { getFlag, getText } from "../json/get-value.ts";
import { readNav } from "./read-nav.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import type { WrittenItem } from "./sidebar-document.ts";

/** What a `.pages` or `.nav.yml` file, as plug-ins of MkDocs have them, says of the folder that it is in. */
export function parseFolderNav(file: SourceFile, report: Report): CategoryDocument {
  const { path, root = "" } = file;
  const value = readYaml(file, report);
  if (value === undefined) return { file: path };
  if (value.kind !== "object") {
    report.add(sidebarCodes.unknownShape({ found: describeJson(value), expected: "a folder's `nav`" }), value.span);
    return { file: path };
  }
  const folder = folderOf(path) === root ? "" : belowRoot(folderOf(path), root);
  // What the plug-in called `nav` at first.
  const nav = (value.entries.get("nav") ?? value.entries.get("arrange"))?.value;
  const written = nav?.kind === "array" ? readNav(nav.items, { folder, takesIndexes: false, report }) : undefined;
  const isOwn = (item: WrittenItem): boolean => item.type !== "section" || isBelow(item.folder, folder);
  const all: WrittenItem = { type: "rest", folder, pattern: "*", span: value.span };
  const items = written?.filter(isOwn);
  return {
    file: path,
    label: getText(value, "title"),
    isHidden: getFlag(value, "hide") === true ? true : undefined,
    items: items !== undefined && getFlag(value, "append_unmatched") === true ? [...items, all] : items,
  };
}

/** A folder that listed itself, or what holds it, would have no end. */
function isBelow(path: string, folder: string): boolean {
  return folder === "" ? path !== "" : path.startsWith(`${folder}/`);
}
