import type { StateCore } from "markdown-it";
import { note, stateOf, type Place } from "../dialect-state.ts";
import { closesFence, readFence } from "../fence-reader.ts";
import { arrangeCsv } from "./arrange-csv.ts";
import { arrangeRows } from "./arrange-rows.ts";
import type { DirectiveMeaning } from "./directive-meaning.ts";
import { directiveMeanings } from "./directive-meanings.ts";
import { readAdmonish } from "./read-admonish.ts";
import { readDirective, type Directive } from "./read-directive.ts";
import { hasRoles, translateRoles } from "./translate-roles.ts";
import { toPlaceName } from "./to-place-name.ts";

/*
 * Guides that were written for Sphinx in MyST have directives, roles and labels in their Markdown. As tags of templates do, they become
 * what our dialect has for them before anything else is read, line by line, so that lines stay what they are.
 */

interface OpenDirective extends Pick<Directive, "mark" | "indent" | "options"> {
  readonly meaning: DirectiveMeaning;
  /** Where its first line is among those that are written. */
  readonly start: number;
  /** Where its content begins there. */
  readonly bodyStart: number;
}

interface Translation {
  readonly lines: readonly string[];
  readonly written: string[];
  readonly open: OpenDirective[];
  /** What nobody understands, each with its first place. */
  readonly unknown: Map<string, Place>;
  /** The fence of code that is open. */
  fence: string | undefined;
  /** The label of the heading that comes next. */
  label: string | undefined;
}

const signs = /^[\t >]*(?:(?:`{3,}|~{3,}|:{3,})\{[A-Za-z]|(?:`{3,}|~{3,})[ \t]*admonish\b)|^\([^()\n]{1,200}\)=\s*$/m;
const label = /^\(([^()]{1,200})\)=\s*$/;
/** The number of a formula, `$$ (mass)`, which nothing here counts. */
const formulaLabel = /^([ \t]*\$\$)[ \t]+\([\w:.-]{1,100}\)[ \t]*$/;
const closing = /^[\t >]*(`{3,}|~{3,}|:{3,})[ \t]*$/;
/** More directives in each other are none that somebody wrote. */
const deepest = 20;

/** Writes directives and roles of MyST as what the dialect reads, in as many lines. */
export function translateMyst(state: StateCore): void {
  if (!signs.test(state.src) && !hasRoles(state.src)) return;
  const translation: Translation = {
    lines: state.src.split("\n"),
    written: [],
    open: [],
    unknown: new Map(),
    fence: undefined,
    label: undefined,
  };
  for (let line = 0; line < translation.lines.length;) line = translateLine(line, translation);
  while (translation.open.length > 0) close(translation, "");
  state.src = translation.written.slice(0, translation.lines.length).join("\n");
  const [place] = translation.unknown.values();
  if (place !== undefined)
    note(stateOf(state.env), "unknownDirective", [...translation.unknown.keys()].join(" "), place);
}

/** Gives the line that comes next. */
function translateLine(line: number, translation: Translation): number {
  const { lines, written, open } = translation;
  const text = lines[line] ?? "";
  const top = open.at(-1);
  if (translation.fence !== undefined) {
    if (closesFence(text, translation.fence)) translation.fence = undefined;
    written.push(text);
    return line + 1;
  }
  if (top !== undefined && closesDirective(text, open)) {
    close(translation, /^[\t >]*/.exec(text)?.[0] ?? "");
    return line + 1;
  }
  if (top?.meaning.body === "code" || top?.meaning.body === "nothing") {
    written.push(top.meaning.body === "code" ? text : "");
    return line + 1;
  }
  const directive = readDirective(lines, line) ?? readAdmonish(text);
  const next = directive && openDirective(directive, line, translation);
  if (next !== undefined) return next;
  const fence = readFence(text);
  if (fence !== undefined) {
    translation.fence = fence.mark;
    written.push(text);
  } else written.push(translateWords(text, line, translation));
  return line + 1;
}

/** What is closed is the innermost one that has such marks, and no more of them. */
function closesDirective(text: string, open: OpenDirective[]): boolean {
  const mark = closing.exec(text)?.[1];
  const top = open.at(-1);
  return mark !== undefined && top !== undefined && mark[0] === top.mark[0] && mark.length >= top.mark.length;
}

/** Gives the line behind the options; undefined for a fence that is no directive we know. */
function openDirective(directive: Directive, line: number, translation: Translation): number | undefined {
  const { written, open, unknown } = translation;
  const { name, indent, mark, options, optionLines } = directive;
  const said = directive.argument.includes("}`")
    ? { ...directive, argument: translateRoles(directive.argument).trim() }
    : directive;
  const meaning = open.length < deepest ? directiveMeanings.get(name)?.(said) : undefined;
  if (meaning === undefined && !name.includes("auto") && !unread.has(name) && !mark.startsWith(":")) return undefined;
  if (meaning === undefined) {
    if (!unknown.has(name)) unknown.set(name, { line, column: indent.length, length: mark.length + name.length + 2 });
    openUnknown(directive, translation);
    return line + 1;
  }
  const isCode = meaning.body === "code";
  // An empty line parts options from code.
  const isParted = isCode && translation.lines[line + 1 + optionLines]?.trim() === "";
  const isBlank = meaning.open === "" || meaning.body === "words";
  const first = isCode ? `${indent}${toFence(mark)}${meaning.open}` : isBlank ? "" : indent + meaning.open;
  // Options of code would be a part of it, so that the fence begins on the last line of theirs.
  const blanks = Array.from({ length: optionLines + (isParted ? 1 : 0) }, () => "");
  // Pictures have theirs before them.
  const isPlace = ["markdown", "code"].includes(meaning.body) && !meaning.open.startsWith("<a ");
  const place = isPlace ? toPlaceName(options.get("name") ?? options.get("label") ?? "") : undefined;
  if (place !== undefined && optionLines > 0) blanks[0] = `${indent}{: #${place} }`;
  const start = written.length;
  written.push(...(isCode ? [...blanks, first] : [first, ...blanks]));
  open.push({ mark, indent, options, meaning, start, bodyStart: written.length });
  return line + 1 + blanks.length;
}

