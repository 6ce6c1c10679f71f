import { join } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { joinPath } from "../../places/content-paths.ts";
import { readVitepressConfig } from "../../parse/sidebar/read-vitepress-config.ts";
import { getObject, getText, toText, toTexts } from "../../parse/json/get-value.ts";
import type { FileTree } from "../files/file-tree.ts";
import type { ProjectSite } from "./project-site.ts";
import { readLocales } from "./read-locales.ts";
import { findPicture } from "./find-picture.ts";
import { projectFolders, vitepressSettings } from "./guide-project-marks.ts";
import { openConfig } from "./open-config.ts";
import { openModules } from "./open-modules.ts";
import { toBase } from "./published-address.ts";

/** What the configuration of a VitePress project says. */
export interface VitepressProject extends ProjectSite {
  readonly docs: string;
  /** Globs of what becomes no page, below the documents. */
  readonly excluded: readonly string[];
  /** Files that are published at other paths, or patterns of theirs, each below the documents. */
  readonly rewrites: ReadonlyMap<string, string>;
}

const extensions = ["ts", "mts", "js", "mjs", "cts", "cjs"];
/** The configuration is a file, or a folder of them, of which the first is asked for. */
const configNames = ["config", "config/index"];

/** The path of a folder's VitePress configuration, below the folder; undefined when it has none. */
export function findVitepress(folder: string, tree: FileTree): string | undefined {
  const paths = projectFolders
    .map((below) => below + vitepressSettings)
    .filter((settings) => tree.exists(join(folder, settings)))
    .flatMap((settings) => configNames.map((name) => `${settings}/${name}`))
    .flatMap((path) => extensions.map((extension) => `${path}.${extension}`));
  return paths.find((path) => tree.exists(join(folder, path)));
}

/** Reads the VitePress configuration at a path below a folder; it is never run. What is wrong with it is reported where its sidebar is read. */
export function readVitepress(input: string, file: string, tree: FileTree): VitepressProject | undefined {
  const text = openConfig(input, file, tree) ?? "";
  const found = createReport();
  const modules = openModules({ path: file, text, location: join(input, file) }, tree);
  const config = readVitepressConfig({ path: file, text, modules }, found);
  const get = (key: string): string | undefined => config && getText(config, key);
  const folder = file.replace(/\/?\.vitepress\/.*$/, "");
  const docs = joinPath(folder, get("srcDir") ?? "");
  if (docs === undefined) return undefined;
  const theme = config && getObject(config, "themeConfig");
  const { language, translations } = readLocales(config);
  const pictures = docs === "" ? "public" : `${docs}/public`;
  const logo = theme && findLogo(theme, (path) => findPicture(input, joinPath(pictures, path), tree));
  return {
    file,
    folder,
    isUnread: config === undefined && found.diagnostics.length > 0 ? true : undefined,
    title: get("title"),
    tagline: get("description"),
    language: language ?? get("lang"),
    translations,
    base: toBase(get("base") ?? "/"),
    route: "",
    docs,
    docsPath: get("srcDir") ?? "",
    logo,
    editUrl: theme && findEditUrl(theme, docs.slice(folder === "" ? 0 : folder.length + 1)),
    links: [],
    // What stands in braces is worked out by Vue.
    variables: { values: new Map(), own: "$frontmatter.", inCode: false },
    leftOut: [],
    excluded: toTexts(config?.entries.get("srcExclude")?.value),
    rewrites: listRewrites(config && getObject(config, "rewrites")),
  };
}

/** Functions are left out. */
function listRewrites(written: LocatedObject | undefined): VitepressProject["rewrites"] {
  return new Map(
    [...(written?.entries ?? [])].flatMap(([from, { value }]) => {
      const to = toText(value);
      return to === undefined || from.length > longestRewrite ? [] : [[from, to] as const];
    }),
  );
}

const longestRewrite = 300;

/** A picture, or one for each theme. */
function findLogo(theme: LocatedObject, findFile: (path: string) => string | undefined): ProjectSite["logo"] {
  const find = (written: string | undefined): string | undefined =>
    written?.startsWith("/") === true ? findFile(written.slice(1)) : undefined;
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
