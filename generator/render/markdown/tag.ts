import { voidElements } from "../../page-model/void-elements.ts";

/** The attributes that tell what an element says; all others are of no interest to a text. */
export const attributeNames = [
  ...[
    "alt",
    "aria-hidden",
    "aria-label",
    "checked",
    "class",
    "colspan",
    "data-language",
    "href",
    "id",
    "rel",
    "role",
    "src",
  ],
  ...["start", "type"],
] as const;

/** Values of attributes with their entities resolved. */
export type Attributes = Readonly<Partial<Record<(typeof attributeNames)[number], string>>>;

/** What a start tag says of its element. Tags that are written alike share one value. */
export interface Tag {
  readonly name: string;
  /** In characters, as it is written. */
  readonly length: number;
  readonly attributes: Attributes;
  /** Whether the element has no end tag. */
  readonly isClosed: boolean;
  /** Whether the element is none of what the page says. */
  readonly isSkipped: boolean;
  /** Whether the element stands by itself and not on a line. */
  readonly isBlock: boolean;
}

const skippedElements: ReadonlySet<string> = new Set(
  "audio button canvas embed iframe legend link meta meter nav object progress script select style svg template textarea video".split(
    " ",
  ),
);

/** Parts of pages that only serve to choose what is seen, or that a twin's own head says. */
const skippedClasses = ["tab-bar", "page-noun", "page-languages"];

const blockElements: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 " +
    "h4 h5 h6 header hr legend li main ol p picture pre section summary table tbody td tfoot th thead tr ul video"
  ).split(" "),
);

interface WrittenTag extends Pick<Tag, "attributes" | "length"> {
  readonly isSelfClosing: boolean;
}

/** A tag, and what its name and its attributes mean for the text of a page. */
export function createTag(name: string, { attributes, length, isSelfClosing }: WrittenTag): Tag {
  const isSkipped =
    skippedElements.has(name) ||
    attributes["aria-hidden"] === "true" ||
    attributes.rel === "alternate" ||
    skippedClasses.some((className) => hasClass({ attributes }, className));
  return {
    name,
    length,
    attributes,
    isClosed: isSelfClosing || voidElements.has(name),
    isSkipped,
    isBlock: !isSkipped && blockElements.has(name),
  };
}

/** Whether a tag has a class. */
export function hasClass({ attributes }: Pick<Tag, "attributes">, name: string): boolean {
  const { class: classes } = attributes;
  if (classes === undefined || !classes.includes(name)) return false;
  return classes === name || ` ${classes} `.includes(` ${name} `);
}
