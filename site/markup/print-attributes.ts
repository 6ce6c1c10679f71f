import { escapeText } from "./escape-text.ts";

/** How a property of an element is written: as the text that it has, as being there, as an address, or as any plain value. */
type Manner = "text" | "flag" | "address" | "own";

/** What is known of a property before its value is. */
export interface Attribute {
  /** How it begins in a tag, to behind the quote. */
  readonly start: string;
  readonly manner: Manner;
}

/**
 * The properties that pages have, with their names in markup. What isn't here, `data-` or `aria-` is React's to write:
 * it knows all that there is, and what must not be written.
 */
const attributes: Map<string, Attribute> = new Map([
  ...listAs(
    "text",
    "charSet class colSpan content cx cy d dateTime dx dy fill height id label lang max media min name offset points " +
      "popover popoverTarget property r rel role rx ry scope title transform type value viewBox width x x1 x2 y y1 y2",
  ),
  ...listAs("text", "className=class htmlFor=for httpEquiv=http-equiv tabIndex=tabindex textAnchor=text-anchor"),
  ...listAs("flag", "async checked defer disabled hidden open readOnly required reversed"),
  ...listAs("address", "href src"),
]);

function listAs(manner: Manner, list: string): readonly (readonly [string, Attribute])[] {
  return list.split(" ").map((entry) => {
    const [property = "", name = property] = entry.split("=");
    return [property, { start: ` ${name}="`, manner }];
  });
}

/** How a property is written; undefined for those that React is to write. */
export function findAttribute(property: string): Attribute | undefined {
  const known = attributes.get(property);
  if (known !== undefined) return known;
  const isOwn = property.startsWith("data-") || property.startsWith("aria-");
  if (!isOwn || !isAttributeName.test(property)) return undefined;
  const own: Attribute = { start: ` ${property}="`, manner: "own" };
  // Those of templates, which are few; users' components might make up any number.
  if (attributes.size < mostKnown) attributes.set(property, own);
  return own;
}

const isAttributeName = /^[a-z][a-z0-9-]*$/;

const mostKnown = 500;

/** Of an element's properties, as they stand in its tag; undefined where one of them is React's to write. */
export function printAttributes(properties: Readonly<Record<string, unknown>>): string | undefined {
  let printed = "";
  for (const property in properties) {
    const value = properties[property];
    if (value === undefined || value === null || property === "children" || property === "dangerouslySetInnerHTML")
      continue;
    const known = findAttribute(property);
    const attribute = known && printAttribute(known, value);
    if (attribute === undefined) return undefined;
    printed += attribute;
  }
  return printed;
}

/** A property as it stands in a tag, nothing where it has no value; undefined where it is React's to write. */
export function printAttribute({ start, manner }: Attribute, value: unknown): string | undefined {
  if (typeof value === "string") {
    if (manner === "flag") return value === "" ? "" : `${start}"`;
    if (manner === "address" && (value === "" || mayRun.test(value))) return undefined;
    return `${start}${escapeText(value)}"`;
  }
  if (value === undefined || value === null) return "";
  if (typeof value === "number") {
    if (manner === "flag") return value === 0 || Number.isNaN(value) ? "" : `${start}"`;
    return manner === "address" ? undefined : `${start}${value}"`;
  }
  if (typeof value !== "boolean") return undefined;
  if (manner === "flag") return value ? `${start}"` : "";
  return manner === "own" ? `${start}${value}"` : undefined;
}

/** Whether an address may be a script, by its first letter or what browsers skip before that. */
const mayRun = /^[\u0000- jJ]/;
