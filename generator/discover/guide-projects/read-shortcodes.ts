import { join } from "node:path";
import { tagMeanings } from "../../markdown/tags/tag-meanings.ts";
import { joinPath } from "../../places/content-paths.ts";
import type { Shortcode, ShortcodePart } from "../../places/template-variables.ts";
import type { FileTree } from "../files/file-tree.ts";
import { listFolder } from "./list-folder.ts";
import { openConfig } from "./open-config.ts";
import { readTemplateParts } from "./read-template-parts.ts";

/** Where Hugo looks for them, in releases from 2025 on and before. */
const folders = ["layouts/_shortcodes", "layouts/shortcodes"];
const mostShortcodes = 500;
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
      const shortcode = text === undefined ? undefined : readTemplateParts(text, readPart);
      if (shortcode === undefined) continue;
      shortcodes.set(name, shortcode);
      files.push(`${folder}/${entry.name}`);
    }
  }
  return { shortcodes, files };
}

function readPart(asked: string): ShortcodePart | undefined {
  if (inner.test(asked)) return { kind: "inner" };
  const [, place, name] = argument.exec(asked) ?? [];
  if (name !== undefined) return { kind: "argument", name };
  return place === undefined ? undefined : { kind: "argument", name: Number(place) };
}
