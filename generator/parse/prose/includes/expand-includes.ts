import { splitFrontMatter } from "../../../markdown/front-matter/front-matter.ts";
import type { TextSegment } from "../../../markdown/text-segment.ts";
import {
  braces,
  type IncludeRules,
  type IncludeStyle,
  type IncludeTarget,
  readIncludeTarget,
  scissors,
} from "../../../places/include-paths.ts";
import { isMarkdownFile } from "../../../places/markdown-files.ts";
import type { FindPart, PartFile } from "../parts/expand-parts.ts";
import type { Span } from "../../../catalogue/span.ts";
import { cutLines } from "./cut-lines.ts";
import { expandBrackets } from "./expand-brackets.ts";
import { createLineWriter, type LineWriter } from "./create-line-writer.ts";

/** A page with the texts of the files that it takes in. */
export interface IncludingText {
  readonly text: string;
  readonly segments: readonly TextSegment[];
  readonly findings: readonly IncludeFinding[];
}

/** An include that gives nothing, or something else than it asks for. */
export interface IncludeFinding {
  readonly kind: "circle" | "size" | "missing" | "part";
  readonly path: string;
  /** What the file lacks, in words. */
  readonly part: string;
  readonly span: Span;
}

/** Files within files end somewhere, whatever they say, and so does what a page can grow to. */
const deepest = 8;
const mostIncludes = 1000;
const longestPage = 2_000_000;

interface Source {
  readonly file: string;
  readonly lines: readonly string[];
  /** The files around it, from the page to itself. */
  readonly chain: readonly string[];
  /** What stands before each of its lines. */
  readonly indent: string;
}

interface Expansion {
  readonly rules: Pick<IncludeRules, "appended"> & { readonly style: IncludeStyle };
  readonly find: FindPart;
  readonly writer: LineWriter;
  /** By their kinds and places. */
  readonly findings: Map<string, IncludeFinding>;
  /** How many files were read, and how many characters of them. */
  includes: number;
  read: number;
}

/** An include, and where it stands. */
interface Include {
  readonly source: Source;
  readonly line: number;
  readonly column: number;
  readonly written: string;
  /** Whether it has its line to itself. */
  readonly isAlone: boolean;
}

/**
 * Puts the texts of other files where a page takes them in before its Markdown is read, of MkDocs and mdBook in code as well.
 * Segments tell where each line comes from.
 */
export function expandIncludes(page: PartFile, rules: IncludeRules, find: FindPart): IncludingText {
  const { style, appended } = rules;
  if (style === "brackets") return expandBrackets(page, find);
  const expansion: Expansion = {
    rules: { style, appended },
    find,
    writer: createLineWriter(),
    findings: new Map(),
    includes: 0,
    read: 0,
  };
  const lines = page.text.split("\n");
  const source: Source = { file: page.path, lines, chain: [page.path], indent: "" };
  writeLines(source, [...lines.keys()], expansion);
  appendFiles(source, expansion);
  return { ...expansion.writer.finish(), findings: [...expansion.findings.values()] };
}

/** What every page ends with stands there without having been asked for, so that nobody misses what isn't there. */
function appendFiles(source: Source, expansion: Expansion): void {
  const { rules, find, writer } = expansion;
  for (const path of rules.appended ?? []) {
    if (find(path, source.file) === undefined) continue;
    writer.end();
    writer.end();
    const include = { source, line: source.lines.length - 1, column: 0, written: path, isAlone: true };
    writeFile(include, { path }, expansion);
  }
}

function writeLines(source: Source, wanted: readonly number[], expansion: Expansion): void {
  const { style } = expansion.rules;
  let isOpen = false;
  for (const [index, line] of wanted.entries()) {
    if (source.chain.length > 1 && expansion.writer.size() > longestPage) return;
    if (index > 0) expansion.writer.end();
    if (style === "braces") writeBraces(source, line, expansion);
    else isOpen = writeScissors(source, line, isOpen, expansion);
  }
}

