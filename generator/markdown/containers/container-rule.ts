import { findLine } from "../../places/line-starts.ts";
import type { MarkdownIt, StateBlock, Token } from "markdown-it";
import { findAdmonitionType } from "./admonition-types.ts";
import { note, placeAt, stateOf } from "../dialect-state.ts";
import { findCalloutType } from "./indented-admonition-types.ts";
import { codeGroup, pushCodeGroup } from "./code-group.ts";
import { readCodeBlock, toFenceInfo } from "./code-block.ts";
import { readCodeComponent } from "./code-component.ts";
import { findRawFile } from "../scripts/raw-files.ts";
import { pushDataTable } from "../data/push-data-table.ts";
import { admonitionComponents, codeGroupComponents, isUnderstood } from "../html/borrowed-components.ts";
import { isComponentName, knownComponents, scriptComponents } from "../html/elements.ts";
import type { Container } from "./container.ts";
import { pushListComponent } from "./list-components.ts";
import { pushBare } from "./push-bare.ts";
import { readAdmonitionTitle } from "./read-admonition-title.ts";
import { isImportedPicture, replaceAttributes, scopeAt } from "../scripts/name-rules.ts";
import { isPlainComponent } from "../html/plain-components.ts";
import { renameComponent } from "./rename-component.ts";
import { scanTag, type Tag } from "../html/scan-tag.ts";
import { takeWord } from "../text-segment.ts";

/**
 * Components and admonitions as blocks that hold blocks. Whatever form the author chose (tags side
 * by side on a line, content behind a tag, a closing mark behind the last word), the inside is read
 * as lines of its own, set in or not.
 */
export function addContainerRule(markdown: MarkdownIt): void {
  markdown.block.ruler.before("table", "container", container, {
    alt: ["paragraph", "reference", "blockquote", "list"],
  });
}

function container(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  const character = state.src[start];
  if (character !== "<" && character !== ":") return false;
  const { containers } = stateOf(state.env);
  let found = containers.get(start);
  if (found === undefined) return character === "<" && emptyComponent(state, start, startLine, endLine, silent);
  if (isInText(state, found, containers, { startLine, silent })) return false;
  if (silent) return true;
  while (found !== undefined) {
    const range = findRange(state, found, startLine, endLine);
    if (found.tag !== undefined && scriptComponents.has(found.tag.name)) pushScript(state, found, found.tag, range);
    else if (found.admonition !== undefined) pushAdmonition(state, found, found.admonition, range);
    else if (found.tag !== undefined) pushComponent(state, found, found.tag, range);
    state.line = Math.min(range.lastLine + 1, endLine);
    const rest = range.closes ? findText(state, found.end, range.lastLine) : undefined;
    if (rest === undefined) return true;
    if (range.lastLine > startLine) {
      // The rest of the line is read next, as a line of its own.
      startLineAt(state, range.lastLine, found.end);
      state.line = range.lastLine;
      return true;
    }
    found = containers.get(rest);
    if (found === undefined) pushParagraph(state, rest, range.lastLine);
  }
  return true;
}

/** A component that nobody knows is a part of a paragraph where words stand around it on its line, or it in a paragraph. */
function isInText(
  { src, eMarks }: StateBlock,
  found: Container,
  containers: ReadonlyMap<number, Container>,
  { startLine, silent }: { readonly startLine: number; readonly silent: boolean },
): boolean {
  const end = eMarks[startLine] ?? 0;
  const isOwn = ({ tag, end: last }: Container): boolean =>
    tag !== undefined && !knownComponents.has(tag.name) && !admonitionComponents.has(tag.name) && last <= end;
  if (!isOwn(found)) return false;
  let next: Container | undefined = found;
  let rest = "";
  while (next !== undefined && isOwn(next)) {
    rest = src.slice(next.end, end);
    next = containers.get(end - rest.trimStart().length);
  }
  return rest.trim() === "" ? silent : !rest.trimStart().startsWith("<");
}

