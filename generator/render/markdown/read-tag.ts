import { resolveEntities } from "./resolve-entities.ts";
import { attributeNames, createTag, type Attributes, type Tag } from "./tag.ts";

/** Reads the start tag whose `<` is at an offset, and which has a name. */
export type ReadTag = (html: string, start: number) => Tag;

/** A reader that knows the tags again that it has read. */
export function createTagReader(): ReadTag {
  const usual = new Map<string, Tag>();
  return (html, start) => {
    const text = findShortTag(html, start);
    // What is a tag by itself is one wherever it stands.
    const known = usual.get(text);
    if (known !== undefined) return known;
    const tag = readTag(html, start);
    const isWhole = tag.length === text.length;
    if (isWhole && usual.size < mostUsual && !isSingular.test(text)) usual.set(copy(text), tag);
    return tag;
  };
}

/** Sites have a hundred or two. */
const mostUsual = 1000;

/** Addresses and anchors are those of one place. */
const isSingular = / (?:href|id|src)=/;

/** Nearly all tags are shorter than this, but for addresses. */
const longestShort = 64;

/** The text from an offset to the first `>`, which most tags end with; nothing if that is far away. */
function findShortTag(html: string, start: number): string {
  const last = start + longestShort;
  for (let at = start + 2; at < last; at += 1) {
    if (html.charCodeAt(at) === greaterThan) return html.slice(start, at + 1);
  }
  return "";
}

/** Without it, a piece of a document would keep the document. */
function copy(text: string): string {
  return Buffer.from(text).toString();
}

function readTag(html: string, start: number): Tag {
  const nameEnd = findNameEnd(html, start + 1);
  const { attributes, end } = readAttributes(html, nameEnd);
  const isSelfClosing = html.charCodeAt(end - 1) === slash;
  return createTag(toLowerCase(html.slice(start + 1, nameEnd)), {
    attributes,
    isSelfClosing,
    length: end + 1 - start,
  });
}

/** Where the name of an element ends that begins at the offset; there, if none begins. */
export function findNameEnd(html: string, start: number): number {
  let at = start;
  while (isLetter(html.charCodeAt(at)) || (at > start && isInName(html.charCodeAt(at)))) at += 1;
  return at;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isInName(code: number): boolean {
  return (code >= 48 && code <= 57) || code === hyphen;
}

const doubleQuote = 34;
const singleQuote = 39;
const hyphen = 45;
const slash = 47;
const equalsSign = 61;
const greaterThan = 62;

interface TagRest {
  readonly attributes: Attributes;
  /** Offset of the `>`, or of the end of the text if there is none. */
  readonly end: number;
}

type AttributeName = (typeof attributeNames)[number];

const wanted: ReadonlyMap<string, AttributeName> = new Map(attributeNames.map((name) => [name, name]));

/** Reads what stands between the name of a tag and its end. Letter by letter: pages have hundreds of thousands of attributes. */
export function readAttributes(html: string, from: number): TagRest {
  const attributes: Partial<Record<AttributeName, string>> = {};
  let at = from;
  while (at < html.length && html.charCodeAt(at) !== greaterThan) {
    const start = at;
    while (isInAttribute(html.charCodeAt(at))) at += 1;
    if (at === start) {
      at += 1;
      continue;
    }
    const written = html.slice(start, at);
    const name = wanted.get(toLowerCase(written));
    const equals = skipBlanks(html, at);
    let value = "";
    if (html.charCodeAt(equals) === equalsSign) {
      const begin = skipBlanks(html, equals + 1);
      const mark = html.charCodeAt(begin);
      const isQuoted = mark === doubleQuote || mark === singleQuote;
      const valueStart = isQuoted ? begin + 1 : begin;
      at = isQuoted ? findQuote(html, mark, valueStart) : findBareEnd(html, valueStart);
      if (name !== undefined) value = resolveEntities(html.slice(valueStart, at));
      if (isQuoted) at += 1;
    }
    if (name !== undefined) attributes[name] = value;
  }
  return { attributes, end: Math.min(at, html.length) };
}

/** Names are small letters in nearly all markup, which is seen sooner than made. */
function toLowerCase(name: string): string {
  return /[A-Z]/.test(name) ? name.toLowerCase() : name;
}

function isInAttribute(code: number): boolean {
  return (
    code > 32 &&
    code !== doubleQuote &&
    code !== singleQuote &&
    code !== slash &&
    code !== equalsSign &&
    code !== greaterThan
  );
}

function skipBlanks(html: string, start: number): number {
  let at = start;
  while (html.charCodeAt(at) <= 32) at += 1;
  return at;
}

function findQuote(html: string, mark: number, start: number): number {
  const end = html.indexOf(mark === doubleQuote ? '"' : "'", start);
  return end < 0 ? html.length : end;
}

function findBareEnd(html: string, start: number): number {
  let at = start;
  while (isInAttribute(html.charCodeAt(at)) || html.charCodeAt(at) === slash || html.charCodeAt(at) === equalsSign)
    at += 1;
  return at;
}
