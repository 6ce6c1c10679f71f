import { join } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import { getFlag, getObject, getText } from "../../parse/json/get-value.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { readVuepressConfig } from "../../parse/sidebar/read-vuepress-config.ts";
import { joinPath } from "../../places/content-paths.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import type { FileTree } from "../files/file-tree.ts";
import { findPicture } from "./find-picture.ts";
import { vuepressFolders, vuepressSettings } from "./guide-project-marks.ts";
import { openConfig } from "./open-config.ts";
import { openModules } from "./open-modules.ts";
import type { ProjectSite } from "./project-site.ts";
import { toBase } from "./published-address.ts";
import { toTranslation } from "./to-translation.ts";

/** What the configuration of a VuePress project says. */
export interface VuepressProject extends ProjectSite {
  readonly docs: string;
  /** Folder of pictures that are published as they are, below the input. */
  readonly pictures: string;
}

const extensions = ["ts", "mts", "js", "mjs", "cjs", "cts", "yml", "yaml"];

/** What the configuration of a VuePress project says, which is never run; undefined where there is none. */
export function readVuepress(input: string, tree: FileTree): VuepressProject | undefined {
  const file = vuepressFolders
    .map((below) => below + vuepressSettings)
    .filter((settings) => tree.exists(join(input, settings)))
    .flatMap((settings) => extensions.map((extension) => `${settings}/config.${extension}`))
    .find((path) => tree.exists(join(input, path)));
  if (file === undefined) return undefined;
  const text = openConfig(input, file, tree) ?? "";
  const found = createReport();
  const modules = openModules({ path: file, text, location: join(input, file) }, tree);
  const config = readVuepressConfig({ path: file, text, modules }, found);
  const docs = file.replace(/\/?\.vuepress\/.*$/, "");
  const locales = listLocales(config?.site);
  const main = locales.find(({ key }) => key === "/")?.value;
  const get = (key: string): string | undefined =>
    (config && getText(config.site, key)) ?? (main && getText(main, key));
  const pictures = joinPath(docs, `${vuepressSettings}/public`) ?? "";
  const find = (key: string): string | undefined => {
    const written = config?.theme && getText(config.theme, key);
    return written?.startsWith("/") === true ? findPicture(input, pictures + written, tree) : undefined;
  };
  const light = find("logo");
  return {
    file,
    folder: docs,
    isUnread: config === undefined && found.diagnostics.length > 0 ? true : undefined,
    title: get("title"),
    tagline: get("description"),
    language: get("lang"),
    translations: locales.filter(({ key }) => key !== "/").flatMap(toLanguage),
    base: toBase(get("base") ?? "/"),
    route: "",
    docs,
    docsPath: "",
    pictures,
    logo: light === undefined ? undefined : { light, dark: find("logoDark") },
    editUrl: config?.theme && findEditUrl(config.theme),
    links: [],
    // What stands in braces is worked out by Vue.
    variables: { values: new Map(), own: "$frontmatter.", inCode: false },
    leftOut: [],
  };
}

interface Locale {
  readonly key: string;
  readonly value: LocatedObject;
}

/** Languages by the paths that their pages are below. */
function listLocales(site: LocatedObject | undefined): readonly Locale[] {
  const written = [...((site && getObject(site, "locales"))?.entries.values() ?? [])];
  return written.flatMap(({ key, value }) => (value.kind === "object" ? [{ key, value }] : []));
}

function toLanguage({ key, value }: Locale): NonNullable<ProjectSite["translations"]> {
  return toTranslation({
    code: trimSlashes(key),
    language: getText(value, "lang"),
    label: getText(value, "selectLanguageName") ?? getText(value, "label"),
  });
}

/** Where the documents are edited, which VuePress works out of a repository, its branch and a folder. */
function findEditUrl(theme: LocatedObject): string | undefined {
  const repo = getText(theme, "docsRepo") ?? getText(theme, "repo") ?? "";
  const isShown = getFlag(theme, "editLinks") ?? getFlag(theme, "editLink") ?? false;
  const host = /^[\w.-]+\/[\w.-]+$/.test(repo) ? `https://github.com/${repo}` : trimEnd(repo);
  if (!isShown || !/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/.test(host)) return undefined;
  const [branch, folder] = [getText(theme, "docsBranch") ?? "master", trimSlashes(getText(theme, "docsDir") ?? "")];
  const address = [host, "edit", branch, folder].filter((part) => part !== "").join("/");
  return /^https:\/\/[^\s{}?#:]+$/.test(address) ? address : undefined;
}

function trimEnd(address: string): string {
  return address.replace(/(?:\.git|\/)$/, "");
}
