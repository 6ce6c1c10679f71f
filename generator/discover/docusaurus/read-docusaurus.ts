import { join } from "node:path";
import type { Redirect } from "../../catalogue/redirects.ts";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import { diskTree, type FileTree } from "../files/file-tree.ts";
import { openConfig } from "../guide-projects/open-config.ts";
import { findQuoted, redirectAddresses } from "../guide-projects/project-redirects.ts";
import { toBase, toOrigin } from "../guide-projects/published-address.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import type { DocusaurusProject, FurtherDocs } from "./docusaurus-project.ts";
import { listNames } from "./list-names.ts";
import { listUnmade } from "./list-unmade.ts";
import { openStaticConfig } from "./open-static-config.ts";
import { nowhere, type Place } from "./place.ts";
import { isFirstConfig, readFirstDocusaurus } from "./read-first-docusaurus.ts";

/** Reads the Docusaurus configuration at a path below a folder; it is never run. */
export function readDocusaurus(input: string, file: string, tree: FileTree = diskTree): DocusaurusProject {
  if (isFirstConfig(file)) return readFirstDocusaurus(input, file, tree);
  const folder = folderOf(file);
  const open = (path: string): string | undefined => openConfig(input, path, tree);
  const { text, failure, config } = openStaticConfig(input, file, tree);
  const isThere = (path: string): boolean => tree.exists(join(input, path));
  const below = (path: string): string | undefined => joinPath(folder, path.replace(/^@site\//, ""));

  const findFolder = (options: Place): string | undefined => below(options.at("path").text() ?? usualPath);
  const findSidebar = (options: Place): string | undefined => {
    const written = options.at("sidebarPath").text();
    return options.at("sidebarPath").isFalse() ? "" : written === undefined ? undefined : below(written);
  };
  const others = listOtherDocs(config).filter((options) => isThere(findFolder(options) ?? ""));
  const usual = findDocs(config);
  // Without documents in the usual place, those of the plug-in are all that there are.
  const isOther = !usual.isObject() && others.length > 0 && (usual.isFalse() || !isThere(below(usualPath) ?? ""));
  const [docs = nowhere, ...rest] = isOther ? others : [usual, ...others];
  const further = rest.flatMap((options): readonly FurtherDocs[] => {
    const folder = findFolder(options);
    return folder === undefined ? [] : [{ docs: folder, route: findRoute(options), sidebar: findSidebar(options) }];
  });
  const route = findRoute(docs);
  const statics = (config.at("staticDirectories").texts() ?? ["static"]).flatMap((path) => below(path) ?? []);
  const findStatic = (path: string | undefined): string | undefined =>
    path === undefined
      ? undefined
      : statics.map((top) => joinPath(top, path)).find((found) => found !== undefined && isThere(found));
  const logo = config.at("themeConfig").at("navbar").at("logo");
  const light = findStatic(logo.at("src").text());
  const other = ["versioned_docs", "i18n", "blog", "src/pages"];
  return {
    file,
    folder,
    failure,
    title: config.at("title").text(),
    tagline: config.at("tagline").text(),
    language: config.at("i18n").at("defaultLocale").text(),
    url: toOrigin(config.at("url").text()),
    base: toBase(config.at("baseUrl").text() ?? "/"),
    route,
    docs: findFolder(docs),
    docsPath: docs.at("path").text() ?? usualPath,
    sidebar: findSidebar(docs),
    further,
    statics,
    logo: light === undefined ? undefined : { light, dark: findStatic(logo.at("srcDark").text()) },
    editUrl: /^https?:\/\/[^\s{}]+$/.exec(docs.at("editUrl").text() ?? "")?.[0],
    links: listLinks(config),
    redirects: listRedirects(config, { file, text: text ?? "", route }),
    // What the module is called is of no interest; whoever asks for it uses it.
    formulas: /["']remark-math["']/.test(text ?? "") ? "dollars" : undefined,
    unmade: listUnmade({
      routes: [route, ...further.map((one) => one.route)],
      blog: isThere(below(blogFolder) ?? "") ? trimSlashes(findBlog(config)) : undefined,
      locales: config.at("i18n").at("locales").texts() ?? [],
      versions: isThere(below("versions.json") ?? "") ? open(below("versions.json") ?? "") : undefined,
      pages: isThere(below("src/pages") ?? "") ? listNames(join(input, below("src/pages") ?? ""), tree) : [],
    }),
    leftOut: other.filter((name) => isThere(folder === "" ? name : `${folder}/${name}`)),
  };
}

const usualPath = "docs";
const blogFolder = "blog";

/** Where the blog of a preset is. */
function findBlog(config: Place): string {
  const presets = config.at("presets").list();
  const written = presets.map((preset) => preset.list()[1]?.at("blog").at("routeBasePath").text());
  return written.find((path) => path !== undefined) ?? blogFolder;
}

function findRoute(options: Place): string {
  return trimSlashes(options.at("routeBasePath").text() ?? "docs");
}

/** The options of the documents: of the classic preset, of any other one, or of the plugin itself. */
function findDocs(config: Place): Place {
  const presets = config.at("presets").list();
  const ofPresets = presets.flatMap((preset) => preset.list()[1]?.at("docs") ?? []);
  const ofPlugins = listDocsPlugins(config).filter((options) => isFirst(options));
  const said = [...ofPresets, ...ofPlugins].find((docs) => docs.isObject());
  return said ?? ofPresets.find((docs) => docs.isFalse()) ?? nowhere;
}

/** The options of what the plug-in publishes by another name than that of the documents. */
function listOtherDocs(config: Place): readonly Place[] {
  return listDocsPlugins(config).filter((options) => !isFirst(options));
}

function listDocsPlugins(config: Place): readonly Place[] {
  return config
    .at("plugins")
    .list()
    .flatMap((plugin) => {
      const [name, options] = plugin.list();
      return options !== undefined && name?.text()?.includes("content-docs") === true ? [options] : [];
    });
}

function isFirst(options: Place): boolean {
  return ["default", undefined].includes(options.at("id").text());
}

interface ConfigText {
  readonly file: string;
  readonly text: string;
  /** Path of the documents below the base. */
  readonly route: string;
}

/** Of the plugin for redirects, as far as they are written out; what it would make by functions isn't known. */
function listRedirects(config: Place, { file, text, route }: ConfigText): readonly Redirect[] {
  const written = config
    .at("plugins")
    .list()
    .filter((plugin) => plugin.list()[0]?.text()?.includes("client-redirects") === true)
    .flatMap((plugin) => plugin.list()[1]?.at("redirects").list() ?? []);
  return redirectAddresses(
    written.flatMap((redirect) => {
      const to = redirect.at("to").text();
      const from = redirect.at("from").texts() ?? [redirect.at("from").text()];
      if (to === undefined) return [];
      return from.flatMap((one) => (one === undefined ? [] : [{ from: one, to, span: findQuoted(file, text, one) }]));
    }),
    route,
  );
}

/** Links that lead out of the site; those inside of it are its sections, or pages that aren't made. */
function listLinks(config: Place): DocusaurusProject["links"] {
  const theme = config.at("themeConfig");
  const toLink = (item: Place, place: "bar" | "foot"): DocusaurusProject["links"] => {
    const [label, href] = [item.at("label").text()?.trim(), item.at("href").text()];
    if (label === undefined || label === "" || label.length > 80) return [];
    return href !== undefined && /^https?:\/\/[^\s"<>]+$/.test(href) ? [{ label, href, place }] : [];
  };
  const foot = theme.at("footer").at("links").list();
  const links = [
    ...theme
      .at("navbar")
      .at("items")
      .list()
      .flatMap((item) => toLink(item, "bar")),
    ...foot.flatMap((group) => [
      ...toLink(group, "foot"),
      ...group
        .at("items")
        .list()
        .flatMap((item) => toLink(item, "foot")),
    ]),
  ];
  return links.slice(0, mostLinks);
}

/** A bar or a foot with more is no longer read by anybody. */
const mostLinks = 40;
