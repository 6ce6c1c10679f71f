import { join } from "node:path";
import fastGlob from "fast-glob";
import { joinPath } from "../../places/content-paths.ts";
import type { FileTree } from "../files/file-tree.ts";
import { globFolder } from "../files/glob-folder.ts";
import type { ProjectSite } from "./project-site.ts";
import { findPicture } from "./find-picture.ts";
import { docsifyPages } from "./guide-project-marks.ts";
import { openConfig } from "./open-config.ts";
import { readDocsifyAliases } from "./read-docsify-aliases.ts";

/** Guides that Docsify shows as they are. */
export interface DocsifyProject extends ProjectSite {
  readonly docs: string;
  /** Whether links count from the folder of their page, and not from the top. */
  readonly isRelative: boolean;
  /** The file of the order of pages, which may be called anything. */
  readonly sidebar: string;
  /** Globs of what its folders have as theirs instead, where they may have any. */
  readonly ofFolders?: readonly string[] | undefined;
  /** The page that others begin with, below its documents, where that is no README. */
  readonly home?: string | undefined;
  /** What addresses stand for that are no paths of pages. */
  readonly aliases?: ReadonlyMap<string, string> | undefined;
}

/** What the page of a Docsify project says, which shows all others; undefined where there is none. Its script is never run, only looked at. */
export function readDocsify(input: string, tree: FileTree): DocsifyProject | undefined {
  for (const file of docsifyPages) {
    const text = tree.exists(join(input, file)) ? (openConfig(input, file, tree) ?? "") : "";
    const settings = /\$docsify\s*=\s*(\{[^]{0,100000})/.exec(text)?.[1];
    if (settings === undefined) continue;
    const get = (key: string): string | undefined => findText(settings, key);
    const folder = file.replace(/\/?index\.html$/, "");
    const docs = findDocs(input, folder, get("basePath") ?? "", tree);
    const home = (get("homepage") ?? "").replace(/^\.?\//, "");
    const logo = findPicture(input, joinPath(folder, (get("logo") ?? "").replace(/^\//, "")), tree);
    const sidebar = (get("loadSidebar") ?? "").replace(/^\//, "") || "_sidebar.md";
    return {
      file,
      folder,
      title: get("name") ?? /<title>([^<]{1,100})<\/title>/i.exec(text)?.[1]?.trim(),
      language: /<html[^>]{0,200}\blang="([\w-]+)"/i.exec(text)?.[1],
      base: "/",
      route: "",
      docs,
      docsPath: docs,
      logo: logo === undefined ? undefined : { light: logo },
      links: [],
      leftOut: [],
      sidebar: joinPath(docs, sidebar) ?? "",
      ofFolders: hasOwnSidebars(settings, sidebar)
        ? [`${globFolder(docs)}*/**/${fastGlob.escapePath(sidebar)}`]
        : undefined,
      home: home === "" || home.includes(":") ? undefined : home,
      aliases: readDocsifyAliases(settings),
      isRelative: /\brelativePath\s*:\s*true\b/.test(settings),
    };
  }
  return undefined;
}

/** Documents may be below the page that shows them, by a path from there; at another address, nothing here says which they are. */
function findDocs(input: string, folder: string, basePath: string, tree: FileTree): string {
  const below = joinPath(folder, basePath.replace(/^\.?\/|\/$/g, ""));
  const isThere = below !== undefined && !basePath.includes(":") && tree.exists(join(input, below));
  return isThere ? below : folder;
}

/** Each folder is asked for a sidebar before those above it, unless one stands for them all, as most projects have it. */
function hasOwnSidebars(settings: string, sidebar: string): boolean {
  const isLoaded = /\bloadSidebar\s*:\s*(?:true\b|["'`])/.test(settings);
  return (
    isLoaded &&
    !sidebar.includes("/") &&
    !new RegExp(`["'\`]/\\(?[.[][^"'\`\\n]*[*+][^"'\`\\n]*/${sidebar.replace(/[^\w/]/g, "\\$&")}["'\`]\\s*:`).test(
      settings,
    )
  );
}

/** A name with tags in it is a picture's, or has a version behind it. */
function findText(settings: string, key: string): string | undefined {
  const [, , found = ""] = new RegExp(`\\b${key}\\s*:\\s*(["'\`])((?:(?!\\1)[^\\n\\\\<>])*)\\1`).exec(settings) ?? [];
  return found.trim() === "" ? undefined : found.trim();
}