/** Gives whether a list of files is open behind the line. */
function writeScissors(source: Source, line: number, isOpen: boolean, expansion: Expansion): boolean {
  const text = source.lines[line] ?? "";
  const [whole, white = "", escape = "", double, single] = scissors.exec(text) ?? [];
  const { writer } = expansion;
  if (whole !== undefined && escape !== "") {
    writer.add(source.indent + text.replace(";", ""), { file: source.file, line, shift: source.indent.length - 1 });
    return isOpen;
  }
  const written = double ?? single ?? (isOpen && whole === undefined ? text.trim() : undefined);
  if (written === undefined && whole !== undefined) return !isOpen;
  if (written === undefined) {
    writer.add(source.indent + text, { file: source.file, line, shift: source.indent.length });
  } else if (written !== "" && !written.startsWith(";")) {
    const indent = source.indent + (white === "" ? (/^[ \t]*/.exec(text)?.[0] ?? "") : white);
    const target = readIncludeTarget(written, "scissors");
    writeFile(
      { source: { ...source, indent }, line, column: text.indexOf(written), written, isAlone: true },
      target,
      expansion,
    );
  }
  return isOpen;
}

function writeBraces(source: Source, line: number, expansion: Expansion): void {
  const { writer } = expansion;
  const text = source.lines[line] ?? "";
  const write = (words: string, column: number): void =>
    writer.add(words, { file: source.file, line, shift: -column }, true);
  const { length } = text.trim();
  let from = 0;
  for (const { 0: whole, 1: escape, 2: name = "", 3: written = "", index } of text.matchAll(braces)) {
    write(text.slice(from, index), from);
    from = index + whole.length;
    if (escape !== "") write(whole.slice(1), index + 1);
    if (escape !== "" || name === "title") continue;
    const [path = ""] = written.split(/[ \t]/, 1);
    const target = readIncludeTarget(path, "braces");
    const isCode = name === "playground" || name === "playpen";
    if (isCode) writeFence("```rust", { source, line }, expansion);
    const include = {
      source,
      line,
      column: text.indexOf(path, index),
      written: whole,
      isAlone: whole.length === length,
    };
    writeFile(include, target, expansion);
    if (isCode) writer.end();
    if (isCode) writer.add("```", { file: source.file, line, shift: 0 });
  }
  write(text.slice(from), from);
}

function writeFence(mark: string, { source, line }: Pick<Include, "source" | "line">, { writer }: Expansion): void {
  writer.add(mark, { file: source.file, line, shift: 0 });
  writer.end();
}

function writeFile(include: Include, target: IncludeTarget, expansion: Expansion): void {
  const { source, line, column, written, isAlone } = include;
  const { path } = target;
  const { writer, find, findings, rules } = expansion;
  const add = (kind: IncludeFinding["kind"], part = ""): void => {
    const key = `${kind} ${line} ${column} ${source.file}`;
    if (!findings.has(key)) findings.set(key, { kind, path, part, span: toSpan(source.file, line, column, path) });
  };
  const found = find(path, source.file);
  if (found === undefined) {
    // By itself on its line it is told as includes of other kinds are.
    const lead = `${source.indent}{{ inline `;
    if (isAlone) writer.add(`${lead}${path} }}`, { file: source.file, line, shift: lead.length - column });
    else writer.add(written, { file: source.file, line, shift: 0 });
    if (!isAlone || /\s/.test(path)) add("missing");
    return;
  }
  if (source.chain.includes(found.path)) return add("circle");
  expansion.includes += 1;
  expansion.read += found.text.length;
  const isFull = expansion.includes > mostIncludes || source.chain.length > deepest;
  if (isFull || Math.max(writer.size(), expansion.read) > longestPage) return add("size");
  const body = found.text.replaceAll(/\r\n?/g, "\n");
  const lines = (isMarkdownFile(found.path) ? splitFrontMatter(body).body : body).split("\n");
  if (lines.at(-1) === "") lines.pop();
  const first = lines.findIndex((one) => one.trim() !== "");
  const cut = cutLines(lines, target, rules.style);
  if (cut === undefined) return add("part", describePart(target));
  const chain = [...source.chain, found.path];
  // Where front matter was, there is nothing.
  const wanted = target.ranges === undefined ? cut.filter((one) => one >= first) : cut;
  writeLines({ ...source, file: found.path, lines, chain }, wanted, expansion);
}

function describePart({ section, ranges = [] }: IncludeTarget): string {
  if (section !== undefined) return `section \`${section}\``;
  const [[first, last]] = [ranges[0] ?? [1, 1]];
  return last === Infinity ? `line ${first}` : `lines ${first} to ${last}`;
}

function toSpan(file: string, line: number, column: number, path: string): Span {
  const startColumn = Math.max(column, 0) + 1;
  return { file, startLine: line + 1, startColumn, endLine: line + 1, endColumn: startColumn + path.length - 1 };
}
