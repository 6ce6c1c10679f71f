import { readAttributes, type WrittenAttributes } from "../attributes/read-attributes.ts";

/** The attributes between braces, of whichever names, as Pandoc has them behind parts of a text; undefined for anything else. */
export function readBraces(inside: string): WrittenAttributes | undefined {
  const text = `{:${inside.trim()}}`;
  const found = readAttributes(text, 0);
  return found?.end === text.length ? found.attributes : undefined;
}

/** Words that attributes stand behind, and what is between the braces of these; empty where there are none. */
export function cutBraces(written: string): { readonly words: string; readonly inside: string } {
  const text = written.trimEnd();
  const start = text.endsWith("}") ? text.lastIndexOf("{") : -1;
  const inside = text.slice(start + 1, -1);
  if (start < 1 || inside.includes("}")) return { words: text, inside: "" };
  return { words: text.slice(0, start).trimEnd(), inside };
}
