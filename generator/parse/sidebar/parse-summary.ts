import { nameScheme } from "../../markdown/wikis/name-scheme.ts";
import { type SummaryLine, readSummary } from "../../markdown/read-summary.ts";
import { belowRoot, folderOf, joinPath } from "../../places/content-paths.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import type { Span } from "../../catalogue/span.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { SidebarDocument, WrittenDoc, WrittenItem } from "./sidebar-document.ts";

/** A chapter with those below it. */
interface Chapter {
  readonly line: SummaryLine;
  readonly inner: Chapter[];
}

/** The order that a `SUMMARY.md`, or a sidebar in Markdown, gives the pages. Paths count from its own folder, unless its tool counts from the top. */
export function parseSummary(file: SourceFile): SidebarDocument {
  const { path, text, root = "" } = file;
  const folder = folderOf(path);
  const from = file.countsFromTop === true ? root : folder;
  const items = nest(readSummary(text)).flatMap((chapter) => toItems(chapter, { file: path, root, from }));
  const span = startOfFile(path);
  return { file: path, root, sidebars: items.length === 0 ? [] : [{ name: nameOf(folder, root), items, span }] };
}

/** One of a folder of the pages is called as that is. */
function nameOf(folder: string, root: string): string {
  const below = folder.startsWith(root === "" ? "" : `${root}/`) ? belowRoot(folder, root) : "";
  return below === "" ? "guides" : below.replaceAll("/", "-");
}

/** Lines that are set in further than the one before them are below it. */
function nest(lines: readonly SummaryLine[]): readonly Chapter[] {
  const top: Chapter[] = [];
  const open: Chapter[] = [];
  for (const line of lines) {
    while (open.length > 0 && (open.at(-1)?.line.indent ?? 0) >= line.indent) open.pop();
    const chapter: Chapter = { line, inner: [] };
    (open.at(-1)?.inner ?? top).push(chapter);
    if (line.indent > 0) open.push(chapter);
  }
  return top;
}

interface Place {
  readonly file: string;
  readonly root: string;
  /** Where paths count from that don't begin with a slash. */
  readonly from: string;
}

/** A chapter that is yet to be written has its name, and what is below it. */
function toItems({ line, inner }: Chapter, place: Place): readonly WrittenItem[] {
  const { kind, label, target = "" } = line;
  const span = toSpan(line, place);
  if (kind === "part") return [{ type: "html", label, span }];
  const isOutside = /^[a-z][a-z0-9+.-]*:/i.test(target) && !target.startsWith(nameScheme);
  const outside: readonly WrittenItem[] = isOutside ? [{ type: "link", label, href: target, span }] : [];
  const link = target === "" || isOutside ? undefined : toDoc(line, place);
  const announced: readonly WrittenItem[] = label === "" ? [] : [{ type: "html", label, span }];
  if (inner.length === 0) return link === undefined ? (isOutside ? outside : announced) : [link];
  const items = [...outside, ...inner.flatMap((chapter) => toItems(chapter, place))];
  return [{ type: "category", label, collapsed: true, collapsible: true, link, items, span }];
}

function toDoc(line: SummaryLine, place: Place): WrittenDoc {
  const { root, from } = place;
  if (line.target?.startsWith(nameScheme) === true) {
    return { type: "doc", id: line.target, label: line.label, span: toSpan(line, place) };
  }
  const written = decodeWritten((line.target ?? "").replace(/[#?].*$/s, ""));
  const path = joinPath(written.startsWith("/") ? root : from, written) ?? written;
  // A slash alone is the first page.
  const id = (path === root ? "" : belowRoot(path, root)).replace(/\.(?:mdx?|markdown)$/i, "");
  return { type: "doc", id, label: line.label, span: toSpan(line, place) };
}

function toSpan({ line, startColumn, endColumn }: SummaryLine, { file }: Place): Span {
  return { file, startLine: line, startColumn, endLine: line, endColumn };
}
