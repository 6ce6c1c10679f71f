import type { MarkdownIt, StateBlock } from "markdown-it";

/**
 * Lists of definitions, as kramdown, Hugo and MkDocs have them: a line or several with words, below them lines that begin with a
 * colon, and what is set in below these.
 */
export function addDefinitionRules(markdown: MarkdownIt): void {
  markdown.block.ruler.before("lheading", "definitions", definitions, {
    alt: ["paragraph", "reference", "blockquote"],
  });
}

/** More terms have no definition in common. */
const mostTerms = 10;
/** What begins a block begins no term. */
const otherBlock = /^(?:[#>|:<=~`{]|[-*+][ \t]|\d{1,9}[.)][ \t]|[-*_](?:[ \t]*[-*_]){2,}[ \t]*$|!!!|\?\?\?)/;

function definitions(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  let first = findDefinition(state, startLine, endLine);
  if (first === undefined) return false;
  if (silent) return true;
  const list = state.push("dl_open", "dl", 1);
  let line = startLine;
  while (first !== undefined) {
    for (; line < first && !state.isEmpty(line); line += 1) pushTerm(state, line);
    let next: number | undefined = first;
    while (next !== undefined) {
      line = readDefinition(state, next, endLine);
      const below = skipEmpty(state, line, endLine);
      next = below <= line + 1 && isDefinition(state, below, endLine) ? below : undefined;
    }
    const term = skipEmpty(state, line, endLine);
    first = findDefinition(state, term, endLine);
    if (first !== undefined) line = term;
  }
  list.map = [startLine, line];
  state.push("dl_close", "dl", -1);
  state.line = line;
  return true;
}

/** The line of the first definition of the term that a line begins with. */
function findDefinition(state: StateBlock, startLine: number, endLine: number): number | undefined {
  for (let line = startLine; line < endLine && line < startLine + mostTerms; line += 1) {
    if (line > startLine && isDefinition(state, line, endLine)) return line;
    if (state.isEmpty(line)) return line > startLine && isDefinition(state, line + 1, endLine) ? line + 1 : undefined;
    if (!isTerm(state, line)) return undefined;
  }
  return undefined;
}

function isTerm(state: StateBlock, line: number): boolean {
  const set = (state.sCount[line] ?? 0) - state.blkIndent;
  if (set < 0 || set >= 4) return false;
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return !otherBlock.test(state.src.slice(start, Math.min(state.eMarks[line] ?? start, start + 100)));
}

function isDefinition(state: StateBlock, line: number, endLine: number): boolean {
  if (line >= endLine) return false;
  const set = (state.sCount[line] ?? 0) - state.blkIndent;
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  if (set < 0 || set >= 4 || state.src[start] !== ":") return false;
  return /^[ \t]+\S/.test(state.src.slice(start + 1, Math.min(state.eMarks[line] ?? start, start + 40)));
}

function skipEmpty(state: StateBlock, from: number, endLine: number): number {
  let line = from;
  while (line < endLine && state.isEmpty(line)) line += 1;
  return line;
}

function pushTerm(state: StateBlock, line: number): void {
  state.push("dt_open", "dt", 1).map = [line, line + 1];
  const inline = state.push("inline", "", 0);
  inline.content = state.getLines(line, line + 1, state.blkIndent, false).trim();
  inline.map = [line, line + 1];
  inline.children = [];
  state.push("dt_close", "dt", -1);
}

/** Reads what stands behind a colon and what is set in below it; gives the line behind that. */
function readDefinition(state: StateBlock, startLine: number, endLine: number): number {
  const { blkIndent, parentType, lineMax, listIndent, tight, tShift, sCount } = state;
  const mark = sCount[startLine] ?? 0;
  const { last, least, hasGap } = findEnd(state, startLine, endLine);
  const shift = tShift[startLine] ?? 0;
  const start = (state.bMarks[startLine] ?? 0) + shift + 1;
  const white = /^[ \t]*/.exec(state.src.slice(start, start + 40))?.[0].length ?? 0;
  const open = state.push("dd_open", "dd", 1);
  open.map = [startLine, last];
  const first = state.tokens.length;
  const content = mark + 1 + Math.min(white, 4);
  state.blkIndent = Math.min(content, least);
  tShift[startLine] = shift + 1 + white;
  sCount[startLine] = state.blkIndent;
  state.parentType = "list";
  state.listIndent = -1;
  state.lineMax = last;
  state.md.block.tokenize(state, startLine, last);
  Object.assign(state, { blkIndent, parentType, lineMax, listIndent, tight });
  tShift[startLine] = shift;
  sCount[startLine] = mark;
  if (!hasGap) {
    for (const token of state.tokens.slice(first)) {
      if (token.level === open.level + 1 && /^paragraph_(?:open|close)$/.test(token.type)) token.hidden = true;
    }
  }
  state.push("dd_close", "dd", -1);
  return last;
}

interface DefinitionRange {
  /** The line behind it. */
  readonly last: number;
  /** How far in the line stands that is set in least. */
  readonly least: number;
  /** Whether an empty line is within it. */
  readonly hasGap: boolean;
}

function findEnd(state: StateBlock, startLine: number, endLine: number): DefinitionRange {
  const inside = (state.sCount[startLine] ?? 0) + 2;
  let last = startLine + 1;
  let least = Number.POSITIVE_INFINITY;
  let hasGap = false;
  for (let line = last; line < endLine; line += 1) {
    if (state.isEmpty(line)) continue;
    const indent = state.sCount[line] ?? 0;
    const isBehindGap = line > last;
    if (indent < inside && (isBehindGap || indent < state.blkIndent || isDefinition(state, line, endLine))) break;
    // A term may follow without a gap.
    if (indent < inside && findDefinition(state, line, endLine) !== undefined) break;
    if (indent >= inside) least = Math.min(least, indent);
    hasGap ||= isBehindGap;
    last = line + 1;
  }
  return { last, least, hasGap };
}
