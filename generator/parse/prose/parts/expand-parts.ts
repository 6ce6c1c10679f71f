import type { Span } from "../../../catalogue/span.ts";
import { findModules, type FoundModules } from "../../../markdown/scripts/find-modules.ts";
import { splitFrontMatter } from "../../../markdown/front-matter/front-matter.ts";
import { unwrapMdx } from "../../../markdown/scripts/unwrap-mdx.ts";
import { mostOfWords, type NameScope, type TextSegment, type WordRoom } from "../../../markdown/text-segment.ts";
import { listLineStarts } from "../../../places/line-starts.ts";
import { createTextWriter, type Origin, type TextWriter } from "./create-text-writer.ts";
import { findOpenFence } from "./find-open-fence.ts";
import { findPartUses, type PartUse } from "./find-part-uses.ts";
import { createPartScope, toWords } from "./part-scope.ts";

/** A Markdown file that others may take in. */
export interface PartFile {
  readonly path: string;
  readonly text: string;
}

/** A page with the texts of its parts in their places. */
export interface ExpandedText {
  readonly text: string;
  readonly segments: readonly TextSegment[];
  /** Parts that are left out, each with the place of its import. */
  readonly leftOut: readonly LeftOutPart[];
  /** Code in parts that nothing closes; it ends with its part. */
  readonly unclosed: readonly UnclosedFence[];
}

/** Code that begins in a part and that nothing there ends. */
export interface UnclosedFence {
  readonly language: string;
  readonly span: Span;
}

/** A part whose text isn't taken in: it would take in itself, or the page would grow too large. */
export interface LeftOutPart {
  readonly path: string;
  readonly why: "circle" | "size";
  readonly span: Span;
}

/** The file that a path means which is imported in another; undefined when the input has none. */
export type FindPart = (path: string, from: string) => PartFile | undefined;

/** Parts within parts end somewhere, whatever the files say, and so does what a page can grow to. */
const deepestPart = 8;
const mostParts = 1000;
const longestText = 2_000_000;
/** Marks of quotes and lists stand before each line of a part, so that more may come of a text than it has. */
const longestPage = 4_000_000;

interface Source {
  readonly file: string;
  readonly text: string;
  readonly lineStarts: readonly number[];
  readonly modules: FoundModules;
  /** Absent for the page. */
  readonly scope?: NameScope | undefined;
  /** The files around it, from the page to itself. */
  readonly chain: readonly string[];
}

interface Expansion {
  readonly find: FindPart;
  readonly page: string;
  readonly writer: TextWriter;
  /** By their places. */
  readonly leftOut: Map<string, LeftOutPart>;
  readonly wordRoom: WordRoom;
  readonly unclosed: UnclosedFence[];
  /** How many parts were read, and how many characters of them. */
  parts: number;
  read: number;
}

/**
 * Puts the text of each Markdown file that a page imports where its component stands, as Docusaurus does. Nothing is run: of
 * properties, plain strings and numbers are known. Segments tell where each line comes from and what its names mean.
 */
export function expandParts(page: PartFile, find: FindPart): ExpandedText {
  const expansion: Expansion = {
    find,
    page: page.path,
    writer: createTextWriter(),
    leftOut: new Map(),
    wordRoom: { left: mostOfWords },
    unclosed: [],
    parts: 0,
    read: 0,
  };
  const source = openSource(page, []);
  writeLines(source, [0, source.lineStarts.length], expansion);
  return { ...expansion.writer.finish(), leftOut: [...expansion.leftOut.values()], unclosed: expansion.unclosed };
}

function openSource({ path, text: written }: PartFile, chain: readonly string[]): Source {
  const text = unwrapMdx(written);
  const lineStarts = listLineStarts(text);
  return { file: path, text, lineStarts, modules: findModules(text, lineStarts), chain: [...chain, path] };
}

function openPart(part: PartFile, { tag }: PartUse, around: Source, page: string): Source {
  const { body } = splitFrontMatter(part.text.replaceAll(/\r\n?/g, "\n"));
  const opened = openSource({ path: part.path, text: body }, around.chain);
  const words = around.scope?.words ?? around.modules.constants;
  const scope = createPartScope({ tag, words }, { path: part.path, modules: opened.modules, page });
  return { ...opened, scope };
}

function writeLines(source: Source, [first, last]: readonly [number, number], expansion: Expansion): void {
  const { text, modules, scope } = source;
  const uses = findPartUses(source);
  let line = first;
  while (line < last) {
    if (scope !== undefined && expansion.writer.size() > longestPage) return;
    // What a part imports and declares is known by its scope, and would be the page's here.
    const module = scope === undefined ? undefined : modules.byLine.get(line);
    const lineUses = uses.get(line);
    if (module !== undefined) {
      expansion.writer.blank(originOf(source, line));
      line = module.lastLine;
    } else if (lineUses !== undefined) {
      line = writeUses(source, line, lineUses, expansion);
    } else {
      expansion.writer.line(text.slice(...rangeOf(source, line)), originOf(source, line));
      line += 1;
    }
  }
}

function originOf({ file, scope }: Source, line: number, column = 0): Origin {
  return { file, line, column, scope };
}

function rangeOf({ text, lineStarts }: Source, line: number): [number, number] {
  return [lineStarts[line] ?? text.length, (lineStarts[line + 1] ?? text.length + 1) - 1];
}

