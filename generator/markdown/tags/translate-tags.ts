import type { StateCore } from "markdown-it";
import { note, stateOf, type Place } from "../dialect-state.ts";
import { closesFence, readFence } from "../fence-reader.ts";
import { type CodeReference, readCodeReference } from "./read-code-reference.ts";
import { type CommandOutput, readCommandOutput } from "./read-command-output.ts";
import { findCodePanes } from "./find-code-panes.ts";
import { createFindClosing, readTag, type FindClosing, type TemplateTag } from "./read-tag.ts";
import { readSettings } from "./read-settings.ts";
import { takeWholeFile, wholeFileMark } from "./take-whole-file.ts";
import { labelOf, tagMeanings } from "./tag-meanings.ts";

/*
 * Guides that were written for GitBook, Jekyll or Hugo have tags of templates among their Markdown. Nothing is run: what says how
 * a page is built up becomes what our dialect has for it, before anything else is read, line by line, so that lines stay what
 * they are. A tag that nobody understands is left out where it has its line to itself, and told, once a page; in a line it is words.
 */

interface Translation {
  readonly text: string;
  readonly lineStarts: readonly number[];
  readonly findClosing: FindClosing;
  /** Names that are closed somewhere. */
  readonly closed: ReadonlySet<string>;
  /** Those of them that a word closes, as it does what stands as it is: `endraw`, not `/raw`. */
  readonly closedByWord: ReadonlySet<string>;
  /** Names that nobody understands, each with its first place. */
  readonly unknown: Map<string, Place>;
  /** What plug-ins would document from its code, each with its first place. */
  readonly unread: Map<string, Place>;
  /** By the offset of what opens them, tabs that hold code, and the language of those that are open. */
  readonly codePanes: ReadonlyMap<number, string>;
  codePane: string | undefined;
  /** Of GitBook's blocks of code, which say the title before the code. */
  codeTitle: string | undefined;
  /** The next mark, from where it was looked for. */
  ahead: { readonly from: number; readonly found: RegExpExecArray | null } | undefined;
  /** What ends a stretch in which there are no tags, and what is written then. */
  literal: { readonly end: RegExp; readonly mark: string; readonly isShown: boolean } | undefined;
}

