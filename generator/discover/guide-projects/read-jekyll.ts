import { join } from "node:path";
import { getFlag, getObject, getText, toTexts } from "../../parse/json/get-value.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import type { FileTree } from "../files/file-tree.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import type { ProjectSite } from "./project-site.ts";
import { toBase, toOrigin } from "./published-address.ts";
import type { PageCollection } from "../../sources/surroundings.ts";
import { listJekyllData } from "./list-jekyll-data.ts";
import { listVariables } from "./list-variables.ts";
import { findPicture } from "./find-picture.ts";
import { jekyllConfigs } from "./guide-project-marks.ts";
import { type PageDefaults, readPageDefaults } from "./page-defaults.ts";
import { openYamlConfig } from "./open-config.ts";
import { toTranslation } from "./to-translation.ts";
import { readIncludes } from "./read-includes.ts";

/** What the configuration of a Jekyll site says. */
export interface JekyllProject extends ProjectSite {
  readonly docs: string;
  /** By their folders below the input, those that are published. */
  readonly collections: ReadonlyMap<string, PageCollection>;
  /** Folders below the input that are read although their names say otherwise. */
  readonly included: readonly string[];
  readonly defaults: readonly PageDefaults[] | undefined;
  /** Paths and globs of what is left out, below the documents. */
  readonly excluded: readonly string[];
}

/** Keys of other tools whose configuration has the same name. */
const keysOfOthers = ["source_dir", "public_dir", "sphinx"];

/** What the configuration of a Jekyll site says; undefined where there is none. */
export function readJekyll(input: string, tree: FileTree): JekyllProject | undefined {
  const file = jekyllConfigs.find((path) => tree.exists(join(input, path)));
  const folder = folderOf(file ?? "");
  // A table of contents beside it says that it is a book of Jupyter.
  if (file === undefined || tree.exists(join(input, folder, "_toc.yml"))) return undefined;
  const config = openYamlConfig(input, file, tree);
  if (keysOfOthers.some((key) => config.entries.has(key))) return undefined;
  const text = (key: string): string | undefined => getText(config, key);
  const docsPath = text("source") ?? "";
  const docs = joinPath(folder, docsPath);
  if (docs === undefined || (docs !== "" && !tree.exists(join(input, docs)))) return undefined;
  const dataFolder = joinPath(docs, trimSlashes(text("data_dir") ?? "_data")) ?? "_data";
  const isThere = (path: string): boolean => tree.exists(join(input, docs, path));
  const logo = findPicture(input, joinPath(docs, trimSlashes(text("logo") ?? "")), tree);
  const posts = isThere("_posts") ? ["_posts"] : [];
  const includesFolder = joinPath(docs, trimSlashes(text("includes_dir") ?? "_includes")) ?? "_includes";
  const data = listJekyllData(input, dataFolder, tree);
  const values = new Map([...listVariables(config, "site"), ...data.values]);
  const { includes, files } = readIncludes(input, includesFolder, { tree, values });
  return {
    file,
    parts: files,
    folder,
    title: text("title") ?? text("site_title") ?? text("name"),
    tagline: text("description"),
    language: text("default_lang") ?? text("lang"),
    ...readLanguages(config),
    url: toOrigin(text("url")),
    base: toBase(text("baseurl") ?? "/"),
    route: "",
    docs,
    docsPath,
    logo: logo === undefined ? undefined : { light: logo },
    editUrl: findEditUrl(config, folder),
    links: listLinks(config),
    variables: {
      values,
      own: "page.",
      includes,
      lists: data.lists,
      inCode: true,
      hasConditions: true,
    },
    defaults: readPageDefaults(config, docs),
    leftOut: posts.map((name) => (docs === "" ? name : `${docs}/${name}`)),
    collections: listCollections(config, docs),
    included: toTexts(config.entries.get("include")?.value).flatMap((name) =>
      /^_\w/.test(name) && isThere(name) ? (joinPath(docs, name) ?? []) : [],
    ),
    excluded: [
      ...toTexts(config.entries.get("exclude")?.value),
      ...(["md", "markdown", "html"].some((ending) => isThere(`index.${ending}`)) ? ["README.md"] : []),
    ],
  };
}

/** Those of `jekyll-polyglot`, but for the main one: a page says which it is in, and links never do. */
function readLanguages(config: LocatedObject): Pick<ProjectSite, "translations" | "staysInLanguage"> {
  const main = getText(config, "default_lang");
  const codes =
    main === undefined ? [] : toTexts(config.entries.get("languages")?.value).filter((code) => code !== main);
  const translations = codes.flatMap((code) => toTranslation({ code }));
  return translations.length === 0 ? {} : { translations, staysInLanguage: true };
}

/** Collections without pages of their own are data for templates. What one is called is for the theme to say. */
function listCollections(config: LocatedObject, docs: string): JekyllProject["collections"] {
  const written = getObject(config, "collections");
  const named = getObject(getObject(config, "just_the_docs"), "collections");
  const around = joinPath(docs, trimSlashes(getText(config, "collections_dir") ?? ""));
  const found = new Map<string, PageCollection>();
  for (const [name, { value }] of written?.entries ?? []) {
    const folder = joinPath(around ?? docs, `_${name}`);
    if (name === "posts" || folder === undefined) continue;
    if (value.kind !== "object" || getFlag(value, "output") !== true) continue;
    const shown = getObject(named, name);
    found.set(folder, {
      name,
      label: shown && getText(shown, "name"),
      permalink: getText(value, "permalink") ?? getText(config, "permalink"),
      isHidden: shown && getFlag(shown, "nav_exclude"),
    });
  }
  return found;
}

/** Of the theme that is made for documents: an address, or several of them, by what the link says. */
function listLinks(config: LocatedObject): ProjectSite["links"] {
  const links = getObject(config, "aux_links");
  return [...(links?.entries.keys() ?? [])].flatMap((label) => {
    const [address = ""] = links === undefined ? [] : toTexts(links.entries.get(label)?.value);
    const href = address.startsWith("//") ? `https:${address}` : address;
    return /^https?:\/\/[^\s"<>]+$/.test(href) ? [{ label, href, place: "bar" as const }] : [];
  });
}

/** Documents are edited at their path below the source that is named, which is the folder of the configuration. */
function findEditUrl(config: LocatedObject, folder: string): string | undefined {
  const text = (key: string): string | undefined => getText(config, key);
  const [repository, branch, source = ""] = [
    text("gh_edit_repository"),
    text("gh_edit_branch"),
    text("gh_edit_source"),
  ];
  if (repository === undefined || branch === undefined || trimSlashes(source) !== folder) return undefined;
  const parts = [
    repository.replace(/(?<!\/)\/+$/, ""),
    text("gh_edit_view_mode") ?? "edit",
    branch,
    trimSlashes(source),
  ];
  const address = parts.filter((part) => part !== "").join("/");
  return /^https?:\/\/[^\s{}?#]+$/.test(address) ? address : undefined;
}
