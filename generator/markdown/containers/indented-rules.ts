import type { MarkdownIt, StateBlock } from "markdown-it";
import { findIndentedType } from "./indented-admonition-types.ts";
import { replaceEmoji } from "../marks/replace-emoji.ts";
import type { Tag } from "../html/scan-tag.ts";

/**
 * The blocks of MkDocs and its Material theme that hold what is set in below their first line: admonitions (`!!! note "Title"`),
 * those that fold (`??? tip`, `???+ tip`), and tabs (`=== "Python"`). A first line without anything set in below it is text.
 */
export function addIndentedRules(markdown: MarkdownIt): void {
  const alt = ["paragraph", "reference", "blockquote", "list"];
  markdown.block.ruler.before("table", "indented_admonition", admonition, { alt });
  markdown.block.ruler.before("table", "indented_tabs", tabs, { alt });
}

const admonitionStart =
  /^(!!!|\?\?\?\+?)[ \t]*([A-Za-z][\w-]{0,40})((?:[ \t]+[\w-]{1,40}){0,5})(?:[ \t]+"(.*)")?[ \t]*$/;
const tabStart = /^===(\+!|!\+|[+!])?[ \t]+"(.+)"[ \t]*$/;
/** Lines that are longer begin no block. */
const longestStart = 400;
/** How far in the content stands. */
const indent = 4;

function admonition(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const found = readStart(state, startLine, admonitionStart, "!?");
  if (found === undefined || !hasContent(state, startLine, endLine)) return false;
  if (silent) return true;
  const [, mark = "", type = "", , title = ""] = found;
  const { label, tone } = findIndentedType(type);
  const fold = mark === "!!!" ? undefined : mark === "???" ? "closed" : "open";
  const tag = fold === undefined ? "div" : "details";
  const last = findEnd(state, startLine, endLine);
  const open = state.push("admonition_open", tag, 1);
  open.map = [startLine, last];
  open.meta = { label, tone, fold };
  if (title.trim() !== "") {
    state.push("admonition_title_open", "p", 1).meta = { fold };
    const inline = state.push("inline", "", 0);
    inline.content = title.trim().replaceAll('\\"', '"');
    inline.map = [startLine, startLine + 1];
    inline.children = [];
    state.push("admonition_title_close", "p", -1).meta = { fold };
  }
  readContent(state, startLine, last);
  state.push("admonition_close", tag, -1);
  state.line = last;
  return true;
}

function tabs(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (readStart(state, startLine, tabStart, "=") === undefined || !hasContent(state, startLine, endLine)) return false;
  if (silent) return true;
  const group = state.push("component_open", "", 1);
  group.meta = { tag: toTag("Tabs", new Map()) };
  let line = startLine;
  for (;;) {
    const found = readStart(state, line, tabStart, "=");
    const startsAnother = line > startLine && found?.[1]?.includes("!") === true;
    if (found === undefined || startsAnother || !hasContent(state, line, endLine)) break;
    const last = findEnd(state, line, endLine);
    const attributes = new Map<string, string | true>([["label", readLabel(found[2] ?? "")]]);
    if (found[1]?.includes("+") === true) attributes.set("default", true);
    const meta = { tag: toTag("TabItem", attributes) };
    const panel = state.push("component_open", "", 1);
    panel.meta = meta;
    panel.map = [line, last];
    readContent(state, line, last);
    state.push("component_close", "", -1).meta = { ...meta };
    state.line = last;
    line = last;
    while (line < endLine && state.isEmpty(line)) line += 1;
    if (line >= endLine || state.sCount[line] !== state.sCount[startLine]) break;
  }
  group.map = [startLine, state.line];
  state.push("component_close", "", -1).meta = { ...group.meta };
  return true;
}

/** Words of a label, which has neither code nor icons here. */
function readLabel(written: string): string {
  return replaceEmoji(written.replaceAll('\\"', '"').replaceAll("`", "")).trim();
}

/** A component as it would have been written as a tag. */
function toTag(name: string, attributes: Tag["attributes"]): Tag {
  return { name, attributes, closing: false, selfClosing: false, places: new Map(), start: 0, end: 0 };
}

function readStart(state: StateBlock, line: number, form: RegExp, marks: string): RegExpExecArray | undefined {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  const end = state.eMarks[line] ?? start;
  if (!marks.includes(state.src[start] ?? " ") || end - start > longestStart) return undefined;
  if ((state.sCount[line] ?? 0) - state.blkIndent >= indent) return undefined;
  return form.exec(state.src.slice(start, end)) ?? undefined;
}

/** Whether what comes next stands further in. */
function hasContent(state: StateBlock, startLine: number, endLine: number): boolean {
  let next = startLine + 1;
  while (next < endLine && state.isEmpty(next)) next += 1;
  return next < endLine && isInside(state, next, startLine);
}

function isInside(state: StateBlock, line: number, startLine: number): boolean {
  return (state.sCount[line] ?? 0) >= (state.sCount[startLine] ?? 0) + indent;
}

/** The line behind the last one that is set in. */
function findEnd(state: StateBlock, startLine: number, endLine: number): number {
  let last = startLine + 1;
  for (let line = last; line < endLine && (state.isEmpty(line) || isInside(state, line, startLine)); line += 1) {
    if (!state.isEmpty(line)) last = line + 1;
  }
  return last;
}

function readContent(state: StateBlock, startLine: number, end: number): void {
  const { blkIndent, parentType, lineMax, listIndent, tight } = state;
  state.blkIndent = (state.sCount[startLine] ?? 0) + indent;
  state.parentType = "container";
  state.listIndent = -1;
  state.lineMax = end;
  state.md.block.tokenize(state, startLine + 1, end);
  Object.assign(state, { blkIndent, parentType, lineMax, listIndent, tight });
}