const codeMark = String.raw`^(?:#{1,6}[ \t]+)?:::[ \t](?:\w+\.|mkdocs-|\w+[ \t]*\r?\n\s{0,20}?(?: {4}|\t))`;
/** The start of such a line, which may be a heading too. */
const codeStart = /^(?:#{1,6}[ \t]+)?:::/;
const mark = new RegExp(String.raw`\{%|\{\{|${wholeFileMark}|${codeMark}`, "m");
const marks =
  /(`+)|\{%|\{\{[<%]|\{\{\s{0,5}(?:site\.(?:baseurl|url)|["']([^"'{}\n]{0,300})["']\s{0,5}\|\s{0,5}(?:relative|absolute)_url)\s{0,5}\}\}/g;
/** A line that begins an item of a list, or of a quote, and what else may stand before a tag that has it to itself. */
const lead = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?$/;

/** What has text set in below it: items of lists, notes, tabs, definitions, footnotes, tags and parts of pages in HTML. */
const holder = /^ {0,3}(?:[-*+]\s|\d{1,9}[.)]\s|!!!|\?\?\?|===|:|\[\^|[{<>])/;

/** Writes tags of templates as what the dialect reads, in as many lines. */
export function translateTags(state: StateCore): void {
  if (!mark.test(state.src)) return;
  const translation: Translation = {
    text: state.src,
    lineStarts: [],
    findClosing: createFindClosing(state.src),
    closed: listClosed(state.src),
    closedByWord: new Set([...state.src.matchAll(wordEnds)].map(([, name = ""]) => name.toLowerCase())),
    unknown: new Map(),
    unread: new Map(),
    codePanes: findCodePanes(state.src),
    codePane: undefined,
    codeTitle: undefined,
    ahead: undefined,
    literal: undefined,
  };
  state.src = translate(translation);
  const { unknown, unread } = translation;
  for (const [kind, told] of [
    ["templateTag", unknown],
    ["codeReference", unread],
  ] as const) {
    const [place] = told.values();
    if (place !== undefined) note(stateOf(state.env), kind, [...told.keys()].join("\n"), place);
  }
}

const wordEnds = /\{%[-+]?\s{0,20}end([a-z][\w-]{0,60})/gi;

function listClosed(text: string): ReadonlySet<string> {
  const ends = text.matchAll(
    /\{%[-+]?\s{0,20}(?:end|\/\s{0,5})([a-z][\w-]{0,60})|\{\{[<%]\s{0,20}\/\s{0,20}([\w./-]{1,60})/gi,
  );
  return new Set([...ends].map(([, liquid, shortcode]) => (liquid ?? shortcode ?? "").toLowerCase()));
}

function translate(translation: Translation): string {
  const { text } = translation;
  const lines: string[] = [];
  let fence: string | undefined;
  let holds = false;
  let isCode = false;
  for (let start = 0; start <= text.length;) {
    const end = endOfLine(text, start);
    const line = text.slice(start, end);
    holds = holder.test(line) || (holds && !/^\S/.test(line));
    isCode = !holds && isSetIn(line, isCode, lines.at(-1));
    if (translation.literal !== undefined) {
      lines.push(readLiteral(line, translation));
    } else if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      lines.push(line);
    } else {
      const opened = line.includes("```") || line.includes("~~~") ? readFence(line) : undefined;
      fence = opened?.mark;
      const output = line.includes("{{") ? readCommandOutput(text, start) : undefined;
      const file = isCode ? undefined : takeWholeFile(line);
      const settings = line.includes("{%") ? readSettings(text, start) : undefined;
      const code = codeStart.test(line) ? readCodeReference(text, start) : undefined;
      if (opened !== undefined) lines.push(titleFence(line, translation));
      else if (code !== undefined) {
        for (const each of nameCode(code, lines.length, translation)) lines.push(each);
        start = code.end + 1;
        continue;
      } else if (settings !== undefined && !isCode) {
        for (const each of settings.lines) lines.push(each);
        start = settings.end + 1;
        continue;
      } else if (output !== undefined && !isCode) {
        for (const each of leaveOut(output, lines.length, translation)) lines.push(each);
        start = output.end + 1;
        continue;
      } else if (file !== undefined) lines.push(file);
      else if (isCode || !line.includes("{")) lines.push(line);
      else if (annotation.test(line)) lines.push(line.replace(annotation, "$1{#$2}"));
      else {
        const { written, lastEnd } = translateLine({ start, end, number: lines.length }, translation);
        for (const each of written) lines.push(each);
        start = lastEnd + 1;
        continue;
      }
    }
    start = end + 1;
  }
  return lines.join("\n");
}

/** Markdoc has `# Heading {% #name %}`. */
const annotation = /^( {0,3}#{1,6}[ \t][^\n{]{0,1000})\{%[ \t]{0,5}#([\w-]{1,100})[ \t]{0,5}%\}[ \t]*\r?$/;

/** Code without a fence begins behind an empty line, and an empty line doesn't end it. */
function isSetIn(line: string, isCode: boolean, before = ""): boolean {
  if (line.trim() === "") return isCode;
  return (isCode || before.trim() === "") && /^(?: {4}| {0,3}\t)/.test(line);
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

/** A line of what is shown as it stands, up to the tag that ends it. */
function readLiteral(line: string, translation: Translation): string {
  const { literal } = translation;
  if (literal === undefined) return line;
  const found = literal.end.exec(line);
  if (found === null) return literal.isShown ? line : "";
  translation.literal = undefined;
  const indentation = /^[ \t>]*/.exec(line)?.[0] ?? "";
  if (literal.mark === "") return literal.isShown ? line.slice(0, found.index) : "";
  // A tag that stands in a comment may end where that does.
  const comment = line.includes("-->", found.index) ? " -->" : "";
  return `${indentation}${literal.mark}${comment}`;
}

function titleFence(line: string, translation: Translation): string {
  const { codeTitle } = translation;
  translation.codeTitle = undefined;
  return codeTitle === undefined ? line : `${line.trimEnd()} title="${codeTitle.replaceAll(/["`]/g, "'")}"`;
}

