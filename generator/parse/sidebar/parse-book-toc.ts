import type { Span } from "../../catalogue/span.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { dropMarkdownEnding } from "../../places/markdown-files.ts";
import { getObject, getText } from "../json/get-value.ts";
import type { LocatedJson, LocatedObject } from "../json/located-json.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import type { SidebarDocument, WrittenItem } from "./sidebar-document.ts";

/** The order that `_toc.yml` of a Jupyter Book, or `project.toc` of a `myst.yml`, gives the pages. */
export function parseBookToc(file: SourceFile, report: Report): SidebarDocument {
  const document = { file: file.path, root: file.root ?? "" };
  const value = readYaml(file, report);
  if (value === undefined) return { ...document, sidebars: [] };
  const project = value.kind === "object" ? getObject(value, "project") : undefined;
  const items = readEntries(project?.entries.get("toc")?.value ?? value);
  return { ...document, sidebars: items.length === 0 ? [] : [{ name: "guides", items, span: value.span }] };
}

/** What holds entries, in whichever of both files and whichever form of a book. */
const lists = ["parts", "subtrees", "chapters", "sections", "entries", "children"];

function readEntries(value: LocatedJson): readonly WrittenItem[] {
  if (value.kind === "array") return value.items.flatMap(readEntries);
  return value.kind === "object" ? readEntry(value) : [];
}

function readEntry(entry: LocatedObject): readonly WrittenItem[] {
  const get = (key: string): string | undefined => getText(entry, key);
  const spanOf = (key: string): Span => entry.entries.get(key)?.value.span ?? entry.span;
  const inner = lists.flatMap((list) => {
    const held = entry.entries.get(list)?.value;
    return held === undefined ? [] : readEntries(held);
  });
  const caption = get("caption");
  if (caption !== undefined) return [{ type: "html", label: caption, span: spanOf("caption") }, ...inner];
  // The first page of a book stands beside its chapters.
  const root = get("root");
  if (root !== undefined) return [toDoc(root, { span: spanOf("root") }), ...inner];
  const [file, url, label] = [get("file"), get("url"), get("title")];
  const pattern = get("glob") ?? get("pattern");
  if (url !== undefined) return [{ type: "link", label: label ?? url, href: url, span: spanOf("url") }];
  if (pattern !== undefined) return [{ type: "rest", folder: "", pattern, span: entry.span }];
  if (file !== undefined && isProgram(file)) {
    return label === undefined ? inner : [{ type: "html", label, span: spanOf("title") }, ...inner];
  }
  const own = file === undefined ? undefined : toDoc(file, { label, span: spanOf("file") });
  if (inner.length === 0) return own === undefined ? [] : [own];
  if (own === undefined && label === undefined) return inner;
  return [toCategory(label ?? "", { own, inner, span: entry.span })];
}

type Doc = Extract<WrittenItem, { type: "doc" }>;

function toCategory(
  label: string,
  { own, inner, span }: { readonly own: Doc | undefined; readonly inner: readonly WrittenItem[]; readonly span: Span },
): WrittenItem {
  return { type: "category", label, collapsed: true, collapsible: true, link: own, items: inner, span };
}

function toDoc(written: string, { label, span }: { readonly label?: string | undefined; readonly span: Span }): Doc {
  return { type: "doc", id: dropMarkdownEnding(written.replace(/^(?:\.?\/)+/, "")), label, span };
}

/** Notebooks that are kept as programs, and other markup, become no pages. */
function isProgram(path: string): boolean {
  return /\.(?:py|rst)$/i.test(path);
}
