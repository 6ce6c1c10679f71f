import { join } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import { joinPath } from "../../places/content-paths.ts";
import { readVitepressConfig } from "../../parse/sidebar/read-vitepress-config.ts";
import { getText } from "../../parse/json/get-value.ts";
import { diskTree, type FileTree } from "../file-tree.ts";
import type { ProjectSite } from "../project-site.ts";
import { toBase } from "../published-path.ts";

/** What the configuration of a VitePress project says. */
export interface VitepressProject extends ProjectSite {
  readonly docs: string;
  /** Globs of what becomes no page, below the documents. */
  readonly excluded: readonly string[];
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
    links: [],
    leftOut: [],
    excluded: globs.flatMap((glob) => (glob.kind === "scalar" && typeof glob.value === "string" ? [glob.value] : [])),
  };
}
