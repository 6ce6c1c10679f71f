import { join } from "node:path";
import type { FileTree } from "../files/file-tree.ts";
import { listVariables } from "./list-variables.ts";
import { openYamlConfig } from "./open-config.ts";
import { listFolder } from "./list-folder.ts";

/** Nobody writes more of them by hand, and what programs have written is no words of a text. */
const mostFiles = 200;
const deepest = 4;

/** What pages call the data of a Jekyll site, by the path of its file and the way in it: `site.data.versions.latest`. */
export function listJekyllData(input: string, folder: string, tree: FileTree): readonly [string, string][] {
  const files: { readonly path: string; readonly name: string }[] = [];
  const look = (path: string, name: string, depth: number): void => {
    for (const entry of listFolder(join(input, path), tree)) {
      if (files.length === mostFiles) return;
      const below = `${path}/${entry.name}`;
      const [, stem] = /^([\w-]+)\.(?:ya?ml|json)$/.exec(entry.name) ?? [];
      if (entry.isDirectory() && depth < deepest) look(below, `${name}.${entry.name}`, depth + 1);
      else if (stem !== undefined && entry.isFile()) files.push({ path: below, name: `${name}.${stem}` });
    }
  };
  look(folder, "site.data", 0);
  return files.flatMap(({ path, name }) => listVariables(openYamlConfig(input, path, tree), name));
}
