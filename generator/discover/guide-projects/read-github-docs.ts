import { join } from "node:path";
import { getObject } from "../../parse/json/get-value.ts";
import type { FileTree } from "../files/file-tree.ts";
import { githubData } from "./guide-project-marks.ts";
import { listVariables } from "./list-variables.ts";
import { openConfig, openYamlConfig } from "./open-config.ts";
import type { ProjectSite } from "./project-site.ts";
import { listFolder } from "./list-folder.ts";

/** GitHub has some three thousand. */
const mostFiles = 10_000;
const deepest = 5;
/** A piece of a page; no value of a name comes near. */
const longest = 20_000;

/** Documents as GitHub has its own; undefined where there are none. Everybody's version of them is read, of the three that there are. */
export function readGithubDocs(input: string, tree: FileTree): (ProjectSite & { readonly docs: string }) | undefined {
  if (!["content/index.md", githubData].every((path) => tree.exists(join(input, path)))) return undefined;
  const variables = listFiles(input, githubData, "variables", tree).flatMap(({ path, name }) =>
    listVariables(openYamlConfig(input, path, tree), name, longest),
  );
  const reusables = listFiles(input, "data/reusables", "reusables", tree).flatMap(
    ({ path, name }): readonly [string, string][] => {
      const text = openConfig(input, path, tree);
      return text === undefined || text.length > longest ? [] : [[name, text.replaceAll("\r\n", "\n").trim()]];
    },
  );
  const features = listFiles(input, "data/features", "", tree).map(({ path, name }): [string, boolean] => [
    name,
    getObject(openYamlConfig(input, path, tree), "versions")?.entries.has("fpt") !== false,
  ]);
  return {
    file: "content/index.md",
    folder: "",
    base: "/",
    route: "",
    docs: "content",
    docsPath: "content",
    links: [],
    leftOut: [],
    variables: { values: new Map([...variables, ...reusables]), features: new Map(features), inCode: true },
  };
}

/** Files by what stands for them: `variables.product`. */
function listFiles(
  input: string,
  folder: string,
  prefix: string,
  tree: FileTree,
): readonly { readonly path: string; readonly name: string }[] {
  const files: { readonly path: string; readonly name: string }[] = [];
  const look = (path: string, above: string, depth: number): void => {
    for (const entry of listFolder(join(input, path), tree)) {
      if (files.length === mostFiles) return;
      const [, stem] = /^([\w-]+)\.(?:yml|md)$/.exec(entry.name) ?? [];
      const name = [above, stem ?? entry.name].filter((part) => part !== "").join(".");
      if (entry.isDirectory() && depth < deepest) look(`${path}/${entry.name}`, name, depth + 1);
      else if (stem !== undefined && stem !== "README" && entry.isFile())
        files.push({ path: `${path}/${entry.name}`, name });
    }
  };
  look(folder, prefix, 0);
  return files;
}
