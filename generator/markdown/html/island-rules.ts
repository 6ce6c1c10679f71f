import type { MarkdownIt, StateBlock, StateInline } from "markdown-it";
import { stateOf } from "../dialect-state.ts";
import { arrangeCards } from "./arrange-cards.ts";
import { elementRules, embeddings, isHtmlName } from "./elements.ts";
import { gatherMedia } from "./gather-media.ts";
import { isNamedInWords } from "./is-named-in-words.ts";
import { markWords } from "./mark-words.ts";
import { findContentEnd, findMark, isTag, scanIsland, toPieces, type AbsentMarks } from "./scan-islands.ts";
import { isInJsx, readsAsMdx } from "./reads-as-mdx.ts";
import { isLinkComponent } from "./plain-components.ts";
import { scanTag, type Tag } from "./scan-tag.ts";

/** HTML in Markdown, as CommonMark has it, but only HTML: other names in angle brackets are text. */
export function addIslandRules(markdown: MarkdownIt): void {
  markdown.block.ruler.before("table", "nested_html", nestedHtml);
  markdown.block.ruler.at("html_block", htmlBlock, { alt: ["paragraph", "reference", "blockquote"] });
  markdown.inline.ruler.at("html_inline", htmlInline);
}

/**
 * A tag that is set in below another one is no code, whatever CommonMark says of four spaces: rows
 * of a table with blank lines between them are written like that.
 */
function nestedHtml(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if ((state.sCount[startLine] ?? 0) - state.blkIndent < 4) return false;
  const last = state.tokens.at(-1);
  return last?.type === "html_block" && readBlock(state, startLine, endLine, silent);
}

function htmlBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  return readBlock(state, startLine, endLine, silent);
}

function readBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  if (state.src[start] !== "<") return false;
  const begins = beginsBlock(state, start, startLine, endLine);
  if (begins === "no") return false;
  // A tag that may stand in a paragraph doesn't end one.
  if (silent) return begins === "block";
  const next = findBlockEnd(state, start, startLine, endLine);
  const token = state.push("html_block", "", 0);
  token.map = [startLine, next];
  // The closing tag of a component may stand behind it on its last line.
  const end = state.src[state.eMarks[next - 1] ?? Infinity] === "\n" ? "\n" : "";
  token.content = state.getLines(startLine, next, state.blkIndent, false) + end;
  const scanned = scanIsland(token.content, stateOf(state.env).closedNames);
  const marked = markWords(scanned, token.content, isInJsx(state));
  token.meta = { pieces: arrangeCards(gatherMedia(marked)) };
  state.line = next;
  return true;
}

