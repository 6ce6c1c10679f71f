import type { Env, Token } from "markdown-it";
import type { Span } from "../../catalogue/span.ts";
import { titleOf } from "../../markdown/html/borrowed-components.ts";
import { embeddings } from "../../markdown/html/elements.ts";
import { piecesOf } from "../../markdown/html/balance-islands.ts";
import { stateOf } from "../../markdown/dialect-state.ts";
import type { Tag } from "../../markdown/html/scan-tag.ts";
import { findSegment, type TextSegment } from "../../markdown/text-segment.ts";
import { toWrittenColumns, type Fill } from "../../places/fills.ts";
import { findContributorLists } from "./find-contributor-lists.ts";
import type { ProseTarget } from "./prose-document.ts";

/** The lines of a file and spans in them. */
export interface FileLines {
  readonly lines: readonly string[];
  span(line: number, column: number, length: number): Span;
}

/** Where the lines of a text come from, and what in them its author wrote otherwise. */
interface Placing {
  readonly segments?: readonly TextSegment[] | undefined;
  readonly fills?: readonly Fill[] | undefined;
}

/**
 * Splits a text as Markdown does, which takes every kind of line break for one. Spans of a text that is put together from several
 * files are those of the files.
 */
export function createFileLines(file: string, text: string, { segments, fills = [] }: Placing = {}): FileLines {
  const ofLines = groupByLine(fills);
  const lines = text.split(/\r\n|\n|\r/);
  return {
    lines,
    span(line, column, length) {
      const startLine = Math.min(Math.max(line, 0), lines.length - 1) + 1;
      // Targets may be longer than what is written, where characters of theirs are escaped.
      const longest = Math.max(lines[startLine - 1]?.length ?? 0, 1);
      const startColumn = Math.min(Math.max(column, 0) + 1, longest);
      const endColumn = Math.min(startColumn + Math.max(length, 1) - 1, longest);
      const segment = findSegment(segments, startLine - 1);
      if (segment === undefined) {
        const [start, end] = toWrittenColumns([startColumn, endColumn], ofLines.get(startLine - 1) ?? []);
        return { file, startLine, startColumn: start, endLine: startLine, endColumn: end };
      }
      const written = startLine - segment.firstLine + segment.line;
      const columns = [
        Math.max(startColumn - segment.shift, 1),
        Math.max(endColumn - segment.shift, startColumn - segment.shift, 1),
      ] as const;
      const known = segment.file === file ? (ofLines.get(written - 1) ?? []) : [];
      const [first, last] = toWrittenColumns(columns, known);
      return { file: segment.file, startLine: written, startColumn: first, endLine: written, endColumn: last };
    },
  };
}

function groupByLine(fills: readonly Fill[]): ReadonlyMap<number, readonly Fill[]> {
  const lines = new Map<number, Fill[]>();
  for (const fill of fills) {
    const others = lines.get(fill.line);
    if (others === undefined) lines.set(fill.line, [fill]);
    else others.push(fill);
  }
  return lines;
}

/** All targets of a text in order, each with the place of just the target. */
export function locateTargets(tokens: readonly Token[], env: Env, file: FileLines): readonly ProseTarget[] {
  const targets: ProseTarget[] = [];
  /** By line, the column behind the cells that were read already. */
  const read = new Map<number, number>();
  const isOfContributors = findContributorLists(file.lines);
  for (const token of tokens) {
    const isListed = token.map != null && isOfContributors(token.map[0]);
    const locator = createContentLocator(token, file, read);
    const add: AddTarget = (kind, target, offset, written = target) => {
      if (target.trim() === "") return;
      const mayLeadNowhere = isListed && placeOfWork.test(target.trim());
      const span = locator(offset, written.trim());
      targets.push({ target: target.trim(), kind, span, ...(mayLeadNowhere ? { mayLeadNowhere } : undefined) });
    };
    if (token.type === "html_block") addIslandTargets(token, 0, add);
    if (token.type === "component" || token.type === "component_open") addComponentTarget(token, file, targets);
    for (const child of token.children ?? []) addChildTargets(child, token.content, add);
  }
  for (const { target, firstLine, lastLine } of stateOf(env).definitions) {
    targets.push({ target, kind: "link", span: findInLines(target, firstLine, lastLine, file) });
  }
  return targets.sort((a, b) => a.span.startLine - b.span.startLine || a.span.startColumn - b.span.startColumn);
}

/** A kind of work and whose it is, as all-contributors writes them. */
const placeOfWork = /^#[A-Za-z\d]{1,40}-\S{1,100}$/;

type AddTarget = (kind: ProseTarget["kind"], target: string, offset: number, written?: string) => void;

