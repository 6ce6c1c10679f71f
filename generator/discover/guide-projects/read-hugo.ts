import { join } from "node:path";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import type { FileTree } from "../files/file-tree.ts";
import type { ProjectSite } from "./project-site.ts";
import { splitAddress } from "./published-address.ts";
import { hugoConfigs } from "./guide-project-marks.ts";
import { readShortcodes } from "./read-shortcodes.ts";
import { toTranslation } from "./to-translation.ts";
import { openHugoConfig, type Table, toTable, toText } from "./open-hugo-config.ts";

/** What the configuration of a Hugo project says; undefined where there is none, or no folder of pages. */
export function readHugo(input: string, tree: FileTree): (ProjectSite & { readonly docs: string }) | undefined {
  for (const file of hugoConfigs) {
    const project = tree.exists(join(input, file)) ? readConfig(input, file, tree) : undefined;
    if (project !== undefined) return project;
  }
  return undefined;
}

function readConfig(input: string, file: string, tree: FileTree): ReturnType<typeof readHugo> {
  const folder = folderOf(file).replace(/(?:^|\/)config\/_default$/, "");
  const { config, parts } = openHugoConfig(input, file, tree);
  const get = (key: string): string | undefined => toText(config[key]);
  const address = get("baseURL") ?? get("baseurl");
  // Other tools have a `config.toml` as well.
  if (/(?:^|\/)config\.[a-z]+$/.test(file) && address === undefined) return undefined;
  const isThere = (path: string): boolean => tree.exists(join(input, folder, path));
  const docsPath = findContent(config);
  const below = joinPath("", docsPath);
  const docs = below === undefined || below === "" ? undefined : joinPath(folder, below);
  if (below === undefined || docs === undefined || !tree.exists(join(input, docs))) return undefined;
  const { shortcodes, files } = readShortcodes(input, folder, tree);
  return {
    file,
    parts: [...parts, ...files],
    folder,
    title: get("title"),
    language: get("languageCode") ?? get("locale") ?? get("defaultContentLanguage"),
    translations: listTranslations(config),
    ...splitAddress(address),
    route: "",
    docs,
    docsPath,
    links: [],
    variables: {
      values: new Map(listParameters(config["params"])),
      own: "",
      isShortcode: true,
      shortcodes,
      inCode: true,
    },
    leftOut: listOtherContent(config, below, isThere).flatMap((path) => joinPath(folder, path) ?? []),
  };
}

/** The folder of the pages, which the main language or a mount may have for itself. */
function findContent(config: Table): string {
  const main = toTable(toTable(config["languages"])[toText(config["defaultContentLanguage"]) ?? "en"]);
  return (
    findSharedFolder(config) ??
    toText(main["contentDir"]) ??
    toText(config["contentDir"]) ??
    findMount(config) ??
    "content"
  );
}

/** Where a folder of the project itself is the content, as of those that have more beside it. */
function findMount(config: Table): string | undefined {
  const mounts = toTable(config["module"])["mounts"];
  const sources = (Array.isArray(mounts) ? mounts : []).flatMap((one) => {
    const { source, target } = toTable(one);
    return target === "content" ? (toText(source) ?? []) : [];
  });
  return sources.find((source) => !source.startsWith("node_modules/"));
}

/** By what a page calls them, with points between names. */
function listParameters(value: unknown, prefix = ""): readonly (readonly [string, string])[] {
  if (["string", "number", "boolean"].includes(typeof value)) {
    const text = String(value);
    return text.length > 300 || text.includes("\n") ? [] : [[prefix, text]];
  }
  return Object.entries(toTable(value)).flatMap(([key, inner]) =>
    listParameters(inner, prefix === "" ? key : `${prefix}.${key}`),
  );
}

/** Where each language has a folder of its name, `content/fr`, what they are in holds the pages of all of them. */
function findSharedFolder(config: Table): string | undefined {
  const parents = Object.entries(toTable(config["languages"])).flatMap(([code, written]) => {
    const path = toText(toTable(written)["contentDir"]) ?? "";
    return path === "" ? [] : [path.endsWith(`/${code}`) ? path.slice(0, -code.length - 1) : undefined];
  });
  const [first] = parents;
  return parents.length > 1 && parents.every((parent) => parent === first) ? first : undefined;
}

/** Folders of their own that languages have, of which one is read. */
function listOtherContent(config: Table, docs: string, exists: (path: string) => boolean): readonly string[] {
  return Object.values(toTable(config["languages"])).flatMap((written) => {
    const path = joinPath("", toText(toTable(written)["contentDir"]) ?? "");
    return path === undefined || path === "" || `${path}/`.startsWith(`${docs}/`) || !exists(path) ? [] : [path];
  });
}

/** Where there are several, the pages of the main one are published as if there were no other. */
function listTranslations(config: Table): ProjectSite["translations"] {
  const main = toText(config["defaultContentLanguage"]) ?? "en";
  return Object.entries(toTable(config["languages"])).flatMap(([code, written]) => {
    const { languageCode, locale, languageName, label } = toTable(written);
    return toTranslation({
      code,
      language: toText(languageCode) ?? toText(locale),
      label: toText(languageName) ?? toText(label),
      isMain: code === main && config["defaultContentLanguageInSubdir"] !== true,
    });
  });
}
