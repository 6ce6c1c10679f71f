import { join } from "node:path";
import type { FileTree } from "../files/file-tree.ts";
import { listVariables } from "./list-variables.ts";
import { createReport } from "../../diagnostics/report.ts";
import { readYaml } from "../../parse/yaml/read-yaml.ts";
import type { DataItem, TemplateVariables } from "../../places/template-variables.ts";
import { listDataLists, listRows } from "./list-data-lists.ts";
import { openConfig } from "./open-config.ts";
import { listFolder } from "./list-folder.ts";

/** Nobody writes more of them by hand, and what programs have written is no words of a text. */
const mostFiles = 200;
const deepest = 4;

/** The data of a Jekyll site. */
export interface JekyllData {
  /** By the path of its file and the way in it, as pages call it: `site.data.versions.latest`. */
  readonly values: readonly [string, string][];
  /** Lists, by the same. */
  readonly lists: NonNullable<TemplateVariables["lists"]>;
}

/** Reads the data of a Jekyll site, which is in YAML, JSON, or tables of values. */
export function listJekyllData(input: string, folder: string, tree: FileTree): JekyllData {
  const files: { readonly path: string; readonly name: string }[] = [];
  const look = (path: string, name: string, depth: number): void => {
    for (const entry of listFolder(join(input, path), tree)) {
      if (files.length === mostFiles) return;
      const below = `${path}/${entry.name}`;
      const [, stem] = /^([\w-]+)\.(?:ya?ml|json|csv|tsv)$/.exec(entry.name) ?? [];
      if (entry.isDirectory() && depth < deepest) look(below, `${name}.${entry.name}`, depth + 1);
      else if (stem !== undefined && entry.isFile()) files.push({ path: below, name: `${name}.${stem}` });
    }
  };
  look(folder, "site.data", 0);
  const values: [string, string][] = [];
  const lists = new Map<string, readonly DataItem[]>();
  for (const { path, name } of files) {
    const text = openConfig(input, path, tree);
    if (text === undefined) continue;
    if (/\.[ct]sv$/.test(path)) {
      lists.set(name, listRows(text, path.endsWith(".csv") ? "," : "\t"));
      continue;
    }
    const value = readYaml({ path, text }, createReport());
    if (value?.kind === "object") values.push(...listVariables(value, name));
    for (const [list, items] of listDataLists(value, name)) lists.set(list, items);
  }
  return { values, lists };
}
