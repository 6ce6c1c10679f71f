import { join } from "node:path";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { getFlag, getObject, getText, toText, toTexts } from "../../parse/json/get-value.ts";
import { findMkdocsNav } from "../../parse/sidebar/find-mkdocs-nav.ts";
import type { FileTree } from "../files/file-tree.ts";
import { listWritten, redirectFiles } from "./project-redirects.ts";
import type { ProjectSite } from "./project-site.ts";
import { toTranslation } from "./to-translation.ts";
import { listVariables } from "./list-variables.ts";
import { readInclusion } from "../../places/read-inclusion.ts";
import { findPicture } from "./find-picture.ts";
import { openYamlConfig } from "./open-config.ts";
import { splitAddress } from "./published-address.ts";

/** What the configuration of a MkDocs project says. */
export interface MkdocsProject extends ProjectSite {
  /** The file that says in which order the pages are, be it the configuration or one that it inherits. */
  readonly nav?: string | undefined;
  /** Whether references lead to places on any page. */
  readonly namesPlaces: boolean;
  /** Whether a plug-in makes pages of notebooks. */
  readonly readsNotebooks: boolean;
  /** Which documents are published nowhere, in the patterns of `.gitignore`. */
  readonly unpublished: string;
  /** Which documents are meant to be missing in `nav`, in the same patterns. */
  readonly unlisted?: string | undefined;
  /** Whether it is there for a plug-in to put into another. */
  readonly isPart: boolean;
}

/** Reads the MkDocs configuration at a path below an input. What is wrong with it is reported where its `nav` is read. */
export function readMkdocs(input: string, file: string, tree: FileTree): MkdocsProject {
  const folder = folderOf(file);
  const config = openInherited(input, file, tree);
  const text = (key: string): string | undefined => getText(config, key);
  const docsPath = text("docs_dir") ?? "docs";
  const docs = joinPath(folder, docsPath);
  const extensions = listExtensions(config);
  const nav = findMkdocsNav(config)?.value;
  const theme = getObject(config, "theme");
  const translations = listTranslations(config);
  const logo = findPicture(input, theme && joinPath(docs ?? "", getText(theme, "logo") ?? ""), tree);
  const name = text("site_name");
  const isPart = name !== undefined && pathOfPart.test(name);
  return {
    file,
    folder,
    isUnread: config.entries.size === 0 ? true : undefined,
    title: isPart ? undefined : name,
    isPart,
    tagline: text("site_description"),
    language: theme && (getText(theme, "language") ?? getText(theme, "locale")),
    ...splitAddress(text("site_url")),
    route: "",
    docs,
    docsPath,
    logo: logo === undefined ? undefined : { light: logo },
    editUrl: docs === undefined ? undefined : findEditUrl(text("repo_url"), text("edit_uri"), { docs, folder }),
    links: [],
    members: nav === undefined ? [] : listIncluded(nav).flatMap((path) => joinPath(folder, path) ?? []),
    leftOut: listOthers(input, file, tree),
    namesPlaces: ["autorefs", "mkdocstrings"].some((name) => hasPlugin(config, name)),
    readsNotebooks: hasPlugin(config, "mkdocs-jupyter"),
    formulas: formulaExtensions.some((name) => extensions.has(name)) ? "brackets" : undefined,
    // What Backstage publishes has them switched on by its own plug-in.
    includes: findIncludes(extensions, { folder, docs, isOn: hasPlugin(config, "techdocs-core") }),
    variables: findVariables(config),
    redirects: findRedirects(config),
    translations,
    standIn: findStandIn(config, translations),
    nav: nav?.kind === "array" ? nav.span.file : undefined,
    // What MkDocs leaves out without being told comes before what it is told.
    unpublished: ["/templates/", text("exclude_docs"), text("draft_docs")].filter(Boolean).join("\n"),
    unlisted: text("not_in_nav"),
  };
}

