import { splitFrontMatter } from "../../../markdown/front-matter/front-matter.ts";
import { closesFence, readFence } from "../../../markdown/fence-reader.ts";
import { mostOfWords, type NameScope, type TextSegment, type WordRoom } from "../../../markdown/text-segment.ts";
import type { Span } from "../../../catalogue/span.ts";
import { folderOf } from "../../../places/content-paths.ts";
import { brackets, listIncludesWithin } from "../../../places/include-paths.ts";
import { leadTo } from "../../../places/lead-to.ts";
import type { FindPart, PartFile } from "../parts/expand-parts.ts";
import { toWords } from "../parts/part-scope.ts";
import { createLineWriter, type LineWriter } from "./create-line-writer.ts";
import { readWholeInclude, type WholeInclude } from "./read-whole-include.ts";

/** A page with the texts of the files that it takes in. */
export interface BracketedText {
  readonly text: string;
  readonly segments: readonly TextSegment[];
  readonly findings: readonly BracketFinding[];
}

/** A file that is left out. */
interface BracketFinding {
  readonly kind: "circle" | "size" | "missing";
  readonly path: string;
  readonly part: "";
  readonly span: Span;
}

const deepest = 8;
const mostIncludes = 1000;
const longestPage = 2_000_000;

interface Source {
  readonly file: string;
  readonly lines: readonly string[];
  /** The first line that says something. */
  readonly first: number;
  /** The files around it, from the page to itself. */
  readonly chain: readonly string[];
  /** What stands before its first line, and before each other one. */
  readonly lead: string;
  readonly indent: string;
  readonly scope?: NameScope | undefined;
}

interface Expansion {
  readonly find: FindPart;
  readonly page: string;
  readonly writer: LineWriter;
  readonly findings: Map<string, BracketFinding>;
  readonly wordRoom: WordRoom;
  includes: number;
  read: number;
}

/** The place of a path that is written in brackets. */
interface Place {
  readonly source: Source;
  readonly line: number;
  readonly column: number;
}

/**
 * Puts the texts of other files where a page takes them in by brackets, as DocFX does, or by tags of templates: as paragraphs where they have
 * their line to themselves, within a line brackets as words. Targets in them count from where they are written, and in code nothing is taken in.
 */
export function expandBrackets(page: PartFile, find: FindPart): BracketedText {
  const wordRoom = { left: mostOfWords };
  const writer = createLineWriter();
  const expansion: Expansion = { find, page: page.path, writer, findings: new Map(), wordRoom, includes: 0, read: 0 };
  const lines = page.text.split("\n");
  writeLines({ file: page.path, lines, first: 0, chain: [page.path], lead: "", indent: "" }, expansion);
  return { ...writer.finish(), findings: [...expansion.findings.values()] };
}

function writeLines(source: Source, expansion: Expansion): void {
  const { writer } = expansion;
  let fence: string | undefined;
  for (const [line, text] of source.lines.entries()) {
    if (line < source.first) continue;
    if (source.chain.length > 1 && writer.size() > longestPage) return;
    if (line > source.first) writer.end();
    const isCode = fence !== undefined;
    if (fence === undefined) fence = readFence(text)?.mark;
    else if (closesFence(text, fence)) fence = undefined;
    if (isCode || fence !== undefined || !mayTakeIn.test(text)) write(text, { source, line, column: 0 }, expansion);
    else writeLine(text, { source, line, column: 0 }, expansion);
  }
}

