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
    return close < 0 ? findTagEnd(html, tag) + 1 : close + 3;
  }
  if (next === slash) {
    const end = findTagEnd(html, tag);
    const name = html.slice(tag + 2, end).trim();
    closeElement(open, name.toLowerCase());
    return end + 1;
  }
  const name = /[a-z][a-z0-9-]*/iy;
  name.lastIndex = tag + 1;
  const match = name.exec(html);
  if (match === null) {
    open.at(-1)?.children.push("<");
    return tag + 1;
  }
  const end = findTagEnd(html, tag);
  const element: OpenElement = {
    name: match[0].toLowerCase(),
    attributes: readAttributes(html.slice(name.lastIndex, end)),
    children: [],
  };
  open.at(-1)?.children.push(element);
  const isClosed = voidElements.has(element.name) || html[end - 1] === "/";
  if (!isClosed && open.length < deepest) open.push(element);
  return end + 1;
}

const exclamationMark = 33;
const slash = 47;

/** The offset of the `>` that ends a tag; quoted values may hold others. */
function findTagEnd(html: string, tag: number): number {
  const end = html.indexOf(">", tag);
  if (end < 0) return html.length;
  // Looked for in the tag alone: the next quote may be far away, and would be so for every tag on the way to it.
  if (!html.slice(tag, end).includes('"')) return end;
  const rest = /"[^"]*"|'[^']*'|>/g;
  rest.lastIndex = tag;
  for (let match = rest.exec(html); match !== null; match = rest.exec(html)) if (match[0] === ">") return match.index;
  return html.length;
}

function closeElement(open: OpenElement[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index > 0) open.length = index;
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  if (text === "" || text === "/") return noAttributes;
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single, bare] of text.matchAll(
    /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
  )) {
    attributes.set(name.toLowerCase(), resolveEntities(double ?? single ?? bare ?? ""));
  }
  return attributes;
}

const entities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
]);

function resolveEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities.get(name) ?? whole;
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
    },
  );
}

/** All text of a piece of markup, white space as it stands. */
export function textOf(markup: readonly Markup[]): string {
  return markup.map((piece) => (typeof piece === "string" ? piece : textOf(piece.children))).join("");
}

/** Whether an element has a class. */
export function hasClass({ attributes }: MarkupElement, name: string): boolean {
  const classes = attributes.get("class");
  return classes !== undefined && (classes === name || ` ${classes} `.includes(` ${name} `));
}