/** The name of a project that a plug-in puts into another says where below that its pages are: `docs/nightly`, unlike `CI/CD`. */
const pathOfPart = /^[a-z\d_-]+(?:\/[a-z\d_-]+)+$/;

/** The projects that a plug-in puts into the list of this one. */
function listIncluded(nav: LocatedJson): readonly string[] {
  if (nav.kind === "array") return nav.items.flatMap(listIncluded);
  if (nav.kind === "object") return [...nav.entries.values()].flatMap(({ value }) => listIncluded(value));
  return [readInclusion(toText(nav) ?? "")].filter((path) => path !== undefined);
}

/** Beside the folder of a language are those of others, each a project that inherits this one. */
function listOthers(input: string, file: string, tree: FileTree): readonly string[] {
  const folder = folderOf(file);
  const parent = folderOf(folder);
  if (parent === "" || !folder.endsWith("/en")) return [];
  const folders = tree.list(join(input, parent)).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => `${parent}/${name}`)
    .filter((path) => path !== folder && tree.exists(join(input, path, file.slice(folder.length + 1))))
    .toSorted();
}

/** So many configurations may stand on each other. */
const mostInherited = 10;

/** The configuration with what it inherits: of objects each entry by itself, of everything else what was written last. */
function openInherited(input: string, file: string, tree: FileTree, depth = 0): LocatedObject {
  const own = openYamlConfig(input, file, tree);
  const written = getText(own, "INHERIT");
  const parent = written === undefined ? undefined : joinPath(folderOf(file), written);
  if (parent === undefined || depth >= mostInherited || !tree.exists(join(input, parent))) return own;
  return inherit(own, openInherited(input, parent, tree, depth + 1));
}

function inherit(own: LocatedObject, parent: LocatedObject): LocatedObject {
  const entries = new Map(parent.entries);
  for (const [key, entry] of own.entries) {
    const other = parent.entries.get(key)?.value;
    const isBoth = entry.value.kind === "object" && other?.kind === "object";
    entries.set(key, isBoth ? { ...entry, value: inherit(entry.value, other) } : entry);
  }
  return { ...own, entries };
}

/** Options of the extensions of Markdown, by their names; they are texts, or have options. */
function listExtensions(config: LocatedObject): ReadonlyMap<string, LocatedJson | undefined> {
  const extensions = config.entries.get("markdown_extensions")?.value;
  const items = extensions?.kind === "array" ? extensions.items : extensions === undefined ? [] : [extensions];
  return new Map(
    items.flatMap((item): readonly (readonly [string, LocatedJson | undefined])[] => {
      if (item.kind === "object") return [...item.entries].map(([name, { value }]) => [name, value]);
      const name = toText(item);
      return name === undefined ? [] : [[name, undefined]];
    }),
  );
}

/** What each use of a plug-in is given. */
function listPluginOptions(config: LocatedObject, name: string): readonly LocatedObject[] {
  const plugins = config.entries.get("plugins")?.value;
  const items = plugins?.kind === "array" ? plugins.items : plugins === undefined ? [] : [plugins];
  return items.flatMap((item) => (item.kind === "object" ? (getObject(item, name) ?? []) : []));
}

function hasPlugin(config: LocatedObject, name: string): boolean {
  const plugins = config.entries.get("plugins")?.value;
  const items = plugins?.kind === "array" ? plugins.items : plugins === undefined ? [] : [plugins];
  return items.some((item) => toText(item) === name || (item.kind === "object" && item.entries.has(name)));
}

/** With the plug-in for macros, pages are templates of Jinja, which know the configuration and what its `extra` says. */
function findVariables(config: LocatedObject): ProjectSite["variables"] {
  if (!hasPlugin(config, "macros")) return undefined;
  return {
    values: new Map([...listVariables(config, "config"), ...listVariables(getObject(config, "extra"))]),
    inCode: true,
  };
}

