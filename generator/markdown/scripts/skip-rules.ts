import type { MarkdownIt, StateBlock, StateInline } from "markdown-it";
import { note, placeAt, stateOf } from "../dialect-state.ts";
import { readIncludeDirective } from "../include-directive.ts";
import { findMark, type AbsentMarks } from "../html/scan-islands.ts";

/** Leaves out what is meant for the platform's own site: imports, exports, comments, marks of contents lists. Marks includes. */
export function addSkipRules(markdown: MarkdownIt): void {
  markdown.block.ruler.before("table", "module_lines", moduleLines, { alt: ["paragraph", "reference"] });
  markdown.block.ruler.before("table", "block_comment", blockComment, { alt: ["paragraph"] });
  markdown.block.ruler.before("table", "contents_mark", contentsMark, { alt: ["paragraph"] });
  markdown.block.ruler.before("table", "include", include, { alt: ["paragraph"] });
  markdown.inline.ruler.before("html_inline", "inline_comment", inlineComment);
}

/** `import Tabs from '@theme/Tabs'` and `export const …`, where `findModules` has found them. */
function moduleLines(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if ((state.sCount[startLine] ?? 0) !== 0 || state.level > 0) return false;
  const found = stateOf(state.env).modules.byLine.get(startLine);
  if (found === undefined) return false;
  if (!silent) state.line = Math.min(found.lastLine, endLine);
  return true;
}

function readLine(state: StateBlock, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]);
}

/** HTML's comments and JSX's, over as many lines as they take. */
function blockComment(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  const end = findCommentEnd(state, start, state.eMarks[endLine - 1] ?? 0);
  if (end !== undefined && readIncludeDirective(readLine(state, startLine)) !== undefined) return false;
  if (end === undefined) {
    if (!silent && state.src.startsWith("<!--", start)) noteUnclosed(state, start);
    return false;
  }
  let line = startLine;
  while (line < endLine && (state.eMarks[line] ?? 0) < end) line += 1;
  if (line >= endLine) return false;
  const hasRest = state.src.slice(end, state.eMarks[line]).trim() !== "";
  // Text behind a comment is a paragraph, in which the comment is left out as well.
  if (hasRest && line === startLine) return false;
  if (silent) return true;
  state.line = hasRest ? line : line + 1;
  if (hasRest) {
    const shift = /^[ \t]*/.exec(state.src.slice(end, end + 200))?.[0].length ?? 0;
    state.bMarks[line] = end;
    state.tShift[line] = shift;
    state.sCount[line] = state.blkIndent;
  }
  return true;
}

function noteUnclosed(state: StateBlock, start: number): void {
  const dialect = stateOf(state.env);
  note(dialect, "unclosedComment", "", placeAt(dialect, start, 4));
}

function inlineComment(state: StateInline, silent: boolean): boolean {
  const end = findCommentEnd(state, state.pos, state.posMax);
  if (end === undefined) return false;
  if (!silent) {
    const token = state.push("comment", "", 0);
    token.hidden = true;
  }
  state.pos = end;
  return true;
}

/** For each text that is being read. */
const absentMarks = new WeakMap<StateBlock | StateInline, AbsentMarks>();

/** Offset behind the comment that begins at `start`; undefined when none begins or it has no end before `limit`. */
function findCommentEnd(state: StateBlock | StateInline, start: number, limit: number): number | undefined {
  const { src } = state;
  const closing = src.startsWith("<!--", start) ? "-->" : src.startsWith("{/*", start) ? "*/}" : undefined;
  if (closing === undefined) return undefined;
  let absent = absentMarks.get(state);
  if (absent === undefined) absentMarks.set(state, (absent = new Map()));
  const end = findMark(src, closing, start + 3, absent);
  return end === undefined || end > limit ? undefined : end;
}

/** Where other tools put the list of a page's headings, which pages have beside them. */
function contentsMark(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  const isSetIn = (state.sCount[startLine] ?? 0) - state.blkIndent >= 4;
  // Most lines aren't cut out to be looked at.
  if (state.src[start] !== "[" || isSetIn || (state.eMarks[startLine] ?? 0) - start > 100) return false;
  if (!/^(?:\[TOC\]|\[\[_?TO(?:C|SP)_?\]\])\s*$/i.test(readLine(state, startLine))) return false;
  if (!silent) state.line = startLine + 1;
  return true;
}

/** An include that stands outside of a fence. */
function include(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  const directive = readIncludeDirective(readLine(state, startLine));
  if (directive === undefined) return false;
  if (silent) return true;
  const token = state.push("include", "", 0);
  token.meta = { directive };
  token.map = [startLine, startLine + 1];
  state.line = startLine + 1;
  return true;
}
