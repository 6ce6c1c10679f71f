import { join } from "node:path";
import { getObject, getText } from "../../parse/json/get-value.ts";
import { folderOf } from "../../places/content-paths.ts";
import type { FileTree } from "../files/file-tree.ts";
import { docsetConfigs } from "./guide-project-marks.ts";
import { listVariables } from "./list-variables.ts";
import { openYamlConfig } from "./open-config.ts";
import type { ProjectSite } from "./project-site.ts";

/** What the `docset.yml` of a set of documents for Elastic's docs-builder says; undefined where there is none with a list of pages. */
export function readDocset(input: string, tree: FileTree): (ProjectSite & { readonly docs: string }) | undefined {
  const file = docsetConfigs.find((path) => tree.exists(join(input, path)));
  const config = file === undefined ? undefined : openYamlConfig(input, file, tree);
  if (file === undefined || config?.entries.get("toc")?.value.kind !== "array") return undefined;
  const folder = folderOf(file);
  const subs = listVariables(getObject(config, "subs"));
  return {
    file,
    folder,
    title: getText(config, "project"),
    base: "/",
    route: "",
    docs: folder,
    docsPath: folder,
    links: [],
    variables: { values: new Map(subs), inCode: false, namesHeadings: true },
    leftOut: [],
  };
}
