import { join } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import { toJsonObject } from "../../parse/json/located-json.ts";
import { readYaml } from "../../parse/yaml/read-yaml.ts";
import { joinPath } from "../../places/content-paths.ts";
import { readToml } from "../../places/read-toml.ts";
import type { FileTree } from "../files/file-tree.ts";
import type { ProjectSite } from "./project-site.ts";
import { splitAddress } from "./published-address.ts";
import { hugoConfigs } from "./guide-project-marks.ts";
import { toTranslation } from "./to-translation.ts";
import { openConfig } from "./open-config.ts";

/** What the configuration of a Hugo project says; undefined where there is none, or no folder of pages. */
export function readHugo(input: string, tree: FileTree): (ProjectSite & { readonly docs: string }) | undefined {
  const file = hugoConfigs.find((name) => tree.exists(join(input, name)));
  if (file === undefined) return undefined;
  const text = openConfig(input, file, tree) ?? "";
  const config = file.endsWith(".toml") ? (readToml(text) ?? {}) : readOther(file, text);
  const get = (key: string): string | undefined => toText(config[key]);
  const address = get("baseURL") ?? get("baseurl");
  // Other tools have a `config.toml` as well.
  if (file === "config.toml" && address === undefined) return undefined;
  const docsPath = findSharedFolder(config) ?? get("contentDir") ?? "content";
  const docs = joinPath("", docsPath);
  if (docs === undefined || docs === "" || !tree.exists(join(input, docs))) return undefined;
  return {
    file,
    folder: "",
    title: get("title"),
    language: get("languageCode") ?? get("locale") ?? get("defaultContentLanguage"),
    translations: listTranslations(config),
    ...splitAddress(address),
    route: "",
    docs,
    docsPath,
    links: [],
    variables: { values: new Map(listParameters(config["params"])), own: "", isShortcode: true, inCode: true },
    leftOut: listOtherContent(config, docs, (path) => tree.exists(join(input, path))),
  };
}

type Table = Readonly<Record<string, unknown>>;

/** JSON is YAML. */
function readOther(path: string, text: string): Table {
  const value = readYaml({ path, text }, createReport());
  return value?.kind === "object" ? toJsonObject(value.entries.values()) : {};
}

function toText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function toTable(value: unknown): Table {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
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
