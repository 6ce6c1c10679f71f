import { escapeText } from "./escape-text.ts";

/** How a property of an element is written: as the text that it has, as being there, or as an address. */
type Manner = "text" | "flag" | "address";

interface KnownAttribute {
  /** How it begins in a tag, to behind the quote. */
  readonly start: string;
  readonly manner: Manner;
}

/**
 * The properties that pages have, with their names in markup. What isn't here, `data-` or `aria-` is React's to write:
 * it knows all that there is, and what must not be written.
 */
const attributes: ReadonlyMap<string, KnownAttribute> = new Map([
  ...listAs(
    "text",
    "charSet class colSpan content cx cy d dateTime dx dy fill height id label lang max media min name offset points " +
      "popover popoverTarget property r rel role rx ry scope title transform type value viewBox width x x1 x2 y y1 y2",
  ),
  ...listAs("text", "className=class htmlFor=for httpEquiv=http-equiv tabIndex=tabindex textAnchor=text-anchor"),
  ...listAs("flag", "async checked defer disabled hidden open readOnly required reversed"),
  ...listAs("address", "href src"),
]);

function listAs(manner: Manner, list: string): readonly (readonly [string, KnownAttribute])[] {
  return list.split(" ").map((entry) => {
    const [property = "", name = property] = entry.split("=");
    return [property, { start: ` ${name}="`, manner }];
  });
}

/** Of an element's properties, as they stand in its tag; undefined where one of them is React's to write. */
export function printAttributes(properties: Readonly<Record<string, unknown>>): string | undefined {
  let printed = "";
  for (const property in properties) {
    const value = properties[property];
    if (value === undefined || value === null || property === "children" || property === "dangerouslySetInnerHTML")
      continue;
    const known = attributes.get(property);
    if (known === undefined) {
      const isOwn = property.startsWith("data-") || property.startsWith("aria-");
      if (!isOwn || !isAttributeName.test(property) || !isPlain(value)) return undefined;
      printed += ` ${property}="${typeof value === "string" ? escapeText(value) : String(value)}"`;
    } else if (known.manner === "flag") {
      if (!isPlain(value)) return undefined;
      if (value) printed += `${known.start}"`;
    } else if (typeof value === "string") {
      if (known.manner === "address" && (value === "" || mayRun.test(value))) return undefined;
      printed += `${known.start}${escapeText(value)}"`;
    } else if (typeof value === "number" && known.manner === "text") {
      printed += `${known.start}${value}"`;
    } else return undefined;
  }
  return printed;
}

const isAttributeName = /^[a-z][a-z0-9-]*$/;

/** Whether an address may be a script, by its first letter or what browsers skip before that. */
const mayRun = /^[\u0000- jJ]/;

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