function beginsBlock(state: StateBlock, start: number, startLine: number, endLine: number): "block" | "alone" | "no" {
  const { src } = state;
  if (/^<[!?][A-Za-z[]/.test(src.slice(start, start + 3))) return "alone";
  const name = /^<\/?([A-Za-z][\w-]*)(?=[\s/>]|$)/.exec(src.slice(start, start + 40))?.[1]?.toLowerCase();
  // A component that stands for a link is text of a paragraph.
  if (name === undefined || !isHtmlName(name) || /^<\/?Link\b/.test(src.slice(start, start + 7))) return "no";
  const tag = scanTag(src, start, state.eMarks[endLine - 1]);
  if (tag === undefined || !isTag(tag, stateOf(state.env).closedNames)) return "no";
  if (elementRules.get(name)?.isBlock === true || findContentEnd(src, tag, absentFrom(state)) !== undefined)
    return "block";
  if (embeddings.has(name)) return "block";
  const end = state.eMarks[startLine] ?? tag.end;
  return tag.end >= end || src.slice(tag.end, end).trim() === "" ? "alone" : "no";
}

/** The block goes on to the next blank line, but neither stops inside of what is left out nor takes in a component. */
function findBlockEnd(state: StateBlock, start: number, startLine: number, endLine: number): number {
  const tag = scanTag(state.src, start, state.eMarks[endLine - 1]);
  const dropped = tag === undefined ? undefined : findContentEnd(state.src, tag, absentFrom(state));
  const least = dropped ?? tag?.end ?? start;
  const dialect = stateOf(state.env);
  const { containers } = dialect;
  const own =
    tag === undefined || dropped !== undefined
      ? undefined
      : (findTextEnd(state, tag, startLine, endLine) ?? findTagEnd(state, tag, startLine, endLine));
  if (own !== undefined) return own;
  let line = startLine + 1;
  // As in CommonMark, a heading may stand on the next line.
  if (tag !== undefined && dropped !== undefined && /^(?:script|style)$/i.test(tag.name)) {
    while (line < endLine && (state.bMarks[line] ?? dropped) < dropped) line += 1;
    return line;
  }
  while (line < endLine) {
    const lineStart = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
    if (lineStart >= least) {
      if (state.isEmpty(line) || (state.sCount[line] ?? 0) < state.blkIndent) break;
      if (containers.has(lineStart) || holdsData(state, lineStart) || readsAsMdx(state, line)) break;
    }
    line += 1;
  }
  return line;
}

/** Whether a component stands at an offset that is given a list of what it shows. */
function holdsData(state: StateBlock, start: number): boolean {
  if (!/^<[A-Z]/.test(state.src.slice(start, start + 2))) return false;
  const tag = scanTag(state.src, start);
  return (
    tag?.selfClosing === true &&
    [...(tag.expressions ?? [])].some((key) => /^[[{]/.test(String(tag.attributes.get(key))))
  );
}

/**
 * The line behind that in which `<pre>` is closed, since what it holds is text with whatever blank lines; undefined where it isn't before
 * its list or quote ends, and for all others.
 */
function findTextEnd(state: StateBlock, tag: Tag, startLine: number, endLine: number): number | undefined {
  if (tag.name.toLowerCase() !== "pre" || tag.closing || tag.selfClosing) return undefined;
  const open = unclosedFrom(state);
  if (startLine < (open.get(state.blkIndent) ?? 0)) return undefined;
  const closing = `</${tag.name}>`;
  let line = startLine;
  for (; line < endLine; line += 1) {
    if (line > startLine && !state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent) break;
    const start = Math.max(tag.end, state.bMarks[line] ?? 0);
    if (state.src.slice(start, state.eMarks[line]).includes(closing)) return line + 1;
  }
  open.set(state.blkIndent, line);
  return undefined;
}

/** For each text that is being read, up to which line `<pre>` stays open at some depth, so that no line is looked through for each of many. */
const unclosedLines = new WeakMap<StateBlock, Map<number, number>>();

function unclosedFrom(state: StateBlock): Map<number, number> {
  let lines = unclosedLines.get(state);
  if (lines === undefined) unclosedLines.set(state, (lines = new Map()));
  return lines;
}

/**
 * Where the tag ends that says that Markdown is in its element, as `<div markdown="1">` of Python-Markdown and kramdown, or an element
 * among that Markdown; undefined where the line goes on behind it, and for all others.
 */
function findTagEnd(state: StateBlock, tag: Tag, startLine: number, endLine: number): number | undefined {
  const dialect = stateOf(state.env);
  const written = tag.attributes.get("markdown");
  const isHolder = written !== undefined && written !== "0" && !tag.closing && !tag.selfClosing;
  if (isHolder) dialect.hasMarkdownElements = true;
  if (dialect.hasMarkdownElements === undefined) return undefined;
  let [end, lines] = [tag.end, 0];
  if (!isHolder && !tag.closing && !tag.selfClosing) {
    const closing = `</${tag.name}>`;
    end = findMark(state.src, closing, tag.end, absentFrom(state)) ?? end;
  }
  while (startLine + lines < endLine && (state.eMarks[startLine + lines] ?? end) < end) {
    lines += 1;
    if (state.isEmpty(startLine + lines)) return undefined;
  }
  const isAlone = state.src.slice(end, state.eMarks[startLine + lines]).trim() === "";
  return isAlone && startLine + lines < endLine ? startLine + lines + 1 : undefined;
}

/** For each text that is being read. */
const absentMarks = new WeakMap<StateBlock | StateInline, AbsentMarks>();

function absentFrom(state: StateBlock | StateInline): AbsentMarks {
  let absent = absentMarks.get(state);
  if (absent === undefined) absentMarks.set(state, (absent = new Map()));
  return absent;
}

function htmlInline(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== "<") return false;
  const tag = scanTag(state.src, state.pos, state.posMax);
  if (tag === undefined || !isTag(tag, stateOf(state.env).closedNames)) return false;
  if (isNamedInWords(state.src, tag, state.posMax, absentFrom(state))) return false;
  const found = findContentEnd(state.src, tag, absentFrom(state));
  const end = found !== undefined && found <= state.posMax ? found : undefined;
  if (!silent) {
    const token = state.push("html_inline", "", 0);
    token.content = state.src.slice(tag.start, tag.end);
    token.meta = { pieces: toPieces(tag), offset: tag.start };
    // Addresses inside of a link are not made links of their own.
    if ((tag.name === "a" || isLinkComponent(tag.name)) && !tag.selfClosing) state.linkLevel += tag.closing ? -1 : 1;
  }
  state.pos = end ?? tag.end;
  return true;
}
