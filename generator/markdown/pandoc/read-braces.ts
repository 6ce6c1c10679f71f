import { readAttributes, type WrittenAttributes } from "../attributes/read-attributes.ts";

/** The attributes between braces, of whichever names, as Pandoc has them behind parts of a text; undefined for anything else. */
export function readBraces(inside: string): WrittenAttributes | undefined {
  const text = `{:${inside.trim()}}`;
  const found = readAttributes(text, 0);
  return found?.end === text.length ? found.attributes : undefined;
}