/** Of the plug-in that keeps old addresses alive, by the files that pages were written in. */
function findRedirects(config: LocatedObject): ProjectSite["redirects"] {
  const maps = listPluginOptions(config, "redirects").flatMap((options) => getObject(options, "redirect_maps") ?? []);
  return redirectFiles(maps.flatMap(listWritten));
}

/** Of the plug-in for several languages; earlier versions of it have names by languages. */
function listTranslations(config: LocatedObject): ProjectSite["translations"] {
  return listPluginOptions(config, "i18n").flatMap((options) => {
    const written = options.entries.get("languages")?.value;
    const main = getText(options, "default_language");
    if (written?.kind === "object") {
      const codes = new Set([...(main === undefined ? [] : [main]), ...written.entries.keys()]);
      codes.delete("default");
      return [...codes].flatMap((code) =>
        toTranslation({ code, label: getText(written, code), isMain: code === main }),
      );
    }
    return (written?.kind === "array" ? written.items : []).flatMap((item) => {
      const code = item.kind === "object" ? getText(item, "locale") : undefined;
      if (code === undefined || item.kind !== "object" || getFlag(item, "build") === false) return [];
      const named = getObject(item, "nav_translations");
      return toTranslation({
        ...{ code, label: getText(item, "name"), isMain: getFlag(item, "default") },
        labels: new Map([...(named?.entries.keys() ?? [])].map((key) => [key, (named && getText(named, key)) ?? key])),
      });
    });
  });
}

/** Pages of the main language stand in for those that nobody has translated, unless that is switched off. */
function findStandIn(config: LocatedObject, translations: ProjectSite["translations"]): string | undefined {
  const options = listPluginOptions(config, "i18n");
  if (options.length === 0 || options.some((one) => getFlag(one, "fallback_to_default") === false)) return undefined;
  const isInFolders = options.some((one) => getText(one, "docs_structure") === "folder");
  return isInFolders ? translations?.find(({ isMain }) => isMain)?.code : "";
}

const formulaExtensions = ["pymdownx.arithmatex", "mdx_math", "markdown_katex"];

/** Folders that snippets count from, where they are switched on: that of the configuration, unless it names others. */
function findIncludes(
  extensions: ReturnType<typeof listExtensions>,
  { folder, docs, isOn }: { readonly folder: string; readonly docs: string | undefined; readonly isOn: boolean },
): ProjectSite["includes"] {
  if (!isOn && !extensions.has("pymdownx.snippets")) return undefined;
  const options = extensions.get("pymdownx.snippets");
  const list = (key: string): readonly string[] =>
    options?.kind === "object" ? toTexts(options.entries.get(key)?.value) : [];
  const bases = list("base_path").flatMap((written) => {
    const below = written.replace(/^\$config_dir(?=\/|$)/, "");
    const inDocs = written.replace(/^\$docs_dir(?=\/|$)/, "");
    return (inDocs === written ? joinPath(folder, below) : joinPath(docs ?? folder, inDocs)) ?? [];
  });
  const appended = list("auto_append");
  return {
    style: "scissors",
    bases: bases.length === 0 ? [folder] : bases,
    ...(appended.length === 0 ? undefined : { appended }),
  };
}

/** Where the project's folder is edited, if the documents are edited at their path below that. */
function findEditUrl(
  repository: string | undefined,
  written: string | undefined,
  { docs, folder }: { readonly docs: string; readonly folder: string },
): string | undefined {
  if (written === undefined || written === "") return undefined;
  const from = /^https?:/.test(written) ? "" : `${repository?.replace(/(?<!\/)\/+$/, "") ?? ""}/`;
  const address = `${from}${written.replace(/^\/+/, "")}`.replace(/(?<!\/)\/+$/, "");
  const end = docs === "" ? "" : `/${docs}`;
  const isOfDocs = /^https?:\/\/[^\s{}?#]+$/.test(address) && address.endsWith(end);
  return isOfDocs ? `${address.slice(0, address.length - end.length)}${folder === "" ? "" : `/${folder}`}` : undefined;
}
