import { join } from "node:path";
import type { Shortcode, ShortcodePart } from "../../places/template-variables.ts";
import type { FileTree } from "../files/file-tree.ts";
import { listFolder } from "./list-folder.ts";
import { openConfig } from "./open-config.ts";
import { readTemplateParts } from "./read-template-parts.ts";

const mostIncludes = 500;
const deepest = 4;

const asked =
  /^(include|site)\.([\w-]{1,60}(?:\.[\w-]{1,60}){0,5})(?:\s*\|\s*(?:escape|escape_once|markdownify|relative_url|strip|strip_newlines|xml_escape))*$/;

/**
 * What the files in the folder of a Jekyll project that its pages take in write, by path below it, of those in a line that put together
 * texts, what they are given, and what `values` have of the site. Nothing is run: one that asks, counts or looks anything else up is left out.
 */
export function readIncludes(
  input: string,
  folder: string,
  { tree, values }: { readonly tree: FileTree; readonly values: ReadonlyMap<string, string> },
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
      const parts = text === undefined ? undefined : readInclude(name, text, values);
      if (parts === undefined) continue;
      includes.set(name, parts);
      files.push(`${folder}/${name}`);
    }
  };
  look("", 0);
  return { includes, files };
}

/** Markdown of several lines is no part of one. */
function readInclude(name: string, text: string, values: ReadonlyMap<string, string>): Shortcode | undefined {
  return name.endsWith(".md") && text.trim().includes("\n")
    ? undefined
    : readTemplateParts(text, (written) => readPart(written, values));
}

function readPart(written: string, values: ReadonlyMap<string, string>): ShortcodePart | undefined {
  const [, from, name] = asked.exec(written) ?? [];
  if (name === undefined) return undefined;
  if (from === "include") return name.includes(".") ? undefined : { kind: "argument", name: name.toLowerCase() };
  // A site that is published at the top of its origin has no need to say so.
  const text = values.get(`site.${name}`) ?? (name === "baseurl" ? "" : undefined);
  return text === undefined ? undefined : { kind: "text", text };
}
