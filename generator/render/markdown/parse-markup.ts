import type { Markup, MarkupElement } from "./markup.ts";
import { createTagReader, findNameEnd, readAttributes, type ReadTag } from "./read-tag.ts";
import { createTag, type Tag } from "./tag.ts";
import { resolveEntities } from "./resolve-entities.ts";

interface OpenElement extends MarkupElement {
  children: Markup[];
  holdsBlock: boolean;
}

/** Elements further in become children of the last one that counts, so that no page exhausts the stack. */
const deepest = 200;

/** What stands between two offsets of a document, as a tree. Takes time in proportion to the text. */
export function parseMarkup(
  html: string,
  from = 0,
  to = html.length,
  readTag: ReadTag = createTagReader(),
): readonly Markup[] {
  const root = createElement(createTag("", { attributes: {}, isSelfClosing: false, length: 0 }));
  const open: OpenElement[] = [root];
  let at = from;
  while (at < to) {
    const tag = html.indexOf("<", at);
    const textEnd = tag < 0 || tag > to ? to : tag;
    if (textEnd > at) addText(open.at(-1) ?? root, resolveEntities(html.slice(at, textEnd)));
    if (textEnd === to) break;
    const next = html.charCodeAt(tag + 1);
    if (next === exclamationMark) at = skipComment(html, tag);
    else if (next === slash) at = readEndTag(html, tag, open);
    else if (findNameEnd(html, tag + 1) > tag + 1) at = tag + addElement(readTag(html, tag), open).length;
    else {
      addText(open.at(-1) ?? root, "<");
      at = tag + 1;
    }
  }
  return root.children;
}

const exclamationMark = 33;
const slash = 47;
const greaterThan = 62;

/** A comment may hold what looks like tags. */
function skipComment(html: string, tag: number): number {
  const isComment = html.startsWith("<!--", tag);
  const close = isComment ? html.indexOf("-->", tag + 4) : -1;
  return close < 0 ? readAttributes(html, tag + 2).end + 1 : close + 3;
}

const none: Markup[] = [];

function createElement(tag: Tag): OpenElement {
  return { tag, children: none, holdsBlock: tag.isBlock };
}

/** Most elements have a single child, and a list of one is a small one only if it begins with it. */
function addPiece(element: OpenElement, piece: Markup): void {
  if (element.children === none) element.children = [piece];
  else element.children.push(piece);
}

/** What only a place to break a line stands between is one text, in which a sign is known by what is around it. */
function addText(element: OpenElement, text: string): void {
  const { children } = element;
  const last = children.at(-1);
  if (typeof last === "string") children[children.length - 1] = last + text;
  else addPiece(element, text);
}

function addElement(tag: Tag, open: OpenElement[]): Tag {
  if (tag.name === "wbr") return tag;
  const element = createElement(tag);
  const top = open.at(-1);
  if (top !== undefined) addPiece(top, element);
  if (tag.isBlock) markHolders(open);
  if (!tag.isClosed && open.length < deepest) open.push(element);
  return tag;
}

/** What is around one that is marked already, is marked as well. */
function markHolders(open: readonly OpenElement[]): void {
  for (let index = open.length - 1; index >= 0; index -= 1) {
    const element = open[index];
    if (element === undefined || element.holdsBlock || element.tag.isSkipped) return;
    element.holdsBlock = true;
  }
}

function readEndTag(html: string, tag: number, open: OpenElement[]): number {
  const name = open.at(-1)?.tag.name ?? "";
  const topEnd = tag + 2 + name.length;
  // Nearly always it is the innermost that ends.
  if (open.length > 1 && html.charCodeAt(topEnd) === greaterThan && html.startsWith(name, tag + 2)) {
    open.pop();
    return topEnd + 1;
  }
  const nameEnd = findNameEnd(html, tag + 2);
  // Behind the name there is next to never anything.
  const end = html.charCodeAt(nameEnd) === greaterThan ? nameEnd : readAttributes(html, tag + 2).end;
  const written = html.slice(tag + 2, end);
  closeElement(open, written.trim().toLowerCase());
  return end + 1;
}

function closeElement(open: OpenElement[], name: string): void {
  const index = open.findLastIndex(({ tag }) => tag.name === name);
  if (index > 0) open.splice(index);
}