/** What a line has that takes in a file. */
const mayTakeIn = /\[!|\{[{%!]|!!!|<!--|::include/;

function write(text: string, { source, line }: Place, { writer }: Expansion): void {
  const before = line === source.first ? source.lead : source.indent;
  writer.add(before + text, { file: source.file, line, shift: before.length, scope: source.scope });
}

function writeLine(text: string, place: Place, expansion: Expansion): void {
  const { source, line } = place;
  const whole = readWholeInclude(text);
  if (whole !== undefined && !(whole.isTag && expansion.find(whole.path, source.file) === undefined)) {
    const before = line === source.first ? source.lead : source.indent;
    const { quote, item, path, until } = whole;
    const lead = before + quote + item;
    const indent = source.indent + quote + " ".repeat(item.length);
    const at = { ...place, source: { ...source, lead, indent }, column: text.indexOf(path) };
    return writeFile({ path, until }, at, expansion);
  }
  // The dialect tells of a file that isn't there.
  if (whole !== undefined) return write(text, place, expansion);
  let from = 0;
  let written = "";
  for (const { index, whole: one, label, path } of listIncludesWithin(text)) {
    if (index < from) continue;
    const at = { ...place, column: text.indexOf(path, index) };
    written += text.slice(from, index) + (flatten(path, at, expansion) ?? label);
    from = index + one.length;
  }
  write(written + text.slice(from), place, expansion);
}

/** A file in lines of its own, between empty ones, so that it goes on with nothing. */
function writeFile({ path, until }: Pick<WholeInclude, "path" | "until">, place: Place, expansion: Expansion): void {
  const { source, line, column } = place;
  const { writer } = expansion;
  const { lead, indent } = source;
  if (expansion.find(path, source.file) === undefined) {
    // It is told as includes of other kinds are.
    const before = `${lead}{{ inline `;
    writer.add(`${before}${path.replace(/^~/, "")} }}`, { file: source.file, line, shift: before.length - column });
    return;
  }
  const opened = open(path, place, expansion, until);
  if (opened === undefined) return;
  const empty = { file: source.file, line, shift: 0 };
  if (lead === indent && (source.lines[line - 1] ?? "").trim() !== "") {
    writer.add(indent.trimEnd(), empty);
    writer.end();
  }
  writeLines({ ...opened, lead, indent }, expansion);
  if ((source.lines[line + 1] ?? "").trim() === "") return;
  writer.end();
  writer.add(indent.trimEnd(), empty);
}

/** A file as words of a line; undefined where there is none. */
function flatten(path: string, place: Place, expansion: Expansion): string | undefined {
  const { source } = place;
  if (expansion.find(path, source.file) === undefined) {
    report("missing", path, place, expansion);
    return undefined;
  }
  const opened = open(path, place, expansion);
  const said = opened?.lines.map((text, line) => {
    if (line < opened.first) return "";
    const inner = text.replaceAll(brackets, (_: string, label: string, target: string) => {
      const column = Math.max(0, text.indexOf(target));
      return flatten(target, { source: opened, line, column }, expansion) ?? label;
    });
    return toWords(inner.trim(), opened.scope, expansion.wordRoom);
  });
  return said?.filter((text) => text !== "").join(" ");
}

/** Its text without front matter and empty lines around it; undefined where it must not be taken in. */
function open(path: string, place: Place, expansion: Expansion, until?: string): Source | undefined {
  const { source } = place;
  const found = expansion.find(path, source.file);
  if (found === undefined) return undefined;
  expansion.includes += 1;
  expansion.read += found.text.length;
  const isCircle = source.chain.includes(found.path);
  const isFull = expansion.includes > mostIncludes || source.chain.length > deepest;
  if (isCircle || isFull || Math.max(expansion.writer.size(), expansion.read) > longestPage) {
    report(isCircle ? "circle" : "size", path, place, expansion);
    return undefined;
  }
  const { body } = splitFrontMatter(found.text.replaceAll(/\r\n?/g, "\n"));
  const end = until === undefined ? -1 : body.indexOf(until);
  const lines = (end < 0 ? body : body.slice(0, end)).trimEnd().split("\n");
  const first = lines.findIndex((one) => one.trim() !== "");
  const prefix = leadTo(folderOf(expansion.page), folderOf(found.path));
  return {
    file: found.path,
    lines,
    first: Math.max(first, 0),
    chain: [...source.chain, found.path],
    lead: "",
    indent: "",
    scope: { prefix, imports: new Map(), words: new Map() },
  };
}

function report(
  kind: BracketFinding["kind"],
  path: string,
  { source: { file }, line, column }: Place,
  { findings }: Expansion,
): void {
  const key = `${kind} ${path} ${file}`;
  const [startLine, startColumn] = [line + 1, Math.max(column, 0) + 1];
  const span = { file, startLine, startColumn, endLine: startLine, endColumn: startColumn + path.length - 1 };
  if (!findings.has(key)) findings.set(key, { kind, path, part: "", span });
}
