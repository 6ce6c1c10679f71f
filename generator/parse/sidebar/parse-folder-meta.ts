import { createReport, type Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { belowRoot, folderOf } from "../../places/content-paths.ts";
import type { LocatedEntry, LocatedJson } from "../json/located-json.ts";
import { getFlag, getText } from "../json/get-value.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";
import { maskTypes } from "./mask-types.ts";
import { readModule } from "./read-module.ts";
import type { CategoryDocument } from "./category-document.ts";
import type { WrittenItem } from "./sidebar-document.ts";

/** What a `_meta` file of Nextra, or a `meta.json` of Fumadocs, says of the folder that it is in: names and order of what is there. */
export function parseFolderMeta(file: SourceFile, report: Report): CategoryDocument {
  const { path, root = "" } = file;
  const folder = folderOf(path) === root ? "" : belowRoot(folderOf(path), root);
  const found = createReport();
  const value = path.endsWith(".json")
    ? parseLocatedJson(file, found, { comments: true })
    : readModule({ path, text: maskTypes(file.text) }, found);
  // Pages have the order of their names where it can't be read.
  for (const diagnostic of found.diagnostics) report.add({ ...diagnostic, severity: "warning" }, diagnostic.span);
  if (value?.kind !== "object") return { file: path };
  const pages = value.entries.get("pages")?.value;
  if (pages?.kind === "array" || path.endsWith("/meta.json") || path === "meta.json") {
    const items = pages?.kind === "array" ? pages.items.flatMap((item) => readPage(item, folder)) : undefined;
    const collapsed = getFlag(value, "defaultOpen") === true ? false : undefined;
    return { file: path, label: getText(value, "title"), collapsed, items };
  }
  const entries = [...value.entries.values()];
  const items = entries.flatMap((entry) => readEntry(entry, folder));
  return { file: path, items: [...items, { type: "rest", folder, pattern: "*", span: value.span }] };
}

/** `guide: "The guide"`, or with more than its name. */
function readEntry({ key, keySpan: span, value }: LocatedEntry, folder: string): readonly WrittenItem[] {
  const own = value.kind === "object" ? value : undefined;
  const written = own === undefined ? textOf(value) : getText(own, "title");
  const label = written === "" ? undefined : written;
  const href = own && getText(own, "href");
  if (own && getText(own, "type") === "separator") return label === undefined ? [] : [{ type: "html", label, span }];
  if (href !== undefined) return [{ type: "link", label: label ?? href, href, span }];
  // What holds for all that have no entry of their own.
  if (key === "*") return [];
  const isHidden = own !== undefined && getText(own, "display") === "hidden" ? true : undefined;
  return [{ type: "entry", id: joinId(folder, key), label, isHidden, span }];
}

/** A page or folder, `---Words---` between them, `...` for the rest, a link, or what else Fumadocs has for a line. */
function readPage(item: LocatedJson, folder: string): readonly WrittenItem[] {
  const text = textOf(item);
  const { span } = item;
  if (text === undefined || text === "") return [];
  if (text.startsWith("!")) return [{ type: "entry", id: joinId(folder, text.slice(1)), isHidden: true, span }];
  const [, words] = /^---(?:\[[^\]]*\])?(.*?)---$/.exec(text) ?? [];
  if (words !== undefined) return words.trim() === "" ? [] : [{ type: "html", label: words.trim(), span }];
  const [, label, href] = /^(?:external:)?(?:\[[^\]]*\](?=\[))?\[([^\]]*)\]\(([^()\s]+)\)$/.exec(text) ?? [];
  if (label !== undefined && href !== undefined) return [{ type: "link", label, href, span }];
  if (text === "..." || text === "z...a") return [{ type: "rest", folder, pattern: "*", span }];
  const isOpen = text.startsWith("...") ? true : undefined;
  return [{ type: "entry", id: joinId(folder, text.replace(/^\.\.\./, "")), isOpen, span }];
}

function textOf(value: LocatedJson): string | undefined {
  return value.kind === "scalar" && typeof value.value === "string" ? value.value.trim() : undefined;
}

function joinId(folder: string, name: string): string {
  const below = name.replace(/^\.\/|(?<!\/)\/+$/g, "");
  return folder === "" ? below : `${folder}/${below}`;
}
