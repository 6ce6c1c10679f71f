/*
 * Words, names, links and marks on a line: the part of a page's markup that stands in paragraphs,
 * headings and cells.
 */
import type { Slugger } from "../../markdown/headings/slugger.ts";
import { escapeText, toCodeSpan, toTarget } from "./escape-markdown.ts";
import { textOf, type Markup, type MarkupElement } from "./markup.ts";
import { hasClass, type Attributes } from "./tag.ts";

/** Where a link of the page leads in Markdown. */
export type ToHref = (href: string) => string;

/** What goes along from the first piece of a page to the last. */
export interface Conversion {
  readonly toHref: ToHref;
  /** Level of the heading that was met last. */
  headingLevel: number;
  /** Numbers headings that say the same, as whoever reads the Markdown does. */
  readonly slugger: Slugger;
  /** Language of the code in a listing, as the listing names it. */
  language?: string | undefined;
}

/** Inline markup on one line, all of a list or what is between two places in it; line breaks that the page has are line ends. */
export function toInline(markup: readonly Markup[], conversion: Conversion, start = 0, end = markup.length): string {
  const line = inlineOf(markup, conversion, start, end)
    .replace(/[\t\f\r][ \t\f\r]*| [ \t\f\r]+/g, " ")
    .trim();
  return line.includes("\n") ? line.replace(/ ?\n ?/g, "\n") : line;
}

function inlineOf(markup: readonly Markup[], conversion: Conversion, start = 0, end = markup.length): string {
  const texts: string[] = [];
  let last = "";
  for (let index = start; index < end; index += 1) {
    const piece = markup[index] ?? "";
    const added = typeof piece === "string" ? escapeText(joinBlanks(piece)) : inlineElement(piece, conversion);
    if (added === "") continue;
    // The blank that sets a span apart has no place before what goes on with the sentence.
    if (goesOn.test(added) && (typeof piece !== "string" || last.endsWith(" "))) {
      dropBlankEnd(texts);
      texts.push(added.trimStart());
    }
    // Two code spans would become one, and code looks glued to a link before it.
    else texts.push(added.startsWith("`") && (last.endsWith("`") || last.endsWith(")")) ? ` ${added}` : added);
    last = added;
  }
  return texts.join("");
}

/** Drops the blanks behind all the texts, of which only the last ones are looked at: there may be thousands. */
function dropBlankEnd(texts: string[]): void {
  let end: string | undefined = "";
  while (end === "") end = texts.pop()?.trimEnd();
  if (end !== undefined) texts.push(end);
}

/** A sign that stands close to the word before it, with the blank of a span. */
const goesOn = /^ ?[.,;:)](?=\s|$)/;

/** White space as it counts in a page: a run of it is one blank. Single blanks, which are most of it, stay untouched. */
function joinBlanks(text: string): string {
  return text.replace(/[^\S ]\s*| \s+/g, " ");
}

const emphases: ReadonlyMap<string, string> = new Map([
  ["strong", "**"],
  ["b", "**"],
  ["em", "*"],
  ["i", "*"],
  ["s", "~~"],
  ["del", "~~"],
]);

function inlineElement(element: MarkupElement, conversion: Conversion): string {
  const { tag, children } = element;
  if (tag.isSkipped) return "";
  const { name, attributes } = tag;
  // What is drawn by the style sheet says so in words to those who don't see it.
  if (attributes.role === "img") return ` ${escapeText(attributes["aria-label"] ?? "")} `;
  const mark = emphases.get(name);
  if (mark !== undefined) return emphasise(inlineOf(children, conversion), mark);
  switch (name) {
    case "br":
      return "\n";
    case "code":
    case "kbd":
    case "samp":
      return toInlineCode(element, conversion);
    case "a":
      return toLink(element, conversion);
    case "math":
      return toFormula(element);
    case "img":
      return toPicture(attributes, conversion);
    case "input":
      return attributes.type === "checkbox" ? (attributes.checked !== undefined ? "[x] " : "[ ] ") : "";
    case "span":
      return toSpan(element, conversion);
    default:
      return inlineOf(children, conversion);
  }
}

/** Marks around text; blanks at its ends would keep them from being marks. */
export function emphasise(text: string, mark: string): string {
  const trimmed = text.trim();
  if (trimmed === "") return text;
  const start = text.indexOf(trimmed);
  return `${text.slice(0, start)}${mark}${trimmed}${mark}${text.slice(start + trimmed.length)}`;
}

/** Classes of spans that stand in the middle of words. */
const unboxed = ["unresolved", "missing-picture", "formula-long"];

