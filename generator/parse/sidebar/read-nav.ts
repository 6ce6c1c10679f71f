import { dropMarkdownEnding } from "../../places/markdown-files.ts";
import type { Span } from "../../catalogue/span.ts";
import { sidebarCodes } from "../../diagnostics/codes/prose-links.ts";
import type { Report } from "../../diagnostics/report.ts";
import { joinPath } from "../../places/content-paths.ts";
import { readInclusion } from "../../places/read-inclusion.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import { describeJson, type LocatedJson } from "../json/located-json.ts";
import type { WrittenCategory, WrittenDoc, WrittenItem } from "./sidebar-document.ts";

interface NavReading {
  /** Folder below the content root that paths count from; empty for the root. */
  readonly folder: string;
  /** Whether a folder's own page is where its section leads even if the list has a name for it. */
  readonly takesIndexes: boolean;
  readonly report: Report;
}

/**
 * The items of a `nav` as MkDocs and its plug-ins have it: paths of pages and folders, addresses, each with or without a name
 * before it, sections, patterns, and `...` for the rest. Ids of the pages are their paths below the content root.
 */
export function readNav(items: readonly LocatedJson[], reading: NavReading): readonly WrittenItem[] {
  return items.flatMap((item) => {
    if (item.kind === "scalar" && typeof item.value === "string") return readPath(item.value, item.span, reading);
    if (item.kind === "object") return [...item.entries.values()].flatMap((entry) => readNamed(entry, reading));
    return reportShape(item, reading);
  });
}

function readNamed(
  { key: label, keySpan, value }: { readonly key: string; readonly keySpan: Span; readonly value: LocatedJson },
  reading: NavReading,
): readonly WrittenItem[] {
  if (value.kind === "array") return [readSection(label, keySpan, value.items, reading)];
  if (value.kind === "scalar" && typeof value.value === "string") {
    return readPath(value.value, value.span, { ...reading, label });
  }
  return reportShape(value, reading);
}

function readSection(label: string, span: Span, written: readonly LocatedJson[], reading: NavReading): WrittenCategory {
  const items = readNav(written, reading);
  const [first] = items;
  const link = first?.type === "doc" && isOwnPage(first, reading) ? first : undefined;
  return {
    type: "category",
    label,
    collapsed: true,
    collapsible: true,
    link,
    items: link === undefined ? items : items.slice(1),
    span,
  };
}

function isOwnPage({ id, label }: WrittenDoc, { takesIndexes }: NavReading): boolean {
  return /(?:^|\/)(?:index|README)$/i.test(id) && (label === undefined || takesIndexes);
}

function reportShape(value: LocatedJson, { report }: NavReading): readonly WrittenItem[] {
  report.add(
    sidebarCodes.unknownShape({ found: describeJson(value), expected: "the path of a page or a list" }),
    value.span,
  );
  return [];
}

function readPath(
  path: string,
  span: Span,
  { folder, label, report }: NavReading & { readonly label?: string },
): readonly WrittenItem[] {
  const written = path.trim();
  const project = readInclusion(written);
  if (project !== undefined) return [{ type: "project", path: project, label, span }];
  // Addresses on the site count from its host.
  if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(written)) {
    return [{ type: "link", label: label ?? written, href: written, span }];
  }
  const [, rest] = /^\.\.\.(?:\s*\|\s*(?:flat\s*\|\s*)?(?:glob\s*=\s*)?(.*))?$/.exec(written) ?? [];
  if (written.startsWith("...")) return [{ type: "rest", folder, pattern: rest ?? "*", span }];
  if (/[*?]/.test(written)) return [{ type: "rest", folder, pattern: written, span }];
  const below = joinPath(folder, decodeWritten(written));
  if (below === undefined) {
    report.add(sidebarCodes.unknownPage({ id: written, suggestions: [] }), span);
    return [];
  }
  if (isFolder(written)) return [{ type: "section", folder: below, label, span }];
  return [{ type: "doc", id: dropMarkdownEnding(below), label, span }];
}

/** Pages have an ending here. */
function isFolder(path: string): boolean {
  return path.endsWith("/") || !/\.[^/.]+$/.test(path);
}
