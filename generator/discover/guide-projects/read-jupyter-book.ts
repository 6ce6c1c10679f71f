import { join } from "node:path";
import { getObject, getText } from "../../parse/json/get-value.ts";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import type { FileTree } from "../files/file-tree.ts";
import type { ProjectSite } from "./project-site.ts";
import { listVariables } from "./list-variables.ts";
import { findPicture } from "./find-picture.ts";
import { jupyterBooks } from "./guide-project-marks.ts";
import { openYamlConfig } from "./open-config.ts";

/** What a Jupyter Book says of itself. */
export interface JupyterBook extends ProjectSite {
  readonly docs: string;
  /** The page that it begins with, below its folder, as written; absent where it doesn't say. */
  readonly first: string | undefined;
}

/** The Jupyter Book that a folder holds, by its `_toc.yml` or, from the second edition of the tool on, its `myst.yml`; undefined where there is none. */
export function readJupyterBook(input: string, tree: FileTree): JupyterBook | undefined {
  const file = jupyterBooks.find((path) => tree.exists(join(input, path)));
  if (file === undefined) return undefined;
  const folder = folderOf(file);
  const own = openYamlConfig(input, file, tree);
  const beside = joinPath(folder, "_config.yml") ?? "";
  const config = getObject(own, "project") ?? openYamlConfig(input, beside, tree);
  const get = (key: string): string | undefined => getText(config, key);
  const logo = findPicture(input, joinPath(folder, get("logo") ?? ""), tree);
  const substitutions = listVariables(getObject(getObject(config, "parse"), "myst_substitutions"));
  const toc = getObject(own, "project")?.entries.get("toc")?.value;
  const [begin] = toc?.kind === "array" ? toc.items : [];
  return {
    file,
    ...(beside !== file && tree.exists(join(input, beside)) && { parts: [beside] }),
    folder,
    title: get("title"),
    tagline: get("description"),
    base: "/",
    route: "",
    docs: folder,
    docsPath: "",
    logo: logo === undefined ? undefined : { light: logo },
    links: [],
    variables: { values: new Map(substitutions), hasSubstitutions: true, inCode: false },
    leftOut: [],
    first: getText(own, "root") ?? (begin?.kind === "object" ? getText(begin, "file") : undefined),
  };
}
