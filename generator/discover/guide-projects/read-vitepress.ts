import { join } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { joinPath } from "../../places/content-paths.ts";
import { readVitepressConfig } from "../../parse/sidebar/read-vitepress-config.ts";
import { getObject, getText } from "../../parse/json/get-value.ts";
import { diskTree, type FileTree } from "../files/file-tree.ts";
import type { ProjectSite } from "./project-site.ts";
import { toBase } from "./published-path.ts";
import { isPicture } from "./is-picture.ts";

/** What the configuration of a VitePress project says. */
export interface VitepressProject extends ProjectSite {
  readonly docs: string;
  /** Globs of what becomes no page, below the documents. */
  readonly excluded: readonly string[];
  /** Files that are published at the path of another one, each below the documents. */
  readonly rewrites: ReadonlyMap<string, string>;
}

/** Folders in which a repository keeps its documents. */
const folders = ["", "docs/", "website/", "documentation/", "site/"];
const extensions = ["ts", "mts", "js", "mjs", "cts", "cjs"];
const largestConfig = 1_000_000;

/** The path of a folder's VitePress configuration, below the folder; undefined when it has none. */
export function findVitepress(folder: string, tree: FileTree = diskTree): string | undefined {
  const paths = folders
    .filter((below) => tree.exists(join(folder, `${below}.vitepress`)))
    .flatMap((below) => extensions.map((extension) => `${below}.vitepress/config.${extension}`));
  return paths.find((path) => tree.exists(join(folder, path)));
}

/** Reads the VitePress configuration at a path below a folder; it is never run. What is wrong with it is reported where its sidebar is read. */
export function readVitepress(input: string, file: string, tree: FileTree = diskTree): VitepressProject | undefined {
  const read = tree.read(join(input, file), largestConfig, 0);
  const isReadable = !("failure" in read) && read.size <= largestConfig;
  const text = isReadable ? read.bytes.toString("utf8") : "";
  const config = readVitepressConfig({ path: file, text }, createReport());
  const get = (key: string): string | undefined => config && getText(config, key);
  const folder = file.replace(/\/?\.vitepress\/.*$/, "");
  const docs = joinPath(folder, get("srcDir") ?? "");
  if (docs === undefined) return undefined;
  const theme = config && getObject(config, "themeConfig");
  const logo =
    theme && findLogo(theme, docs === "" ? "public" : `${docs}/public`, (path) => tree.exists(join(input, path)));
  const excluded = config?.entries.get("srcExclude")?.value;
  const globs = excluded?.kind === "array" ? excluded.items : [];
  return {
    file,
    folder,
    title: get("title"),
    tagline: get("description"),
    base: toBase(get("base") ?? "/"),
    route: "",
    docs,
    docsPath: get("srcDir") ?? "",
    logo,
    editUrl: theme && findEditUrl(theme, docs.slice(folder === "" ? 0 : folder.length + 1)),
    links: [],
    leftOut: [],
    excluded: globs.flatMap((glob) => (glob.kind === "scalar" && typeof glob.value === "string" ? [glob.value] : [])),
    rewrites: listRewrites(config && getObject(config, "rewrites")),
  };
}

/** Patterns are left out, and so are functions. */
function listRewrites(written: LocatedObject | undefined): VitepressProject["rewrites"] {
  return new Map(
    [...(written?.entries ?? [])].flatMap(([from, { value }]) => {
      const to = value.kind === "scalar" && typeof value.value === "string" ? value.value : "";
      return /^[^:*()]+\.md$/.test(from) && /^[^:*()]+\.md$/.test(to) ? [[from, to] as const] : [];
    }),
  );
}

/** A picture, or one for each theme. */
function findLogo(theme: LocatedObject, pictures: string, isThere: (path: string) => boolean): ProjectSite["logo"] {
  const find = (written: string | undefined): string | undefined => {
    const path = written?.startsWith("/") === true ? joinPath(pictures, written.slice(1)) : undefined;
    return path !== undefined && isPicture(path) && isThere(path) ? path : undefined;
  };
  const both = getObject(theme, "logo");
  const light = find(getText(theme, "logo") ?? (both && (getText(both, "light") ?? getText(both, "src"))));
  return light === undefined ? undefined : { light, dark: find(both && getText(both, "dark")) };
}

/** Where the project's folder is edited, if the documents, at a path below it, are edited at theirs. */
function findEditUrl(theme: LocatedObject, docs: string): string | undefined {
  const link = getObject(theme, "editLink");
  const pattern = (link && getText(link, "pattern")) ?? "";
  const end = docs === "" ? "/:path" : `/${docs}/:path`;
  const address = pattern.endsWith(end) ? pattern.slice(0, -end.length) : "";
  return /^https?:\/\/[^\s{}?#:]+$/.test(address) ? address : undefined;
}
