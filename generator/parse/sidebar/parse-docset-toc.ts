import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { belowRoot, folderOf, joinPath } from "../../places/content-paths.ts";
import { dropMarkdownEnding } from "../../places/markdown-files.ts";
import { getText } from "../json/get-value.ts";
import type { LocatedJson, LocatedObject } from "../json/located-json.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import type { CategoryDocument } from "./category-document.ts";
import type { WrittenDoc, WrittenItem } from "./sidebar-document.ts";

/** What `docset.yml` or a `toc.yml` of Elastic's docs-builder says of the folder that it is in: pages, folders, and folders with lists of their own. */
export function parseDocsetToc(file: SourceFile, report: Report): CategoryDocument {
  const { path, root = "" } = file;
  const folder = folderOf(path) === root ? "" : belowRoot(folderOf(path), root);
  const value = readYaml(file, report);
  const toc = value?.kind === "object" ? value.entries.get("toc")?.value : undefined;
  return toc === undefined ? { file: path } : { file: path, items: readItems(toc, folder) };
}

function readItems(value: LocatedJson | undefined, folder: string): readonly WrittenItem[] {
  return value?.kind === "array"
    ? value.items.flatMap((item) => (item.kind === "object" ? readItem(item, folder) : []))
    : [];
}

function readItem(item: LocatedObject, folder: string): readonly WrittenItem[] {
  const get = (key: string): string | undefined => getText(item, key);
  const { span } = item;
  const toId = (written: string, from = folder): string => dropMarkdownEnding(joinPath(from, written) ?? written);
  const label = get("title");
  const hidden = get("hidden");
  if (hidden !== undefined) return [{ type: "entry", id: toId(hidden), isHidden: true, span }];
  const toc = get("toc");
  // What is in its list stands here.
  if (toc !== undefined) return [{ type: "entry", id: toId(toc), isOpen: true, span }];
  const below = get("folder");
  const inside = below === undefined ? folder : (joinPath(folder, below) ?? folder);
  const inner = readItems(item.entries.get("children")?.value, inside);
  const file = get("file");
  const own: WrittenDoc | undefined =
    file === undefined ? undefined : { type: "doc", id: toId(file, inside), label, span };
  if (inner.length > 0) return [toCategory({ label, own, inner, folder: inside }, span)];
  if (own !== undefined) return [own];
  return below === undefined ? [] : [{ type: "section", folder: inside, label, isOptional: true, span }];
}

interface Written {
  readonly label: string | undefined;
  readonly own: WrittenDoc | undefined;
  readonly inner: readonly WrittenItem[];
  readonly folder: string;
}

/** The page of a folder is the first below it, where nothing else is said. */
function toCategory({ label, own, inner, folder }: Written, span: WrittenItem["span"]): WrittenItem {
  const [first, ...rest] = inner;
  const isIndex =
    own === undefined && first?.type === "doc" && first.id === (folder === "" ? "index" : `${folder}/index`);
  const link = isIndex ? first : own;
  const name = folder.slice(folder.lastIndexOf("/") + 1).replaceAll(/[-_]+/g, " ");
  return {
    type: "category",
    label: label ?? (link === undefined ? name.charAt(0).toUpperCase() + name.slice(1) : ""),
    collapsed: true,
    collapsible: true,
    link,
    items: isIndex ? rest : inner,
    span,
  };
}
