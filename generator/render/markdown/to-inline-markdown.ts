/*
 * Words, names, links and marks on a line: the part of a page's markup that stands in paragraphs,
 * headings and cells.
 */
import { escapeText, toCodeSpan, toTarget } from "./escape-markdown.ts";
import { hasClass, textOf, type Markup, type MarkupElement } from "./parse-markup.ts";

/** Where a link of the page leads in Markdown. */
export type ToHref = (href: string) => string;

/** What goes along from the first piece of a page to the last. */
export interface Conversion {
  readonly toHref: ToHref;
  /** Level of the heading that was met last. */
  headingLevel: number;
  /** Language of the code in a listing, as the listing names it. */
  language?: string | undefined;
}

const skippedElements: ReadonlySet<string> = new Set(
  "audio button canvas embed iframe legend link meta meter nav object progress script select style svg template textarea video".split(
    " ",
  ),
);

/** Parts of pages that only serve to choose what is seen, or that a twin's own head says. */
const skippedClasses = ["tab-bar", "page-noun"];

/** Whether an element is none of what the page says. */
export function isSkipped(element: MarkupElement): boolean {
  const { name, attributes } = element;
  if (skippedElements.has(name)) return true;
  if (attributes.size === 0) return false;
  return (
    attributes.get("aria-hidden") === "true" ||
    attributes.get("rel") === "alternate" ||
    skippedClasses.some((className) => hasClass(element, className))
  );
}

/** Inline markup on one line; line breaks that the page has are line ends. */
export function toInline(markup: readonly Markup[], conversion: Conversion): string {
  const line = inlineOf(markup, conversion)
    .replace(/[\t\f\r][ \t\f\r]*| [ \t\f\r]+/g, " ")
    .trim();
  return line.includes("\n") ? line.replace(/ ?\n ?/g, "\n") : line;
}

function inlineOf(markup: readonly Markup[], conversion: Conversion): string {
  let text = "";
  let last = "";
  for (const piece of markup) {
    const added = typeof piece === "string" ? escapeText(joinBlanks(piece)) : inlineElement(piece, conversion);
    if (added === "") continue;
    // Two code spans would become one, and code looks glued to a link before it.
    text += added.startsWith("`") && (last.endsWith("`") || last.endsWith(")")) ? ` ${added}` : added;
    last = added;
  }
  return text;
}

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
  if (isSkipped(element)) return "";
  const { name, attributes, children } = element;
  // What is drawn by the style sheet says so in words to those who don't see it.
  if (attributes.get("role") === "img") return ` ${escapeText(attributes.get("aria-label") ?? "")} `;
  const mark = emphases.get(name);
  if (mark !== undefined) return emphasise(inlineOf(children, conversion), mark);
  switch (name) {
    case "br":
      return "\n";
    case "wbr":
      return "";
    case "code":
    case "kbd":
    case "samp":
      return toInlineCode(element, conversion);
    case "a":
      return toLink(element, conversion);
    case "img":
      return toPicture(attributes, conversion);
    case "input":
      return attributes.get("type") === "checkbox" ? (attributes.has("checked") ? "[x] " : "[ ] ") : "";
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

/** A span with a class is set apart by the style sheet, where Markdown needs a blank; a mark is emphasised. */
function toSpan(element: MarkupElement, conversion: Conversion): string {
  const text = inlineOf(element.children, conversion);
  if (!element.attributes.has("class") || hasClass(element, "unresolved") || hasClass(element, "missing-picture"))
    return text;
  if (hasClass(element, "badge")) return ` ${emphasise(text, "*")} `;
  if (hasClass(element, "count") || hasClass(element, "heading-note"))
    return text.trim() === "" ? "" : ` (${text.trim()}) `;
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
  if (links.length === 1 && typeof only === "object" && textOf([only]).trim() === text.trim()) return links[0] ?? "";
  return `${code} (${links.join(", ")})`;
}

/** The links in code, each once. */
export function listLinks(markup: readonly Markup[], conversion: Conversion): readonly string[] {
  const links = new Set<string>();
  for (const piece of markup) {
    if (typeof piece === "string") continue;
    const href = piece.name === "a" ? piece.attributes.get("href") : undefined;
    if (href === undefined) for (const link of listLinks(piece.children, conversion)) links.add(link);
    else if (isElsewhere(href)) {
      links.add(`[${toCodeSpan(textOf(piece.children))}](${toTarget(conversion.toHref(href))})`);
    }
  }
  return [...links];
}

/** Anchors are a matter of the page; in Markdown there is nothing that they could lead to. */
function isElsewhere(href: string): boolean {
  return href !== "" && !href.startsWith("#");
}

function toLink(element: MarkupElement, conversion: Conversion): string {
  const { attributes, children } = element;
  const inner = inlineOf(children, conversion);
  const label = inner.trim() === "" ? escapeText(attributes.get("aria-label") ?? "") : inner;
  const href = attributes.get("href");
  if (href === undefined || !isElsewhere(href) || label.trim() === "") return label;
  const target = toTarget(conversion.toHref(href));
  const trimmed = label.trim().replaceAll("\n", " ");
  const start = label.indexOf(label.trim());
  return `${label.slice(0, start)}[${trimmed}](${target})${label.slice(start + label.trim().length)}`;
}

function toPicture(attributes: ReadonlyMap<string, string>, conversion: Conversion): string {
  const source = attributes.get("src");
  const label = escapeText((attributes.get("alt") ?? "").replace(/\s+/g, " ").trim());
  return source === undefined ? label : `![${label}](${toTarget(conversion.toHref(source))})`;
}
