import { join } from "node:path";
import type { Shortcode, ShortcodePart } from "../../places/template-variables.ts";
import type { FileTree } from "../files/file-tree.ts";
import { listFolder } from "./list-folder.ts";
import { openConfig } from "./open-config.ts";
import { readTemplateParts } from "./read-template-parts.ts";

const mostIncludes = 500;
const deepest = 4;

const argument =
  /^include\.([\w-]{1,60})(?:\s*\|\s*(?:escape|escape_once|markdownify|relative_url|strip|strip_newlines|xml_escape))*$/;

/**
 * What the files in the folder of a Jekyll project that its pages take in write, by path below it, of those in a line that put together
 * texts and what they are given. Nothing is run: one that asks, counts or looks anything up is left out.
 */
export function readIncludes(
  input: string,
  folder: string,
  tree: FileTree,
): { readonly includes: ReadonlyMap<string, Shortcode>; readonly files: readonly string[] } {
  const includes = new Map<string, Shortcode>();
  const files: string[] = [];
  const look = (below: string, depth: number): void => {
    for (const entry of listFolder(join(input, folder, below), tree)) {
      if (files.length === mostIncludes) return;
      const name = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory() && depth < deepest) look(name, depth + 1);
      if (!entry.isFile() || !/^[\w./-]{1,100}\.(?:html|md|svg)$/.test(name)) continue;
      const text = openConfig(input, `${folder}/${name}`, tree);
      const parts = text === undefined ? undefined : readInclude(name, text);
      if (parts === undefined) continue;
      includes.set(name, parts);
      files.push(`${folder}/${name}`);
    }
  };
  look("", 0);
  return { includes, files };
}

/** Markdown of several lines is no part of one. */
function readInclude(name: string, text: string): Shortcode | undefined {
  return name.endsWith(".md") && text.trim().includes("\n") ? undefined : readTemplateParts(text, readPart);
}

function readPart(asked: string): ShortcodePart | undefined {
  const name = argument.exec(asked)?.[1];
  return name === undefined ? undefined : { kind: "argument", name: name.toLowerCase() };
}