/** `<FeatureAvailability />` on a line of its own, or a tag without a partner. */
function emptyComponent(
  state: StateBlock,
  start: number,
  startLine: number,
  endLine: number,
  silent: boolean,
): boolean {
  if (!/^<\/?[A-Z]/.test(state.src.slice(start, start + 3))) return false;
  const tag = scanTag(state.src, start, state.eMarks[endLine - 1]);
  if (tag === undefined || !isComponentName(tag.name)) return false;
  if (isPlainComponent(tag)) return false;
  if (!tag.selfClosing && !tag.closing && tag.attributes.size === 0) return false;
  const { lineStarts } = stateOf(state.env);
  const line = findLine(lineStarts, tag.end - 1);
  if (line >= endLine || state.src.slice(tag.end, state.eMarks[line]).trim() !== "") return false;
  if (silent) return true;
  if (tag.selfClosing && pushCode(state, tag, [startLine, line + 1])) {
    state.line = line + 1;
    return true;
  }
  const map: [number, number] = [startLine, line + 1];
  if (
    tag.selfClosing &&
    (pushListComponent(state, tag, map) || (!isUnderstood(tag) && pushDataTable(state, tag, map)))
  ) {
    state.line = line + 1;
    return true;
  }
  if (!tag.closing) {
    const token = state.push("component", "", 0);
    token.meta = { tag };
    token.map = [startLine, line + 1];
    noteUnknown(state, tag);
    if (!tag.selfClosing) noteUnclosed(state, tag);
  }
  state.line = line + 1;
  return true;
}

function pushCode(state: StateBlock, tag: Tag, map: [number, number]): boolean {
  const dialect = stateOf(state.env);
  const code = readCodeComponent(tag, scopeAt(map[0], dialect), dialect.wordRoom);
  if (code === undefined) return false;
  const token = state.push("fence", "code", 0);
  token.info = code.info;
  token.content = code.content;
  if (code.raw !== undefined) token.meta = { raw: code.raw };
  token.map = map;
  return true;
}

function noteUnclosed(state: StateBlock, tag: Tag): void {
  const dialect = stateOf(state.env);
  note(dialect, "unclosedComponent", tag.name, placeAt(dialect, tag.start, tag.name.length + 1));
}

function noteUnknown(state: StateBlock, tag: Tag): void {
  if (isUnderstood(tag) || !isComponentName(tag.name)) return;
  const dialect = stateOf(state.env);
  if (isImportedPicture(tag.name, findLine(dialect.lineStarts, tag.start), dialect)) return;
  note(dialect, "unknownComponent", tag.name, placeAt(dialect, tag.start, tag.name.length + 1));
}

/** So much of a component's inside tells what it begins with. */
const mostLooked = 1100;

function pushComponent(state: StateBlock, found: Container, written: Tag, range: BodyRange): void {
  const tag = renameComponent(
    written,
    state.src.slice(found.bodyStart, Math.min(found.bodyEnd, found.bodyStart + mostLooked)),
  );
  if (codeGroupComponents.has(tag.name)) {
    pushCodeGroup(state, range.map, () => tokenizeBody(state, found, range));
    return;
  }
  if (pushListComponent(state, tag, range.map, () => tokenizeBody(state, found, range))) return;
  const open = state.push("component_open", "", 1);
  open.meta = { tag };
  open.map = range.map;
  noteUnknown(state, tag);
  tokenizeBody(state, found, range);
  state.push("component_close", "", -1).meta = { tag };
}

/** A block of code written as a component; what is for the head of another site's page is left out. */
function pushScript(
  state: StateBlock,
  { bodyStart, bodyEnd }: Container,
  tag: Tag,
  { firstLine, lastLine }: BodyRange,
): void {
  if (tag.name !== "CodeBlock") return;
  const dialect = stateOf(state.env);
  const scope = scopeAt(firstLine, dialect);
  const inside = state.src.slice(bodyStart, bodyEnd);
  const { code, line } = readCodeBlock(inside, (name) => takeWord(name, scope, dialect.wordRoom));
  const raw = findRawFile(inside, scope);
  const token = state.push("fence", "code", 0);
  token.info = toFenceInfo(replaceAttributes(tag, scope, dialect.wordRoom));
  token.content = raw === undefined ? code : `{{ inline ${raw.path} }}\n`;
  if (raw !== undefined) token.meta = { raw };
  // The first line of a fence is its mark.
  token.map = [firstLine + line - 1, lastLine + 1];
}

