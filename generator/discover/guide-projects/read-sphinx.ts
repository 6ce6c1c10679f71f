import { join } from "node:path";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import { diskTree, type FileTree } from "../files/file-tree.ts";
import type { ProjectSite } from "./project-site.ts";
import { toBase } from "./published-path.ts";
import { sphinxConfig, sphinxFolders } from "./sphinx-folders.ts";
import { isPicture } from "./is-picture.ts";

/** What the configuration of a Sphinx project says. */
export interface SphinxProject extends ProjectSite {
  readonly docs: string;
  /** Globs of what becomes no page, below the documents. */
  readonly excluded: readonly string[];
}

const largestConfig = 1_000_000;

/** What the configuration of a Sphinx project says where it is one text; it is Python, and never run. Undefined where there is none. */
export function readSphinx(input: string, tree: FileTree = diskTree): SphinxProject | undefined {
  const file = sphinxFolders.map((below) => below + sphinxConfig).find((path) => tree.exists(join(input, path)));
  if (file === undefined) return undefined;
  const read = tree.read(join(input, file), largestConfig, 0);
  const text = "failure" in read || read.size > largestConfig ? "" : read.bytes.toString("utf8");
  // Other programs have a module of that name as well.
  if (!/^(?:project|extensions|html_theme)[ \t]*=/m.test(text)) return undefined;
  const folder = folderOf(file);
  const get = (name: string): string | undefined =>
    new RegExp(`^${name}[ \\t]*=[ \\t]*(["'])([^"'\\n]{1,300})\\1[ \\t]*(?:#.*)?\\r?$`, "m").exec(text)?.[2];
  const [, origin, path = ""] = /^(https?:\/\/[^/\s?#]+)(?:\/([^\s?#]*))?$/.exec(get("html_baseurl") ?? "") ?? [];
  const logo = joinPath(folder, get("html_logo") ?? "");
  const isLogo = logo !== undefined && isPicture(logo) && tree.exists(join(input, logo));
  return {
    file,
    folder,
    title: get("html_title") ?? get("project"),
    url: origin,
    base: toBase(path),
    route: "",
    docs: folder,
    docsPath: "",
    logo: isLogo ? { light: logo } : undefined,
    links: [],
    leftOut: [],
    excluded: listTexts(text, "exclude_patterns"),
  };
}

/** The texts of a list that is written as one. */
function listTexts(text: string, name: string): readonly string[] {
  const [, inside = ""] = new RegExp(`^${name}[ \\t]*=[ \\t]*\\[([^\\]]{0,5000})\\]`, "m").exec(text) ?? [];
  return [...inside.matchAll(/"([^"\n]{1,300})"|'([^'\n]{1,300})'/g)].map(
    ([, double, single]) => double ?? single ?? "",
  );
}