/** What only Sphinx itself can make something of. */
const unread: ReadonlySet<string> = new Set([
  "eval-rst",
  "click",
  "program-output",
  "jsonschema",
  "graphviz",
  "plantuml",
  "csv-table",
]);

/** With what its author wrote, as code; marks of colons just hold what is in them. */
function openUnknown({ mark, indent, options, name, argument }: Directive, translation: Translation): void {
  const { written, open } = translation;
  const isCode = !mark.startsWith(":");
  const start = written.length;
  const title = `{${name}} ${argument}`.trim().replaceAll(/["`]/g, "'");
  written.push(isCode ? `${indent}${mark}text title="${title}"` : "");
  const meaning: DirectiveMeaning = { open: "", close: "", body: isCode ? "code" : "markdown" };
  open.push({ mark, indent, options, meaning, start, bodyStart: written.length });
}

/** Colons around code are a fence of it. */
function toFence(mark: string): string {
  return mark.startsWith(":") ? "`````" : mark;
}

/** Puts lines where others ended the text, however many they are. */
function putFrom(written: string[], start: number, lines: readonly string[]): void {
  written.length = start;
  for (const line of lines) written.push(line);
}

function close({ open, written }: Translation, indent: string): void {
  const closed = open.pop();
  if (closed === undefined) return;
  const { meaning, mark, start, bodyStart, options } = closed;
  const headerRows = Number(options.get("header-rows") ?? 0);
  if (meaning.body === "words") {
    const body = written.slice(bodyStart).map((line) => line.trim());
    putFrom(
      written,
      bodyStart,
      body.map(() => ""),
    );
    // Where its target was written, so that what is said of that is said there.
    written[start] = `${closed.indent}${meaning.open}${body.join(" ").trim()}${meaning.close}`;
    written.push("");
    return;
  }
  const toLine = lineMakers.get(meaning.body);
  if (meaning.body === "rows" || toLine !== undefined) {
    const isVerse = meaning.body === "lines";
    // Of verses, what they are set in by counts from their directive, which may be in a list or a quote.
    const body = isVerse
      ? written.slice(bodyStart).map((line) => dropIndent(line, closed.indent))
      : written.slice(bodyStart);
    const made = toLine === undefined ? arrangeRows(body, headerRows) : body.map(toLine);
    const arranged = isVerse ? made?.map((line) => (line === "" ? line : closed.indent + line)) : made;
    if (arranged !== undefined) putFrom(written, bodyStart, arranged);
  } else if (meaning.body === "csv") {
    let start = bodyStart;
    // Where the options were is room for the head.
    while (written[start - 1] === "") start -= 1;
    const body = written.slice(start);
    const arranged = arrangeCsv(body, options.get("header"), headerRows);
    if (arranged !== undefined) putFrom(written, start, arranged);
  }
  written.push(meaning.body === "code" ? indent + toFence(mark) : meaning.close === "" ? "" : indent + meaning.close);
}

function dropIndent(line: string, indent: string): string {
  return line.startsWith(indent) ? line.slice(indent.length) : line.trimStart();
}

/** A line of verses, set in as its author has it; the last one of several ends the paragraph. */
function toVerse(line: string, index: number, lines: readonly string[]): string {
  const white = /^[ \t]*/.exec(line)?.[0] ?? "";
  const words = line.slice(white.length);
  if (words.trim() === "") return "";
  const isLast = (lines[index + 1] ?? "").trim() === "";
  return `${"&nbsp;".repeat(Math.min(white.replaceAll("\t", "    ").length, deepest))}${words.trimEnd()}${isLast ? "" : "\\"}`;
}

/** A line of YAML as an item of a list, as far in as it is. */
function toFact(line: string): string {
  const [whole, indent = "", name = "", value = ""] = /^([\t >]*)([\w.-]{1,60}):[ \t]*(.*)$/.exec(line) ?? [];
  return whole === undefined ? line : `${indent}- ${name}${value === "" ? "" : `: ${value}`}`;
}

/** What is set in below a term is what it means. */
function toTerm(line: string, index: number, lines: readonly string[]): string {
  const [, white, words] = /^(\s+)(\S.*)$/.exec(line) ?? [];
  const isFirst = white !== undefined && /^\S/.test(lines[index - 1] ?? "");
  return words === undefined ? line : isFirst ? `:   ${words}` : `    ${words}`;
}

/** What becomes of each line of a directive, by what is in it. */
const lineMakers: ReadonlyMap<
  DirectiveMeaning["body"],
  (line: string, index: number, lines: readonly string[]) => string
> = new Map([
  ["terms", toTerm],
  ["facts", toFact],
  ["lines", toVerse],
]);

function translateWords(text: string, line: number, translation: Translation): string {
  const named = label.exec(text)?.[1];
  if (named !== undefined) return keepLabel(toPlaceName(named), line, translation);
  // Comments, and lines that part blocks of a page.
  if (/^%(?:\s|$)/.test(text) || /^\+\+\+(?:\s|$)/.test(text)) return "";
  const words = translateRoles(text.replace(formulaLabel, "$1"));
  const { label: waiting } = translation;
  if (waiting === undefined || words.trim() === "") return words;
  translation.label = undefined;
  return /^#{1,6}\s/.test(words) && !/\{#[^{}]*\}\s*$/.test(words) ? `${words.trimEnd()} {#${waiting}}` : words;
}

/** The label before a heading is its name; one before anything else is a place of its own. */
function keepLabel(name: string | undefined, line: number, translation: Translation): string {
  const next = translation.lines.slice(line + 1, line + 4).find((one) => one.trim() !== "") ?? "";
  if (name === undefined) return "";
  if (translation.label === undefined && /^#{1,6}\s/.test(next)) {
    translation.label = name;
    return "";
  }
  return `{: #${name} }`;
}
