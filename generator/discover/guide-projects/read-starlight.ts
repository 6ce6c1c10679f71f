import { join } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import { getObject, getText } from "../../parse/json/get-value.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { readStarlightConfig } from "../../parse/sidebar/read-starlight-config.ts";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import { diskTree, type FileTree } from "../files/file-tree.ts";
import type { ProjectSite } from "./project-site.ts";
import { toBase } from "./published-path.ts";
import { starlightFolders, starlightPages } from "./starlight-folders.ts";
import { isPicture } from "./is-picture.ts";

const extensions = ["mjs", "ts", "mts", "js", "cjs", "cts"];
const largestConfig = 1_000_000;

/** What the configuration of a Starlight project says, which is never run; undefined where there is none, or no folder of pages. */
export function readStarlight(
  input: string,
  tree: FileTree = diskTree,
): (ProjectSite & { readonly docs: string }) | undefined {
  const file = starlightFolders
    .filter((below) => tree.exists(join(input, below, starlightPages)))
    .flatMap((below) => extensions.map((extension) => `${below}astro.config.${extension}`))
    .find((path) => tree.exists(join(input, path)));
  if (file === undefined) return undefined;
  const read = tree.read(join(input, file), largestConfig, 0);
  const text = "failure" in read || read.size > largestConfig ? "" : read.bytes.toString("utf8");
  if (!text.includes("starlight")) return undefined;
  const config = readStarlightConfig({ path: file, text }, createReport());
  const of = (where: LocatedObject | undefined, key: string): string | undefined => where && getText(where, key);
  const folder = folderOf(file);
  const docs = joinPath(folder, starlightPages) ?? starlightPages;
  return {
    file,
    folder,
    title: of(config?.starlight, "title"),
    tagline: of(config?.starlight, "description"),
    url: /^https?:\/\/[^/\s?#]+(?=\/?$)/.exec(of(config?.site, "site") ?? "")?.[0],
    base: toBase(of(config?.site, "base") ?? "/"),
    route: "",
    docs,
    docsPath: docs,
    logo: findLogo(config?.starlight, folder, (path) => tree.exists(join(input, path))),
    editUrl: /^https?:\/\/[^\s{}?#]+?(?=\/*$)/.exec(of(getObject(config?.starlight, "editLink"), "baseUrl") ?? "")?.[0],
    links: [],
    leftOut: [],
  };
}

function findLogo(
  starlight: LocatedObject | undefined,
  folder: string,
  isThere: (path: string) => boolean,
): ProjectSite["logo"] {
  const logo = getObject(starlight, "logo");
  const find = (key: string): string | undefined => {
    const path = joinPath(folder, (logo && getText(logo, key)) ?? "");
    return path !== undefined && isPicture(path) && isThere(path) ? path : undefined;
  };
  const light = find("src") ?? find("light");
  return light === undefined ? undefined : { light, dark: find("dark") };
}