function pushAdmonition(
  state: StateBlock,
  found: Container,
  { type, title, titleStart }: NonNullable<Container["admonition"]>,
  range: BodyRange,
): void {
  if (found.tag === undefined && type === codeGroup) {
    pushCodeGroup(state, range.map, () => tokenizeBody(state, found, range));
    return;
  }
  if (found.tag === undefined && type === "mermaid") {
    pushDiagram(state, found, range);
    return;
  }
  if (found.tag === undefined && bareContainers.has(type)) {
    pushBare(state, () => tokenizeBody(state, found, range));
    return;
  }
  // What VitePress has for them: `::: details More {open}`.
  const isOpen = found.tag === undefined && title.endsWith("{open}");
  const fold = type === "details" ? (isOpen ? "open" : "closed") : undefined;
  const tag = fold === undefined ? "div" : "details";
  const findType = found.tag === undefined ? findAdmonitionType : findCalloutType;
  const known = fold === undefined ? findType(type) : ({ label: "Details", tone: "neutral" } as const);
  const dialect = stateOf(state.env);
  if (known === undefined) note(dialect, "unknownAdmonition", type, placeAt(dialect, found.start, type.length + 3));
  // A component says its title in an attribute, where brackets and braces are what they are.
  const words = found.tag === undefined ? readAdmonitionTitle(isOpen ? title.slice(0, -6).trimEnd() : title) : title;
  const open = state.push("admonition_open", tag, 1);
  open.map = range.map;
  open.meta = { label: known?.label ?? capitalize(type), tone: known?.tone ?? "neutral", fold };
  const first = state.tokens.length;
  if (words !== "") {
    const line = findLine(dialect.lineStarts, titleStart);
    state.push("admonition_title_open", "p", 1).meta = { fold };
    pushInline(state, words, line);
    state.push("admonition_title_close", "p", -1).meta = { fold };
  }
  const titled = state.tokens.length;
  tokenizeBody(state, found, range);
  // Words on the first line are the title of what follows, and the text where nothing does.
  if (titled > first && state.tokens.length === titled) turnIntoParagraph(state.tokens, first);
  state.push("admonition_close", tag, -1);
}

/** What VitePress neither fills in nor styles, and a video's frame in wikis of Azure DevOps. */
const bareContainers: ReadonlySet<string> = new Set(["v-pre", "raw", "video"]);

/** A diagram as wikis of Azure DevOps have it. */
function pushDiagram(state: StateBlock, { bodyStart, bodyEnd }: Container, { map, lastLine }: BodyRange): void {
  const end = Math.min(bodyEnd, state.eMarks[lastLine] ?? bodyEnd);
  const token = state.push("fence", "code", 0);
  token.info = "mermaid";
  token.content = `${state.src
    .slice(bodyStart, end)
    .replace(/^[ \t]*\n/, "")
    .trimEnd()}\n`;
  token.map = map;
}