function addChildTargets(token: Token, content: string, add: AddTarget): void {
  const offset = token.meta?.["offset"];
  if (token.type === "html_inline") {
    addIslandTargets(token, typeof offset === "number" ? 0 : undefined, add);
  } else if (typeof offset !== "number" || token.meta?.["label"] !== undefined) {
    // A reference: its target stands where it is defined.
  } else if (token.type === "link_open" && token.info !== "auto") {
    add("link", String(token.attrGet("href") ?? ""), findDestination(content, offset), writtenOf(token));
  } else if (token.type === "image") {
    const labelEnd = offset + 2 + token.content.length;
    add("image", String(token.attrGet("src") ?? ""), findDestination(content, labelEnd + 1), writtenOf(token));
  }
}

/** The target as the author wrote it, where it counts from elsewhere than the page. */
function writtenOf({ meta }: Token): string | undefined {
  return meta?.["written"] === undefined ? undefined : String(meta["written"]);
}

/** Offset of the target in `(target "title")`, which begins at or after `from`. */
function findDestination(content: string, from: number): number {
  return from + (/^\(?\s*<?/.exec(content.slice(from, from + 1000))?.[0].length ?? 0);
}

function addIslandTargets(token: Token, shift: number | undefined, add: AddTarget): void {
  if (shift === undefined) return;
  for (const piece of piecesOf(token)) {
    if (piece.kind === "text" || piece.kind === "close") continue;
    const [name, kind] = targetAttribute(piece.name);
    const target = piece.tag.attributes.get(name);
    const place = shift + (piece.tag.places.get(name) ?? piece.tag.start);
    if (typeof target === "string") add(kind, target, place, piece.tag.written?.get(name));
  }
}

function targetAttribute(element: string): readonly [string, ProseTarget["kind"]] {
  if (element === "img") return ["src", "image"];
  if (element === "iframe") return ["src", "frame"];
  if (embeddings.has(element)) return ["src", "link"];
  return ["href", "link"];
}

/** The link of a component, whose places are the text's own. */
function addComponentTarget(token: Token, file: FileLines, targets: ProseTarget[]): void {
  const tag = token.meta?.["tag"] as Tag | undefined;
  const target = tag?.attributes.get("comparisonlink") ?? (tag && titleOf(tag)?.href);
  if (tag === undefined || typeof target !== "string") return;
  const [line, lastLine] = token.map ?? [0, 1];
  targets.push({ target, kind: "link", span: findInLines(target, line, lastLine, file) });
}

function findInLines(target: string, firstLine: number, lastLine: number, file: FileLines): Span {
  for (let line = firstLine; line < lastLine; line += 1) {
    const column = file.lines[line]?.indexOf(target) ?? -1;
    if (column !== -1) return file.span(line, column, target.length);
  }
  return file.span(firstLine, 0, file.lines[firstLine]?.length ?? 1);
}

/**
 * Leads from offsets in a token's content back to the file. Content is made of the file's lines with
 * marks and indentation taken off their fronts, so each of its lines is found in the line it came from.
 */
function createContentLocator(
  token: Token,
  file: FileLines,
  read: Map<number, number>,
): (offset: number, target: string) => Span {
  const firstLine = token.map?.[0] ?? 0;
  let contentLines: readonly string[] | undefined;
  let starts: readonly number[] = [];
  const locateLines = (): void => {
    contentLines = token.content.split("\n");
    starts = contentLines.map((content, index) => {
      const line = firstLine + index;
      const source = file.lines[line] ?? "";
      // Cells stand side by side; where one repeats another's text, it is the later one.
      const start = source.indexOf(content.trimEnd(), index === 0 ? (read.get(line) ?? 0) : 0);
      if (start !== -1) read.set(line, start + content.trimEnd().length);
      return start;
    });
  };
  // Cells without targets count as well, so that the next one is not mistaken for them.
  if (token.type === "inline" && token.map !== null && token.map[1] === firstLine + 1) locateLines();
  return (offset, target) => {
    if (contentLines === undefined) locateLines();
    let index = 0;
    let column = offset;
    for (const line of contentLines ?? []) {
      if (column <= line.length) break;
      column -= line.length + 1;
      index += 1;
    }
    const line = firstLine + index;
    const source = file.lines[line] ?? "";
    const start = starts[index] ?? -1;
    if (start !== -1 && source.startsWith(target, start + column))
      return file.span(line, start + column, target.length);
    // Escapes and entities were resolved, so the place is known only roughly.
    const written = source.indexOf(target, Math.max(start, 0));
    return written === -1
      ? file.span(line, Math.max(start, 0), source.length)
      : file.span(line, written, target.length);
  };
}
