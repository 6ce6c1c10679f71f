/**
 * A piece of a page's markup: text with its entities resolved, or an element. Only what the site's
 * own templates and the sanitised parts of hand-written pages contain has to be understood.
 */
export type Markup = string | MarkupElement;

export interface MarkupElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Markup[];
}

interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Markup[];
}

const voidElements: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);

/** Elements further in become children of the last one that counts, so that no page exhausts the stack. */
const deepest = 200;

const noAttributes: ReadonlyMap<string, string> = new Map();

/** What stands between two offsets of a document, as a tree. Takes time in proportion to the text. */
export function parseMarkup(html: string, from = 0, to = html.length): readonly Markup[] {
  const root: OpenElement = { name: "", attributes: noAttributes, children: [] };
  const open: OpenElement[] = [root];
  let at = from;
  while (at < to) {
    const top = open.at(-1) ?? root;
    const tag = html.indexOf("<", at);
    const textEnd = tag < 0 || tag > to ? to : tag;
    if (textEnd > at) top.children.push(resolveEntities(html.slice(at, textEnd)));
    if (textEnd === to) break;
    at = readTag(html, tag, open);
  }
  return root.children;
}

/** Takes in the tag at an offset; what comes next begins at the offset that is returned. */
function readTag(html: string, tag: number, open: OpenElement[]): number {
  const next = html.charCodeAt(tag + 1);
  if (next === exclamationMark) {
    // A comment may hold what looks like tags.
    const isComment = html.startsWith("<!--", tag);
    const close = isComment ? html.indexOf("-->", tag + 4) : -1;
    return close < 0 ? readAttributes(html, tag + 2).end + 1 : close + 3;
  }
  if (next === slash) {
    const top = open.at(-1);
    const topEnd = tag + 2 + (top?.name.length ?? 0);
    // Nearly always it is the innermost that ends.
    if (
      top !== undefined &&
      open.length > 1 &&
      html.charCodeAt(topEnd) === greaterThan &&
      html.startsWith(top.name, tag + 2)
    ) {
      open.pop();
      return topEnd + 1;
    }
    const nameEnd = findNameEnd(html, tag + 2);
    // Behind the name there is next to never anything.
    const end = html.charCodeAt(nameEnd) === greaterThan ? nameEnd : readAttributes(html, tag + 2).end;
    closeElement(
      open,
      html
        .slice(tag + 2, end)
        .trim()
        .toLowerCase(),
    );
    return end + 1;
  }
  const nameEnd = findNameEnd(html, tag + 1);
  if (nameEnd === tag + 1) {
    open.at(-1)?.children.push("<");
    return nameEnd;
  }
  const { attributes, end } = readAttributes(html, nameEnd);
  const element: OpenElement = { name: toName(html.slice(tag + 1, nameEnd)), attributes, children: [] };
  open.at(-1)?.children.push(element);
  const isClosed = voidElements.has(element.name) || html.charCodeAt(end - 1) === slash;
  if (!isClosed && open.length < deepest) open.push(element);
  return end + 1;
}

/** Names as they are written in nearly all markup: small, and one text for all that have it. */
const usualNames: ReadonlyMap<string, string> = new Map(
  (
    "a aside b blockquote br button circle code dd details div dl dt em fieldset figure footer g h1 h2 h3 h4 h5 h6 header hr " +
    "img input kbd label legend li main nav ol p path pre rect s section small span strong summary svg table tbody td text " +
    "th thead tr tspan ul use wbr"
  )
    .split(" ")
    .map((name) => [name, name]),
);

function toName(written: string): string {
  return usualNames.get(written) ?? written.toLowerCase();
}

const exclamationMark = 33;
const doubleQuote = 34;
const singleQuote = 39;
const hyphen = 45;
const slash = 47;
const equalsSign = 61;
const greaterThan = 62;

/** Where the name of an element ends that begins at the offset; there, if none begins. */
function findNameEnd(html: string, start: number): number {
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

interface TagRest {
  readonly attributes: ReadonlyMap<string, string>;
  /** Offset of the `>`, or of the end of the text if there is none. */
  readonly end: number;
}

/** Reads what stands between the name of a tag and its end. Letter by letter: pages have hundreds of thousands of attributes. */
function readAttributes(html: string, from: number): TagRest {
  let attributes: Map<string, string> | undefined;
  let at = from;
  while (at < html.length && html.charCodeAt(at) !== greaterThan) {
    const start = at;
    while (isInAttribute(html.charCodeAt(at))) at += 1;
    if (at === start) {
      at += 1;
      continue;
    }
    const name = html.slice(start, at).toLowerCase();
    const equals = skipBlanks(html, at);
    let value = "";
    if (html.charCodeAt(equals) === equalsSign) {
      const begin = skipBlanks(html, equals + 1);
      const mark = html.charCodeAt(begin);
      const isQuoted = mark === doubleQuote || mark === singleQuote;
      const valueStart = isQuoted ? begin + 1 : begin;
      at = isQuoted ? findQuote(html, mark, valueStart) : findBareEnd(html, valueStart);
      value = html.slice(valueStart, at);
      if (isQuoted) at += 1;
    }
    attributes ??= new Map();
    attributes.set(name, resolveEntities(value));
  }
  return { attributes: attributes ?? noAttributes, end: Math.min(at, html.length) };
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

function closeElement(open: OpenElement[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index > 0) open.splice(index);
}

const entities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
]);

/** From one `&` to the next: most of them begin an entity, and an expression would look at each letter between. */
function resolveEntities(text: string): string {
  let from = text.indexOf("&");
  if (from < 0) return text;
  let resolved = text.slice(0, from);
  while (from >= 0) {
    const begin = from + 1;
    const length = text.slice(begin, begin + longestEntity + 1).indexOf(";");
    const value = length < 0 ? undefined : resolveEntity(text.slice(begin, begin + length));
    const end = value === undefined ? begin : begin + length + 1;
    from = text.indexOf("&", end);
    resolved += (value ?? "&") + text.slice(end, from < 0 ? text.length : from);
  }
  return resolved;
}

/** In letters between the `&` and the `;`, of those that are resolved. */
const longestEntity = 8;

function resolveEntity(name: string): string | undefined {
  const known = entities.get(name);
  if (known !== undefined || !name.startsWith("#")) return known;
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : undefined;
}

/** All text of a piece of markup, white space as it stands. */
export function textOf(markup: readonly Markup[]): string {
  return markup.map((piece) => (typeof piece === "string" ? piece : textOf(piece.children))).join("");
}

/** Whether an element has a class. */
export function hasClass({ attributes }: MarkupElement, name: string): boolean {
  const classes = attributes.get("class");
  if (classes === undefined || !classes.includes(name)) return false;
  return classes === name || ` ${classes} `.includes(` ${name} `);
}
