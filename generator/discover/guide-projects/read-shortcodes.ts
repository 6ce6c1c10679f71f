import { join } from "node:path";
import { tagMeanings } from "../../markdown/tags/tag-meanings.ts";
import { joinPath } from "../../places/content-paths.ts";
import type { Shortcode, ShortcodePart } from "../../places/template-variables.ts";
import type { FileTree } from "../files/file-tree.ts";
import { listFolder } from "./list-folder.ts";
import { openConfig } from "./open-config.ts";

/** Where Hugo looks for them, in releases from 2025 on and before. */
const folders = ["layouts/_shortcodes", "layouts/shortcodes"];
const mostShortcodes = 500;
/** In characters. Those that only put words together are shorter. */
const longest = 4_000;

const comment = /\{\{-?\s*\/\*.*?\*\/\s*-?\}\}|<!--.*?-->/gs;
const action = /\s*\{\{-(.*?)(?:-\}\}\s*|\}\})|\{\{(.*?)(?:-\}\}\s*|\}\})/gs;
const argument =
  /^\(?\s*\$?\.Get\s+(?:(\d{1,2})|["`]([\w-]{1,60})["`])\s*\)?(?:\s*\|\s*(?:safeHTML|safeURL|markdownify))*$/;
const inner = /^\.Inner(?:\s*\|\s*(?:safeHTML|markdownify))*$/;

/**
 * What a Hugo project's own shortcodes write, by name, of those that put together texts and what they are given. Nothing is run: one
 * that asks, counts or looks anything up is left out, and so is one whose name means something without it.
 */
export function readShortcodes(
  input: string,
  project: string,
  tree: FileTree,
): { readonly shortcodes: ReadonlyMap<string, Shortcode>; readonly files: readonly string[] } {
  const shortcodes = new Map<string, Shortcode>();
  const files: string[] = [];
  for (const path of folders) {
    const folder = joinPath(project, path) ?? path;
    for (const entry of listFolder(join(input, folder), tree).slice(0, mostShortcodes)) {
      const name = /^([\w-]{1,60})\.html$/.exec(entry.name)?.[1];
      if (name === undefined || shortcodes.has(name) || tagMeanings.has(name.toLowerCase())) continue;
      const text = openConfig(input, `${folder}/${entry.name}`, tree);
      const shortcode = text === undefined ? undefined : readShortcode(text);
      if (shortcode === undefined) continue;
      shortcodes.set(name, shortcode);
      files.push(`${folder}/${entry.name}`);
    }
  }
  return { shortcodes, files };
}

function readShortcode(written: string): Shortcode | undefined {
  if (written.length > longest) return undefined;
  const text = written.replaceAll(comment, "").trim();
  const parts: ShortcodePart[] = [];
  let from = 0;
  for (const { 0: whole, 1: trimmed, 2: plain = "", index } of text.matchAll(action)) {
    const asked = (trimmed ?? plain).trim();
    const [, place, name] = argument.exec(asked) ?? [];
    const part: ShortcodePart | undefined = inner.test(asked)
      ? { kind: "inner" }
      : name !== undefined
        ? { kind: "argument", name }
        : place !== undefined
          ? { kind: "argument", name: Number(place) }
          : undefined;
    if (part === undefined) return undefined;
    parts.push({ kind: "text", text: toLine(text.slice(from, index)) }, part);
    from = index + whole.length;
  }
  parts.push({ kind: "text", text: toLine(text.slice(from)) });
  // What runs in a browser would be left out, and the rest wait for it.
  const isPlain = parts.every((part) => part.kind !== "text" || !/<(?:script|style)\b|\{\{/i.test(part.text));
  return isPlain && parts.filter(({ kind }) => kind === "inner").length < 2 ? parts : undefined;
}

/** Lines of a page stay what they are. */
function toLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ");
}
