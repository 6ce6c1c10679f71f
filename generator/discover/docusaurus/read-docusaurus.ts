import { join } from "node:path";
import type { Redirect } from "../../catalogue/redirects.ts";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import { diskTree, type FileTree } from "../files/file-tree.ts";
import { openConfig } from "../guide-projects/open-config.ts";
import { findQuoted, redirectAddresses } from "../guide-projects/project-redirects.ts";
import { toBase, toOrigin, trimSlashes } from "../guide-projects/published-address.ts";
import type { DocusaurusProject } from "./docusaurus-project.ts";
import { readStaticValue, type StaticValue } from "./read-static-value.ts";

/** Reads the Docusaurus configuration at a path below a folder; it is never run. */
export function readDocusaurus(input: string, file: string, tree: FileTree = diskTree): DocusaurusProject {
  const folder = folderOf(file);
  const text = openConfig(input, file, tree);
  const reading = text === undefined ? { failure: "it is too large or can't be opened" } : readStaticValue(file, text);
  const config: Place = "failure" in reading ? nowhere : toPlace(reading.value);
  const isThere = (path: string): boolean => tree.exists(join(input, path));
  const below = (path: string): string | undefined => joinPath(folder, path.replace(/^@site\//, ""));

  const docs = findDocs(config);
  const route = trimSlashes(docs.at("routeBasePath").text() ?? "docs");
  const docsPath = docs.at("path").text() ?? "docs";
  const written = docs.at("sidebarPath");
  const sidebar = written.text();
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
    failure: "failure" in reading ? reading.failure : undefined,
    title: config.at("title").text(),
    tagline: config.at("tagline").text(),
    url: toOrigin(config.at("url").text()),
    base: toBase(config.at("baseUrl").text() ?? "/"),
    route,
    docs: below(docsPath),
    docsPath,
    sidebar: written.isFalse() ? "" : sidebar === undefined ? undefined : below(sidebar),
    statics,
    logo: light === undefined ? undefined : { light, dark: findStatic(logo.at("srcDark").text()) },
    editUrl: /^https?:\/\/[^\s{}]+$/.exec(docs.at("editUrl").text() ?? "")?.[0],
    links: listLinks(config),
    redirects: listRedirects(config, { file, text: text ?? "", route }),
    // What the module is called is of no interest; whoever asks for it uses it.
    formulas: /["']remark-math["']/.test(text ?? "") ? "dollars" : undefined,
    leftOut: other.filter((name) => isThere(folder === "" ? name : `${folder}/${name}`)),
  };
}

/** The options of the documents: of the classic preset, of any other one, or of the plugin itself. */
function findDocs(config: Place): Place {
  for (const preset of config.at("presets").list()) {
    const [, options] = preset.list();
    const docs = options?.at("docs");
    if (docs?.isObject() === true) return docs;
  }
  for (const plugin of config.at("plugins").list()) {
    const [name, options] = plugin.list();
    const isDocs = name?.text()?.includes("content-docs") === true;
    if (isDocs && options !== undefined && ["default", undefined].includes(options.at("id").text())) return options;
  }
  return nowhere;
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

/** A value with what is inside of it; what isn't there or isn't known has nothing inside. */
interface Place {
  at(key: string): Place;
  list(): readonly Place[];
  text(): string | undefined;
  texts(): readonly string[] | undefined;
  isFalse(): boolean;
  isObject(): boolean;
}

function toPlace(value: StaticValue | undefined): Place {
  const text = value?.kind === "scalar" && typeof value.value === "string" ? value.value : undefined;
  const list = value?.kind === "list" ? value.items : undefined;
  return {
    at: (key) => toPlace(value?.kind === "object" ? value.entries.get(key) : undefined),
    list: () => list?.map(toPlace) ?? [],
    text: () => text,
    texts: () => list?.flatMap((item) => toPlace(item).text() ?? []),
    isFalse: () => value?.kind === "scalar" && value.value === false,
    isObject: () => value?.kind === "object",
  };
}

const nowhere = toPlace(undefined);