/** What would be made of code is named. */
function nameCode({ name, heading, lines }: CodeReference, line: number, { unread }: Translation): readonly string[] {
  if (!unread.has(name)) unread.set(name, { line, column: heading.length, length: name.length + 4 });
  return [
    heading === "" ? `**\`${name}\`**` : `${heading}\`${name}\` {#${name}}`,
    ...Array.from({ length: lines - 1 }, () => ""),
  ];
}

/** Commands are never run. */
function leaveOut({ lines }: CommandOutput, line: number, { unknown }: Translation): readonly string[] {
  if (!unknown.has("command-output")) unknown.set("command-output", { line, column: 0, length: 17 });
  return Array.from({ length: lines }, () => "");
}

/** Words and tags of a line, in order. */
type Piece =
  | string
  | { readonly tag: TemplateTag; readonly written: string; readonly column: number; readonly offset: number };

/** A line, with what its tags are in our dialect; a tag over several lines leaves empty ones behind it. */
function translateLine(
  { start, end, number }: { readonly start: number; readonly end: number; readonly number: number },
  translation: Translation,
): { readonly written: readonly string[]; readonly lastEnd: number } {
  const { pieces, lastEnd } = cutLine(start, end, translation);
  const words = pieces.filter((piece) => typeof piece === "string");
  const isAlone = words.every((piece, index) => (index === 0 ? lead.test(piece) : piece.trim() === ""));
  const line = pieces
    .map((piece) => (typeof piece === "string" ? piece : translateTag(piece, { isAlone, number }, translation)))
    .join("");
  const empty = translation.text.slice(start, lastEnd).split("\n").length - 1;
  // What is left of a line that had only tags begins no item of a list.
  const kept = isAlone && pieces.length > words.length && /^\s*(?!\$\$)\S{0,2}\s*$/.test(line) ? "" : line;
  // A tag that stays as it was written has its own lines still.
  const own = kept.split("\n");
  return { written: [...own, ...Array.from({ length: Math.max(0, empty + 1 - own.length) }, () => "")], lastEnd };
}

function cutLine(
  start: number,
  firstEnd: number,
  translation: Translation,
): { readonly pieces: readonly Piece[]; readonly lastEnd: number } {
  const { text, findClosing } = translation;
  const pieces: Piece[] = [];
  let end = firstEnd;
  let from = start;
  let at = start;
  while (at < end) {
    const found = findMark(at, translation);
    if (found === null || found.index >= end) break;
    const [whole, ticks, address] = found;
    at = found.index + whole.length;
    if (ticks !== undefined) {
      // Code in a line is what stands up to as many backticks.
      const closing = text.slice(at, end).search(new RegExp(`(?<!\`)\`{${ticks.length}}(?!\`)`));
      if (closing !== -1) at += closing + ticks.length;
      continue;
    }
    if (whole.length > 3) {
      pieces.push(text.slice(from, found.index), address ?? "");
      from = at;
      continue;
    }
    const [raw, shown = ""] = readRaw(text, found.index) ?? [];
    if (raw !== undefined) {
      pieces.push(text.slice(from, found.index), shown);
      from = at = found.index + raw.length;
      continue;
    }
    const [quoted, opening = "", inside = "", closing = ""] = readQuoted(text, found.index) ?? [];
    if (quoted !== undefined) {
      pieces.push(text.slice(from, found.index), `${opening}${inside}${closing}`);
      from = at = found.index + quoted.length;
      continue;
    }
    const remark = readRemark(text, found.index);
    if (remark !== undefined) {
      pieces.push(text.slice(from, found.index));
      from = at = found.index + remark.length;
      continue;
    }
    const tag = readTag(text, found.index, findClosing);
    if (tag === undefined) continue;
    if (from < found.index) pieces.push(text.slice(from, found.index));
    pieces.push({ tag, written: text.slice(found.index, tag.end), column: found.index - start, offset: found.index });
    from = at = tag.end;
    if (at > end) end = endOfLine(text, at);
  }
  pieces.push(text.slice(from, end));
  return { pieces, lastEnd: end };
}

