import { createFindClosing, readTag } from "../../markdown/tags/read-tag.ts";
import { readThemePart } from "../../markdown/tags/read-theme-part.ts";
import type { Shortcode } from "../../places/template-variables.ts";

/**
 * What a file of a Jekyll project writes that a page takes in, `{% include badge.html version="4" %}`, from the whole tag. Undefined for
 * one that nobody knows, and for what themes have by custom, which is read with the page.
 */
export function fillInclude(
  written: string,
  includes: ReadonlyMap<string, Shortcode>,
  find: (name: string) => string | undefined,
): string | undefined {
  const tag = readTag(written, 0, createFindClosing(written));
  const parts = includes.get(tag?.words[0] ?? "");
  if (tag === undefined || parts === undefined || readThemePart(tag) !== undefined) return undefined;
  const { named, inside } = tag;
  return parts
    .map((part) => {
      if (part.kind === "text") return part.text;
      const name = part.kind === "argument" ? String(part.name) : "";
      const value = named.get(name) ?? "";
      // What isn't quoted is the name of something else.
      return isQuoted(name, inside) ? value.replaceAll(/\s+/g, " ") : (find(value) ?? "");
    })
    .join("");
}

function isQuoted(name: string, inside: string): boolean {
  return new RegExp(String.raw`(?:^|\s)${name}\s?=\s?["']`, "i").test(inside);
}
