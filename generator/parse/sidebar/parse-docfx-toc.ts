import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { belowRoot, folderOf, joinPath } from "../../places/content-paths.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import { dropMarkdownEnding, isMarkdownFile } from "../../places/markdown-files.ts";
import { getText } from "../json/get-value.ts";
import type { LocatedJson, LocatedObject } from "../json/located-json.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import type { CategoryDocument } from "./category-document.ts";
import type { WrittenDoc, WrittenItem } from "./sidebar-document.ts";

/** What a `toc.yml` or `TOC.md` of DocFX says of the folder that it is in: pages, folders with lists of their own, and links, in order. */
export function parseDocfxToc(file: SourceFile, report: Report): CategoryDocument {
  const { path, root = "" } = file;
  const folder = folderOf(path) === root ? "" : belowRoot(folderOf(path), root);
  if (isMarkdownFile(path)) return { file: path, items: readHeadings(file, folder) };
  const value = readYaml(file, report);
  const items = value?.kind === "object" ? value.entries.get("items")?.value : value;
  if (items?.kind !== "array") return { file: path };
  return { file: path, items: readItems(items, folder) };
}

function readItems(value: LocatedJson | undefined, folder: string): readonly WrittenItem[] {
  return value?.kind === "array"
    ? value.items.flatMap((item) => (item.kind === "object" ? readItem(item, folder) : []))
    : [];
}

function readItem(
  item: LocatedObject,
  folder: string,
  inner: readonly WrittenItem[] = readItems(item.entries.get("items")?.value, folder),
): readonly WrittenItem[] {
  const get = (key: string): string | undefined => getText(item, key);
  const [label, href] = [get("name"), get("tocHref") ?? get("href")];
  const span = (item.entries.get("href") ?? item.entries.get("name"))?.value.span ?? item.span;
  const own = toPage(get("topicHref") ?? get("homepage") ?? href, folder, { label, span });
  if (inner.length > 0) {
    const link = own?.type === "doc" ? own : undefined;
    return [{ type: "category", label: label ?? "", collapsed: true, collapsible: true, link, items: inner, span }];
  }
  const list = href === undefined ? undefined : findFolder(href, folder);
  // References of code are made by DocFX, in folders that hold no page before that.
  if (list !== undefined) return [{ type: "section", folder: list, label, isOptional: true, span }];
  if (own !== undefined) return [own];
  return label === undefined || href !== undefined ? [] : [{ type: "html", label, span }];
}

const heading =
  /^ {0,3}(#{1,6})[ \t]+(?:\[([^\]\n]{1,300})\]\([ \t]?([^()\s]{1,500})[^()\n]{0,300}\)|([^\n]{1,300}?))[ \t#]*\r?$/;

interface Heading {
  readonly level: number;
  readonly item: LocatedObject;
}

/** A list in Markdown, whose headings stand in each other by their levels. */
function readHeadings({ path, text }: SourceFile, folder: string): readonly WrittenItem[] {
  const headings = text.split("\n").flatMap((line, index): readonly Heading[] => {
    const [, marks, label, href, words] = heading.exec(line) ?? [];
    if (marks === undefined) return [];
    const span = { file: path, startLine: index + 1, startColumn: 1, endLine: index + 1, endColumn: line.length };
    const said = { name: label ?? words, href };
    return [{ level: marks.length, item: toObject(said, span) }];
  });
  return headings.length > mostHeadings ? [] : readLevel(headings, folder);
}

/** A list of more is none that somebody keeps. */
const mostHeadings = 20_000;

function toObject(said: Readonly<Record<string, string | undefined>>, span: LocatedObject["span"]): LocatedObject {
  const entries = Object.entries(said).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, { key, keySpan: span, value: { kind: "scalar", value, span } }] as const],
  );
  return { kind: "object", span, entries: new Map(entries) };
}

/** Each heading with those below it that are of a lower level. */
function readLevel(headings: readonly Heading[], folder: string): readonly WrittenItem[] {
  const items: WrittenItem[] = [];
  for (let index = 0; index < headings.length;) {
    const { level, item } = headings[index] ?? { level: 1 };
    let end = index + 1;
    while (end < headings.length && (headings[end]?.level ?? 0) > level) end += 1;
    if (item !== undefined) items.push(...readItem(item, folder, readLevel(headings.slice(index + 1, end), folder)));
    index = end;
  }
  return items;
}

/** The folder whose list is meant, by its name or by that of the list; one that doesn't lie below would have no end. */
function findFolder(href: string, folder: string): string | undefined {
  const [, written] = /^([^?#:]*\/)(?:toc\.(?:yml|md))?$/i.exec(href) ?? [];
  const path = written === undefined ? undefined : joinPath(folder, decodeWritten(written));
  return path === undefined || path === folder || !(folder === "" || path.startsWith(`${folder}/`)) ? undefined : path;
}

function toPage(
  href: string | undefined,
  folder: string,
  { label, span }: Pick<WrittenDoc, "label" | "span">,
): Extract<WrittenItem, { type: "doc" | "link" }> | undefined {
  if (href === undefined) return undefined;
  if (/^(?:https?:)?\/\//i.test(href)) return { type: "link", label: label ?? href, href, span };
  const path = href.replace(/[?#].*$/s, "");
  if (!isMarkdownFile(path)) return undefined;
  const isOfTop = /^[~/]/.test(path);
  const id = joinPath(isOfTop ? "" : folder, decodeWritten(path.replace(/^~/, "")));
  return id === undefined ? undefined : { type: "doc", id: dropMarkdownEnding(id), label, span };
}
