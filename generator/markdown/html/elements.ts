/**
 * Which HTML an author's Markdown may bring in. What is not listed is never written, so the list is
 * what keeps a page safe: no element here loads, runs or styles anything.
 */
export interface ElementRule {
  /** The element that is written; the same one unless told otherwise. */
  readonly as?: string | undefined;
  /** A class that it gets. */
  readonly className?: string | undefined;
  /** Attributes that are kept, besides `id`, `title`, `dir` and an alignment. */
  readonly attributes?: readonly string[] | undefined;
  /** Has neither content nor a closing tag. */
  readonly isVoid?: boolean | undefined;
  /** Can't stand inside of a paragraph. */
  readonly isBlock?: boolean | undefined;
  /** Means something only inside one of these. */
  readonly inside?: readonly string[] | undefined;
  /** Authors may leave out its closing tag. */
  readonly mayStayOpen?: boolean | undefined;
}

const inline: ElementRule = {};
const block: ElementRule = { isBlock: true };
/** A page has landmarks of its own; an author's would only confuse those who go by them. */
const section: ElementRule = { as: "div", isBlock: true };
const rowGroup: ElementRule = { isBlock: true, inside: ["table"], mayStayOpen: true };
const cell: ElementRule = {
  isBlock: true,
  inside: ["tr"],
  attributes: ["colspan", "rowspan"],
  mayStayOpen: true,
};

const rules: readonly (readonly [string, ElementRule])[] = [
  ...["b", "strong", "i", "em", "u", "s", "del", "ins", "sub", "sup", "kbd", "samp", "var", "code"].map(
    (name) => [name, inline] as const,
  ),
  ...["mark", "small", "abbr", "q", "cite", "dfn", "span"].map((name) => [name, inline] as const),
  ["tt", { as: "code" }],
  ["strike", { as: "s" }],
  ["a", { attributes: ["href", "name"] }],
  ["img", { attributes: ["src", "alt", "width", "height"], isVoid: true }],
  ["br", { isVoid: true }],
  ["wbr", { isVoid: true }],
  ["hr", { isVoid: true, isBlock: true }],
  ["p", { isBlock: true, mayStayOpen: true }],
  ["div", block],
  ["center", { as: "div", className: "align-center", isBlock: true }],
  // What Notion makes of a callout, and Slate of a notice.
  ["aside", { as: "div", className: "admonition", isBlock: true }],
  ...["section", "article", "header", "footer", "nav", "main", "address"].map((name) => [name, section] as const),
  ["blockquote", block],
  ["pre", block],
  ["figure", block],
  ["figcaption", { isBlock: true, inside: ["figure"] }],
  ["details", { isBlock: true, attributes: ["open"] }],
  ["summary", { isBlock: true, inside: ["details"] }],
  ["ul", block],
  ["ol", { isBlock: true, attributes: ["start"] }],
  ["li", { isBlock: true, inside: ["ul", "ol"], mayStayOpen: true }],
  ["dl", block],
  ["dt", { isBlock: true, inside: ["dl"], mayStayOpen: true }],
  ["dd", { isBlock: true, inside: ["dl"], mayStayOpen: true }],
  ["table", block],
  ["caption", { isBlock: true, inside: ["table"] }],
  ["thead", rowGroup],
  ["tbody", rowGroup],
  ["tfoot", rowGroup],
  ["tr", { isBlock: true, inside: ["table", "thead", "tbody", "tfoot"], mayStayOpen: true }],
  ["th", cell],
  ["td", cell],
  // The title of the page is its only heading of level 1.
  ["h1", { as: "h2", isBlock: true }],
  ...["h2", "h3", "h4", "h5", "h6"].map((name) => [name, block] as const),
];

/** What may be written, by lower-cased name. */
export const elementRules: ReadonlyMap<string, ElementRule> = new Map(rules);

/** Shown as a link to what they would have loaded. */
export const embeddings: ReadonlySet<string> = new Set(["iframe", "video", "audio", "embed", "lite-youtube"]);

/** Left out with all that is in them. */
export const droppedWithContent: ReadonlySet<string> = new Set([
  ...["script", "style", "svg", "math", "object", "template", "noscript", "title", "textarea", "select"],
]);

/** Elements of HTML that are left out while their content stays. */
export const droppedTags: ReadonlySet<string> = new Set([
  ...["html", "head", "body", "meta", "link", "base", "font", "big", "form", "input", "button", "label", "option"],
  ...["fieldset", "legend", "picture", "source", "track", "param", "canvas", "map", "area", "colgroup", "col"],
  ...["applet", "marquee", "blink", "frame", "frameset", "noframes", "dialog", "slot", "output", "progress", "meter"],
]);

/** Whether the name is HTML's, so that `<name>` is a tag and no placeholder. */
export function isHtmlName(name: string): boolean {
  return elementRules.has(name) || embeddings.has(name) || droppedWithContent.has(name) || droppedTags.has(name);
}

/** Components stand for something that the platform's site would run: `<Tabs>`, `<FeatureAvailability />`. */
export function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name) && !(name === name.toUpperCase() && isHtmlName(name.toLowerCase()));
}

/** The components that are understood. */
export const knownComponents: ReadonlySet<string> = new Set([
  ...["Tabs", "TabItem", "Tab", "Tabs.Tab", "FeatureAvailability", "Admonition", "CodeBlock", "Head", "Link"],
]);

/** Components whose inside is no Markdown. */
export const scriptComponents: ReadonlySet<string> = new Set(["CodeBlock", "Head"]);
