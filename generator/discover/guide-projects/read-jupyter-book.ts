import { join } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import { getObject, getText } from "../../parse/json/get-value.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { readYaml } from "../../parse/sidebar/read-yaml.ts";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import { diskTree, type FileTree } from "../file-tree.ts";
import type { ProjectSite } from "../project-site.ts";
import { isPicture } from "./is-picture.ts";
import { bookNames, projectFolders } from "./guide-project-marks.ts";

/** What a Jupyter Book says of itself. */
export interface JupyterBook extends ProjectSite {
  readonly docs: string;
  /** The page that it begins with, below its folder, as written; absent where it doesn't say. */
  readonly first: string | undefined;
}

const largestConfig = 1_000_000;

/** The Jupyter Book that a folder holds, by its `_toc.yml` or, from the second edition of the tool on, its `myst.yml`; undefined where there is none. */
export function readJupyterBook(input: string, tree: FileTree = diskTree): JupyterBook | undefined {
  const file = projectFolders
    .flatMap((below) => bookNames.map((name) => below + name))
    .find((path) => tree.exists(join(input, path)));
  if (file === undefined) return undefined;
  const folder = folderOf(file);
  const own = open(file, input, tree);
  const config = getObject(own, "project") ?? open(joinPath(folder, "_config.yml") ?? "", input, tree);
  const get = (key: string): string | undefined => config && getText(config, key);
  const logo = joinPath(folder, get("logo") ?? "");
  const toc = getObject(own, "project")?.entries.get("toc")?.value;
  const [begin] = toc?.kind === "array" ? toc.items : [];
  return {
    file,
    folder,
    title: get("title"),
    tagline: get("description"),
    base: "/",
    route: "",
    docs: folder,
    docsPath: "",
    logo: logo !== undefined && isPicture(logo) && tree.exists(join(input, logo)) ? { light: logo } : undefined,
    links: [],
    leftOut: [],
    first: own && (getText(own, "root") ?? (begin?.kind === "object" ? getText(begin, "file") : undefined)),
  };
}

function open(file: string, input: string, tree: FileTree): LocatedObject | undefined {
  if (!tree.exists(join(input, file))) return undefined;
  const read = tree.read(join(input, file), largestConfig, 0);
  if ("failure" in read || read.size > largestConfig) return undefined;
  const value = readYaml({ path: file, text: read.bytes.toString("utf8") }, createReport());
  return value?.kind === "object" ? value : undefined;
}
