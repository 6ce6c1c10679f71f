import type { MarkdownIt, StateBlock, StateCore, StateInline, Token } from "markdown-it";
import { findAdmonitionType, type AdmonitionType } from "../containers/admonition-types.ts";
import { stateOf } from "../dialect-state.ts";
import { isWordAlone } from "./is-word-alone.ts";
import { readAttributes, type WrittenAttributes } from "./read-attributes.ts";
import { scanIsland } from "../html/scan-islands.ts";

/*
 * Lists of attributes, as kramdown and MkDocs have them. Looks are the theme's, so that most are left out; what they say of a text
 * is kept: an id, a title of code, and that a quote is a note.
 */

/** Teaches the dialect lists of attributes. */
export function addAttributeRules(markdown: MarkdownIt): void {
  const alt = ["paragraph", "reference", "blockquote", "list"];
  markdown.block.ruler.before("table", "attribute_line", attributeLine, { alt });
  markdown.inline.ruler.before("html_inline", "attributes", inlineAttributes);
  markdown.inline.ruler.before("link", "attributed_words", attributedWords);
}

function attributeLine(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  if (state.src[start] !== "{" || (state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  const found = readAttributes(state.src, start);
  if (found === undefined || state.src.slice(found.end, state.eMarks[startLine]).trim() !== "") return false;
  const { attributes, isMarked } = found;
  const isBehind = startLine > 0 && !state.isEmpty(startLine - 1);
  const isBefore = startLine + 1 < endLine && !state.isEmpty(startLine + 1);
  // What belongs to nothing is shown, as `{:id}` and `{name=value}` are in texts about code.
  const isNamed = attributes.id !== undefined || attributes.classes.length > 0;
  if (!isBehind && !(isMarked ? isBefore || !isWordAlone(attributes) : isBefore && isNamed)) return false;
  if (silent) return true;
  const { id } = attributes;
  if (id !== undefined) {
    pushAnchor(state, "html_block", id).map = [startLine, startLine + 1];
  }
  const token = state.push("attributes", "", 0);
  token.hidden = true;
  token.meta = { attributes, isBehind, isBefore };
  state.line = startLine + 1;
  return true;
}

/** Right behind a link, a picture, code or strong words; with a colon and more than a word, anywhere. */
function inlineAttributes(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== "{") return false;
  const found = readAttributes(src, pos);
  if (found === undefined || found.end > posMax) return false;
  const isFree = found.isMarked && !isWordAlone(found.attributes);
  if (!isFree && !/[)\]`*>]/.test(src[pos - 1] ?? " ")) return false;
  const { id, named, words } = found.attributes;
  if (!silent) {
    if (words.includes("download") || named.has("download")) markDownload(state);
    state.push("comment", "", 0).hidden = true;
    if (id !== undefined) pushAnchor(state, "html_inline", id);
  }
  state.pos = found.end;
  return true;
}

/** Marks the link that has just ended as one to a file for readers to keep. */
function markDownload({ tokens, level }: StateInline): void {
  if (tokens.at(-1)?.type !== "link_close") return;
  const open = tokens.findLast((token) => token.type === "link_open" && token.level === level);
  if (open !== undefined) open.meta = { ...open.meta, isDownload: true };
}

/** `[words]{.term}`, as MyST, Pandoc and others have it, whose brackets are no words. */
function attributedWords(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  // Right behind a word it is an index.
  if (src[pos] !== "[" || src[pos + 1] === "^" || /\w/.test(src[pos - 1] ?? " ")) return false;
  const end = state.md.helpers.parseLinkLabel(state, pos);
  if (end < pos + 2 || src[end + 1] !== "{") return false;
  const found = readAttributes(src, end + 1);
  if (found === undefined || found.end > posMax || isReference(state, src.slice(pos + 1, end))) return false;
  if (!silent) {
    if (found.attributes.id !== undefined) pushAnchor(state, "html_inline", found.attributes.id);
    state.pos = pos + 1;
    state.posMax = end;
    state.md.inline.tokenize(state);
    state.posMax = posMax;
  }
  state.pos = found.end;
  return true;
}

function isReference({ env, md }: StateInline, label: string): boolean {
  return env.references?.[md.utils.normalizeReference(label)] !== undefined;
}

/** The place of that name, as if it were written in HTML. */
function pushAnchor(state: StateBlock | StateInline, type: "html_block" | "html_inline", id: string): Token {
  const anchor = state.push(type, "", 0);
  anchor.content = `<a id="${id}"></a>`;
  anchor.meta = { pieces: scanIsland(anchor.content, new Set([...stateOf(state.env).closedNames, "a"])) };
  return anchor;
}

/** Gives lines of attributes to what stands behind or before them. */
export function applyAttributes(state: StateCore): void {
  if (!state.tokens.some(({ type }) => type === "attributes")) return;
  const left: Token[] = [];
  const dropped = new Set<Token>();
  for (const [index, token] of state.tokens.entries()) {
    if (token.type === "attributes") apply(token, state.tokens.slice(index + 1, index + 5), { before: left, dropped });
    else if (!dropped.has(token)) left.push(token);
  }
  state.tokens = left.flatMap((token) => wrap(token, state));
}

interface Applying {
  /** What stands before it, which may change. */
  readonly before: Token[];
  /** What is left out behind it. */
  readonly dropped: Set<Token>;
}

function apply(token: Token, behind: readonly Token[], { before, dropped }: Applying): void {
  const attributes = token.meta?.["attributes"] as WrittenAttributes;
  const [next] = behind;
  const last = token.meta?.["isBehind"] === true ? before.at(-1) : undefined;
  const title = attributes.named.get("file") ?? attributes.named.get("title");
  if (attributes.words.includes("toc") && last?.type.endsWith("_list_close") === true) {
    before.splice(findOpen(before, last));
    if (next !== undefined && dropFold(before, next)) dropped.add(next);
  } else if (last?.type === "fence" && title !== undefined) {
    last.info = `${last.info.trimEnd()} title="${title}"`;
  }
  const type = attributes.classes.map(toType).find((one) => one !== undefined);
  if (type === undefined) return;
  if (last?.type === "paragraph_close" && last.level === token.level) {
    markParagraph(before[findOpen(before, last)], last, type);
  } else if (token.meta?.["isBefore"] === true && next?.level === token.level && next.type === "blockquote_open") {
    next.meta = { ...next.meta, admonition: type };
    if (attributes.classes.some((name) => name.endsWith("-title"))) turnIntoTitle(behind);
  } else if (token.meta?.["isBefore"] === true && next?.level === token.level && next.type === "paragraph_open") {
    markParagraph(next, behind[2], type);
  } else if (last?.type === "blockquote_close" && last.level === token.level) {
    const open = before[findOpen(before, last)];
    if (open !== undefined) open.meta = { ...open.meta, admonition: type };
  }
}

const foldStart = /^\s*<details\b[^<>]*>\s*<summary\b[^<>]*>[^<>]*<\/summary>\s*$/i;

/** What folds nothing but a list of headings is left out with it; gives whether it was there. */
function dropFold(before: Token[], next: Token): boolean {
  if (next.type !== "html_block" || !/^\s*<\/details>\s*$/i.test(next.content)) return false;
  for (const count of [1, 2]) {
    const tags = before.slice(-count);
    if (!tags.every(({ type }) => type === "html_block")) return false;
    if (!foldStart.test(tags.map(({ content }) => content).join(""))) continue;
    before.splice(-count);
    return true;
  }
  return false;
}

function markParagraph(open: Token | undefined, close: Token | undefined, type: AdmonitionType): void {
  if (open?.type !== "paragraph_open" || close?.type !== "paragraph_close") return;
  open.meta = { ...open.meta, wrap: type };
  close.meta = { ...close.meta, wrap: type };
}

/** A paragraph that is a note stands in one. */
function wrap(token: Token, state: StateCore): readonly Token[] {
  const type = token.meta?.["wrap"] as AdmonitionType | undefined;
  if (type === undefined) return [token];
  const isOpen = token.type === "paragraph_open";
  const around = new state.Token(isOpen ? "admonition_open" : "admonition_close", "div", token.nesting);
  around.block = true;
  around.level = token.level;
  if (!isOpen) return [token, around];
  around.map = token.map;
  around.meta = { ...type };
  return [around, token];
}

/** The first paragraph of a quote as the title of the note that it is. */
function turnIntoTitle([, open, , close]: readonly Token[]): void {
  if (open?.type !== "paragraph_open" || close?.type !== "paragraph_close") return;
  open.type = "admonition_title_open";
  close.type = "admonition_title_close";
}

/** `.note` and `.note-title` of one theme, `.prompt-tip` of another. */
function toType(className: string): AdmonitionType | undefined {
  return findAdmonitionType(className.replace(/^prompt-/, "").replace(/-title$/, ""));
}

function findOpen(tokens: readonly Token[], close: Token): number {
  const type = close.type.replace(/_close$/, "_open");
  return tokens.findLastIndex((token) => token.type === type && token.level === close.level);
}