/** A span with a class is set apart by the style sheet, where Markdown needs a blank; a mark is emphasised. */
function toSpan({ tag, children }: MarkupElement, conversion: Conversion): string {
  const text = inlineOf(children, conversion);
  if (tag.attributes.class === undefined || unboxed.some((name) => hasClass(tag, name))) return text;
  if (hasClass(tag, "badge")) return ` ${emphasise(text, "*")} `;
  if (hasClass(tag, "count") || hasClass(tag, "heading-note")) return text.trim() === "" ? "" : ` (${text.trim()}) `;
  return ` ${text} `;
}

/** A code span cannot hold links: one around all of it goes outside, others follow. */
function toInlineCode({ children }: MarkupElement, conversion: Conversion): string {
  const text = textOf(children);
  const code = toCodeSpan(text);
  const links = listLinks(children, conversion);
  // Blanks at the ends of code belong to the words around it.
  if (links.length === 0) return (/^\s/.test(text) ? " " : "") + code + (/\s$/.test(text) ? " " : "");
  const [only] = children.filter((child) => typeof child !== "string" || child.trim() !== "");
  const [link = ""] = links;
  if (links.length === 1 && typeof only === "object" && textOf([only]).trim() === text.trim()) return link;
  // What is little more than what leads somewhere, as `String!` is, leads there.
  const end = link.indexOf("`](") + 1;
  return links.length === 1 && 2 * end > code.length ? `[${code}${link.slice(end)}` : `${code} (${links.join(", ")})`;
}

/** The links in code, each once. */
export function listLinks(markup: readonly Markup[], conversion: Conversion): readonly string[] {
  const links = new Set<string>();
  addLinks(markup, conversion, links);
  return [...links];
}

function addLinks(markup: readonly Markup[], conversion: Conversion, links: Set<string>): void {
  for (const piece of markup) {
    if (typeof piece === "string") continue;
    const { tag, children } = piece;
    const href = tag.name === "a" ? tag.attributes.href : undefined;
    if (href === undefined) addLinks(children, conversion, links);
    else if (isElsewhere(href)) links.add(`[${toCodeSpan(textOf(children))}](${toTarget(conversion.toHref(href))})`);
  }
}

/** Anchors are a matter of the page; in Markdown there is nothing that they could lead to. */
function isElsewhere(href: string): boolean {
  return href !== "" && !href.startsWith("#");
}

/** Of a note, or of the place that leads to it. */
const noteHref = /^#[^#]*~note-(\d{1,9})(-from)?$/;

/** What Markdown takes for an address in angle brackets, without signs that it would read as something else. */
const plainAddress = /^https?:\/\/[^\s<>\\&]+$/;

function toLink({ tag, children }: MarkupElement, conversion: Conversion): string {
  const { attributes } = tag;
  const note = attributes.href?.startsWith("#") === true ? noteHref.exec(attributes.href) : null;
  // A link back to the text is a matter of the page, too.
  if (note !== null) return note[2] === undefined ? `[^${note[1]}]` : "";
  const inner = inlineOf(children, conversion);
  const label = inner.trim() === "" ? escapeText(attributes["aria-label"] ?? "") : inner;
  const { href } = attributes;
  if (href === undefined || !isElsewhere(href) || label.trim() === "") return label;
  const target = toTarget(conversion.toHref(href));
  const trimmed = label.trim().replaceAll("\n", " ");
  const start = label.indexOf(label.trim());
  // An address that stands for itself is long enough once.
  const link = plainAddress.test(href) && textOf(children).trim() === href ? `<${href}>` : `[${trimmed}](${target})`;
  return `${label.slice(0, start)}${link}${label.slice(start + label.trim().length)}`;
}

/** The TeX that a formula was made from. A blank behind `<` means nothing in TeX, and keeps readers without formulas from a tag. */
export function toFormula({ children }: MarkupElement, mark = "$"): string {
  const source = findSource(children)?.trim() ?? textOf(children);
  return `${mark}${source.replace(/<(?=[A-Za-z/!?])/g, "< ")}${mark}`;
}

function findSource(markup: readonly Markup[]): string | undefined {
  for (const piece of markup) {
    if (typeof piece === "string") continue;
    const found = piece.tag.name === "annotation" ? textOf(piece.children) : findSource(piece.children);
    if (found !== undefined) return found;
  }
  return undefined;
}

function toPicture({ src: source, alt = "" }: Attributes, conversion: Conversion): string {
  const label = escapeText(alt.replace(/\s+/g, " ").trim());
  return source === undefined ? label : `![${label}](${toTarget(conversion.toHref(source))})`;
}