/** The first mark from an offset on. One that stands far behind a line is not looked for again in each line before it. */
function findMark(from: number, translation: Translation): RegExpExecArray | null {
  const { ahead } = translation;
  if (ahead !== undefined && ahead.from <= from && from <= (ahead.found?.index ?? Infinity)) return ahead.found;
  marks.lastIndex = from;
  const found = marks.exec(translation.text);
  translation.ahead = { from, found };
  return found;
}

const rawInLine = /\{%[-+]?\s{0,5}raw\s{0,5}[-+]?%\}([^\n]{0,1000}?)\{%[-+]?\s{0,5}endraw\s{0,5}[-+]?%\}/y;

/** What is shown as it stands among the words of a line. */
function readRaw(text: string, offset: number): RegExpExecArray | undefined {
  rawInLine.lastIndex = offset;
  return rawInLine.exec(text) ?? undefined;
}

const remarkInLine = /\{%[-+]?\s{0,5}comment\s{0,5}[-+]?%\}[^\n]{0,1000}?\{%[-+]?\s{0,5}endcomment\s{0,5}[-+]?%\}/y;

/** What its author wrote for other authors among the words of a line. */
function readRemark(text: string, offset: number): string | undefined {
  remarkInLine.lastIndex = offset;
  return remarkInLine.exec(text)?.[0];
}

const quotedTag = /(\{\{[<%])\/\*([^\n]{0,300}?)\*\/([>%]\}\})/y;

/** `{{<`, a slash and a star are how Hugo begins a tag that is meant to be shown. */
function readQuoted(text: string, offset: number): RegExpExecArray | undefined {
  quotedTag.lastIndex = offset;
  return quotedTag.exec(text) ?? undefined;
}

function translateTag(
  { tag, written, column, offset }: Exclude<Piece, string>,
  { isAlone, number }: { readonly isAlone: boolean; readonly number: number },
  translation: Translation,
): string {
  const { name, kind } = tag;
  const hasEnd = translation.closed.has(name);
  const pane = isAlone ? translatePane(tag, offset, translation) : undefined;
  if (pane !== undefined) return pane;
  if (isAlone && kind === "open" && hasEnd && (tag.isShortcode || translation.closedByWord.has(name))) {
    const literal = openLiteral(tag, written);
    if (literal !== undefined) {
      translation.literal = literal;
      return literal.isShown && literal.mark !== ""
        ? `${literal.mark}${languageOf(tag, translation.text.slice(tag.end, tag.end + 1_000))}`
        : "";
    }
  }
  if (name === "code" && kind === "open") translation.codeTitle = tag.named.get("title");
  const meaning = tagMeanings.get(name)?.(tag, hasEnd);
  // A file is taken in where it has a line to itself.
  if (meaning !== undefined && (isAlone || !meaning.startsWith("{{ inline "))) return meaning;
  if (!isAlone && !tag.isShortcode) return written;
  const told = nameUnknown(tag);
  if (!translation.unknown.has(told))
    translation.unknown.set(told, { line: number, column, length: written.split("\n")[0]?.length ?? 1 });
  // What Hugo would make of it is unknown, and the words that it would show are what readers are to see.
  return isAlone ? "" : (tag.named.get("text") ?? written);
}