/** Writes a line with what it takes in; gives the line behind that of the last tag. */
function writeUses(source: Source, first: number, uses: readonly PartUse[], expansion: Expansion): number {
  const { text, lineStarts } = source;
  const { writer } = expansion;
  const lead = /^(?:[\t >]|[-*+] |\d{1,9}[.)] )*/.exec(text.slice(...rangeOf(source, first)))?.[0] ?? "";
  writer.enter(lead);
  let from = (lineStarts[first] ?? 0) + lead.length;
  let line = first;
  const writeWords = (end: number): void => {
    writer.words(text.slice(from, end), originOf(source, line, from - (lineStarts[line] ?? 0)));
  };
  const isInText = holdsWords(source, [first, ...uses.map(({ lastLine }) => lastLine)], uses);
  const isInRow = text.startsWith("|", from);
  for (const use of uses) {
    writeWords(use.start);
    writePart(source, use, { expansion, isInText, isInRow });
    from = use.end;
    line = use.lastLine;
  }
  writeWords(rangeOf(source, line)[1]);
  writer.leave();
  return line + 1;
}

/** Whether there is more around the parts of a line than marks and tags. */
function holdsWords(source: Source, lines: readonly number[], uses: readonly PartUse[]): boolean {
  const start = rangeOf(source, lines[0] ?? 0)[0];
  const ends = [start, ...uses.map(({ end }) => end)];
  const starts = [...uses.map((use) => use.start), rangeOf(source, lines.at(-1) ?? 0)[1]];
  const others = ends.map((end, index) => source.text.slice(end, starts[index])).join("");
  return /[^\s>*+-]/.test(others.replace(/<[^<>]*>/g, "").replace(/^\s*\d{1,9}[.)]/, ""));
}

interface PartPlace {
  readonly expansion: Expansion;
  /** Whether words stand beside it. */
  readonly isInText: boolean;
  /** Whether it stands in a row of a table, which has one line. */
  readonly isInRow: boolean;
}

function writePart(source: Source, use: PartUse, { expansion, isInText, isInRow }: PartPlace): void {
  const { writer, find, page } = expansion;
  const { path, line, column } = use.imported;
  const part = find(path, source.file);
  if (part === undefined) {
    const prefix = path.startsWith(".") ? (source.scope?.prefix ?? "") : "";
    writer.missing(prefix + path, originOf(source, line, column));
    return;
  }
  const isCircle = source.chain.includes(part.path);
  if (isCircle || source.chain.length > deepestPart || isFull(part, expansion)) {
    leaveOut(isCircle ? "circle" : "size", source, use, expansion);
    return;
  }
  expansion.parts += 1;
  expansion.read += part.text.length;
  const opened = openPart(part, use, source, page);
  const range = rangeOfWords(opened);
  const origin = originOf(source, use.lastLine);
  const isLine = isInText && range[1] - range[0] === 1;
  if ((isLine || isInRow) && findPartUses(opened).size === 0) {
    const lines = listLines(opened, range).map((line) => toWords(line.trim(), opened.scope, expansion.wordRoom));
    writer.words(isInRow ? toCell(lines) : lines.join(" "), origin);
  } else {
    writer.part(origin, () => {
      writeLines(opened, range, expansion);
      closeFence(opened, range[1] - 1, expansion);
    });
    if (writer.size() > longestPage) leaveOut("size", source, use, expansion);
  }
}

function listLines(source: Source, [first, last]: readonly [number, number]): readonly string[] {
  return Array.from({ length: last - first }, (_, index) => source.text.slice(...rangeOf(source, first + index)));
}

/** Lines as they can stand in a cell: what blank lines set apart begins anew, and bars are none of the row's. */
function toCell(lines: readonly string[]): string {
  const paragraphs = lines.join("\n").split(/\n{2,}/);
  const cell = paragraphs.map((paragraph) => paragraph.replaceAll("\n", " ")).join("<br /><br />");
  return cell.replace(/(?<!\\)\|/g, "\\|");
}

/** Each file is read by itself, so code that nothing closes there is no matter of what comes behind it. */
function closeFence(source: Source, lastLine: number, { writer, unclosed }: Expansion): void {
  const open = findOpenFence(source.text);
  if (open === undefined) return;
  const { mark, language, line, column, lead } = open;
  writer.line(lead + mark, originOf(source, lastLine));
  const [startLine, startColumn, endColumn] = [line + 1, column + 1, column + mark.length];
  unclosed.push({ language, span: { file: source.file, startLine, startColumn, endLine: startLine, endColumn } });
}

function leaveOut(why: LeftOutPart["why"], { file }: Source, use: PartUse, { leftOut }: Expansion): void {
  const { path, line } = use.imported;
  const key = `${why} ${line} ${file}`;
  if (!leftOut.has(key)) leftOut.set(key, { path, why, span: toSpan(file, use) });
}

function isFull({ text }: PartFile, { parts, read, writer }: Expansion): boolean {
  return parts >= mostParts || read + text.length > longestText || writer.size() > longestPage;
}

function toSpan(file: string, { imported: { path, line, column } }: PartUse): Span {
  return { file, startLine: line + 1, startColumn: column + 1, endLine: line + 1, endColumn: column + path.length };
}

/** From the first line that is text to behind the last one. */
function rangeOfWords(source: Source): readonly [number, number] {
  const { text, modules } = source;
  const last = text.trimEnd().split("\n").length;
  let first = 0;
  while (first < last) {
    const module = modules.byLine.get(first);
    if (module === undefined && text.slice(...rangeOf(source, first)).trim() !== "") break;
    first = module?.lastLine ?? first + 1;
  }
  return [Math.min(first, last), last];
}