function capitalize(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

function turnIntoParagraph(tokens: readonly Token[], index: number): void {
  const open = tokens[index];
  const close = tokens[index + 2];
  if (open !== undefined) open.type = "paragraph_open";
  if (close !== undefined) close.type = "paragraph_close";
}

function pushParagraph(state: StateBlock, start: number, line: number): void {
  state.push("paragraph_open", "p", 1).map = [line, line + 1];
  pushInline(state, state.src.slice(start, state.eMarks[line]).trim(), line);
  state.push("paragraph_close", "p", -1);
}

function pushInline(state: StateBlock, content: string, line: number): void {
  const inline = state.push("inline", "", 0);
  inline.content = content;
  inline.map = [line, line + 1];
  inline.children = [];
}

/** The lines between the marks of a container. */
interface BodyRange {
  readonly firstLine: number;
  readonly lastLine: number;
  /** Whether the closing mark is on the last line; it is not where a list or quote ends before. */
  readonly closes: boolean;
  readonly map: [number, number];
}

function findRange(state: StateBlock, found: Container, startLine: number, endLine: number): BodyRange {
  const { lineStarts } = stateOf(state.env);
  const firstLine = findLine(lineStarts, found.bodyStart);
  const closeLine = findLine(lineStarts, found.bodyEnd);
  const limit = Math.min(closeLine + 1, endLine);
  let outside = firstLine + 1;
  while (outside < limit && (state.isEmpty(outside) || (state.sCount[outside] ?? 0) >= state.blkIndent)) outside += 1;
  const closes = outside > closeLine;
  const lastLine = closes ? closeLine : outside - 1;
  return { firstLine, lastLine, closes, map: [startLine, Math.max(startLine, lastLine) + 1] };
}

/** Reads the lines inside as blocks. They are cut to size for that and put back afterwards. */
function tokenizeBody(state: StateBlock, found: Container, range: BodyRange): void {
  const { firstLine, lastLine, closes } = range;
  const { blkIndent, parentType, lineMax, listIndent } = state;
  const restore = saveLines(state, [firstLine, lastLine]);
  const end = lastLine > firstLine ? findText(state, state.bMarks[lastLine] ?? 0, lastLine) : undefined;
  // The line of a closing tag is set in as the tag is that opens it.
  const isTagLine = closes && end !== undefined && end >= found.bodyEnd;
  state.blkIndent = findIndent(state, { firstLine, lastLine: isTagLine ? lastLine - 1 : lastLine });
  startLineAt(state, firstLine, found.bodyStart);
  if (closes) state.eMarks[lastLine] = Math.max(found.bodyEnd, state.bMarks[lastLine] ?? 0);
  state.parentType = "container";
  state.listIndent = -1;
  state.lineMax = Math.min(lastLine + 1, lineMax);
  state.md.block.tokenize(state, firstLine, state.lineMax);
  Object.assign(state, { blkIndent, parentType, lineMax, listIndent });
  restore();
}

/** The least indentation inside: authors set in what is inside a tag, and mean no code by it. */
function findIndent(state: StateBlock, { firstLine, lastLine }: Pick<BodyRange, "firstLine" | "lastLine">): number {
  let indent = Number.POSITIVE_INFINITY;
  for (let line = firstLine + 1; line <= lastLine && indent > state.blkIndent; line += 1) {
    if (!state.isEmpty(line)) indent = Math.min(indent, state.sCount[line] ?? 0);
  }
  return Number.isFinite(indent) ? Math.max(indent, state.blkIndent) : state.blkIndent;
}

/** Lets a line begin at an offset inside of it, without indentation. */
function startLineAt(state: StateBlock, line: number, offset: number): void {
  const text = findText(state, offset, line) ?? state.eMarks[line] ?? offset;
  state.bMarks[line] = offset;
  state.tShift[line] = Math.max(text - offset, 0);
  state.sCount[line] = state.blkIndent;
}

/** Offset of the first character on the line that is no space; undefined when there is none. */
function findText(state: StateBlock, from: number, line: number): number | undefined {
  const end = state.eMarks[line] ?? from;
  let text = from;
  while (text < end && (state.src[text] === " " || state.src[text] === "\t")) text += 1;
  return text < end ? text : undefined;
}

function saveLines({ bMarks, eMarks, tShift, sCount }: StateBlock, lines: readonly number[]): () => void {
  const saved = lines.map((line) => [line, bMarks[line], eMarks[line], tShift[line], sCount[line]] as const);
  return () => {
    for (const [line, start = 0, end = 0, shift = 0, indent = 0] of saved) {
      bMarks[line] = start;
      eMarks[line] = end;
      tShift[line] = shift;
      sCount[line] = indent;
    }
  };
}