/** Tabs that hold code are blocks of code side by side; undefined for what is none of them. */
function translatePane(tag: TemplateTag, offset: number, translation: Translation): string | undefined {
  const opened = translation.codePanes.get(offset);
  if (opened !== undefined) {
    translation.codePane = opened;
    return "::: code-group";
  }
  if (translation.codePane === undefined || !/^tab(?:pane|s|set)?$/.test(tag.name)) return undefined;
  if (tag.name !== "tab") {
    if (tag.kind !== "close") return undefined;
    translation.codePane = undefined;
    return ":::";
  }
  if (tag.kind !== "open") return "";
  const label = labelOf(tag)?.replaceAll(/[`[\]"]/g, "") ?? "";
  const language = tag.named.get("codelang") ?? tag.named.get("lang") ?? translation.codePane;
  translation.literal = { end: endOf("tab", true), mark: "`````", isShown: true };
  return `\`\`\`\`\`${/^[\w+#-]{1,40}$/.test(language) ? language : "text"}${label === "" ? "" : ` [${label}]`}`;
}

/** Tags that bring in a file: which one it is, is what their authors have to know. */
const fileTags: ReadonlySet<string> = new Set([
  ...["include", "include_cached", "include_relative", "include-markdown", "readfile", "import"],
  ...["partial", "render", "snippet"],
]);

function nameUnknown({ name, words, named }: TemplateTag): string {
  const file = fileTags.has(name) ? (named.get("file") ?? words[0] ?? "") : "";
  return /^[\w@./-]{1,100}$/.test(file) ? `${name} ${file}` : name;
}

function endOf(name: string, isShortcode: boolean): RegExp {
  return new RegExp(isShortcode ? `\\{\\{[<%]\\s*/\\s*${escape(name)}\\b` : `\\{%[-+]?\\s*end${escape(name)}\\b`);
}

/** Code, pictures and remarks between tags, in which nothing is a tag. */
function openLiteral({ name, isShortcode }: TemplateTag, written: string): Translation["literal"] {
  const end = endOf(name, isShortcode);
  if (["highlight", "mermaid", "code-toggle", "codeblock"].includes(name)) return { end, mark: "`````", isShown: true };
  // Between `{{%`, what is inside is Markdown, with a fence of its own.
  if (codeShortcodes.has(name) && written.startsWith("{{<")) return { end, mark: "`````", isShown: true };
  if (isShortcode && (name === "katex" || name === "math")) return { end, mark: "$$", isShown: true };
  if (name === "comment") return { end, mark: "", isShown: false };
  if (name === "raw" && !isShortcode) return { end, mark: "", isShown: true };
  return undefined;
}

/** Code as it stands in a file, as themes have it that Hugo's own docs are made with. */
const codeShortcodes: ReadonlySet<string> = new Set(["code", "output", "nohighlight", "text"]);

const shortcodeLanguages: ReadonlyMap<string, string> = new Map([
  ["mermaid", "mermaid"],
  ["katex", ""],
  ["math", ""],
]);

function languageOf(tag: TemplateTag, inside: string): string {
  const { name, words } = tag;
  if (name === "code-toggle") return languageOfSettings(inside);
  if (name === "text") return /^[\w+#-]{1,40}$/.exec(tag.named.get("syntax") ?? words[0] ?? "")?.[0] ?? "text";
  if (codeShortcodes.has(name)) return infoOfFile(tag);
  if (name === "codeblock") return infoOfHexo(tag);
  const known = shortcodeLanguages.get(name);
  return known ?? /^[\w+#-]{1,40}$/.exec(words[0] ?? "")?.[0] ?? "";
}

/** Hugo's own docs show settings in three languages, and are written in whichever their author liked. */
function languageOfSettings(text: string): string {
  const first = text.split("\n").find((line) => /^\s*[^\s#]/.test(line)) ?? "";
  if (/^\s*\{/.test(first)) return "json";
  return /^\s*(?:\[|[\w."'-]{1,100}\s{0,20}=)/.test(first) ? "toml" : "yaml";
}

/** Hexo has `codeblock A title lang:js https://example.org/ words`, where the title ends at the first word with a colon. */
function infoOfHexo({ inside, named }: TemplateTag): string {
  const language = /^[\w+#-]{1,40}$/.exec(named.get("lang") ?? "")?.[0] ?? "text";
  const written = inside.split(/\s+/).slice(1);
  const end = written.findIndex((word) => /^\w+:/.test(word));
  const title = (end === -1 ? written : written.slice(0, end)).join(" ");
  return /^[^"`\\{}\n]{1,200}$/.test(title) ? `${language} title="${title}"` : language;
}

/** A language and a title for `file="layouts/list.html"`. */
function infoOfFile({ named }: TemplateTag): string {
  const file = /^[^"`\\{}\n]{1,200}$/.exec(named.get("file") ?? "")?.[0];
  const language = named.get("codelang") ?? named.get("lang") ?? /\.(\w{1,20})$/.exec(file ?? "")?.[1];
  const word = /^[\w+#-]{1,40}$/.exec(language ?? "")?.[0] ?? "text";
  return file === undefined ? word : `${word} title="${file}"`;
}

function escape(name: string): string {
  return name.replaceAll(/[^\w]/g, "\\$&");
}
