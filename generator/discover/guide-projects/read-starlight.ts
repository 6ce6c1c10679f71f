import { join } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import { getObject, getText, toText } from "../../parse/json/get-value.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import type { Translation } from "../../sources/surroundings.ts";
import { readStarlightConfig } from "../../parse/sidebar/read-starlight-config.ts";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import type { FileTree } from "../files/file-tree.ts";
import type { ProjectSite } from "./project-site.ts";
import { readLocales } from "./read-locales.ts";
import { findPicture } from "./find-picture.ts";
import { projectFolders, starlightPages } from "./guide-project-marks.ts";
import { openConfig } from "./open-config.ts";
import { toBase, toOrigin } from "./published-address.ts";

const extensions = ["mjs", "ts", "mts", "js", "cjs", "cts"];

/** What the configuration of a Starlight project says, which is never run; undefined where there is none, or no folder of pages. */
export function readStarlight(input: string, tree: FileTree): (ProjectSite & { readonly docs: string }) | undefined {
  const file = projectFolders
    .filter((below) => tree.exists(join(input, below, starlightPages)))
    .flatMap((below) => extensions.map((extension) => `${below}astro.config.${extension}`))
    .find((path) => tree.exists(join(input, path)));
  if (file === undefined) return undefined;
  const text = openConfig(input, file, tree) ?? "";
  const folder = folderOf(file);
  // Of a configuration that can't be read, its package says for what it is.
  const isStarlight = (path: string): boolean => openConfig(input, path, tree)?.includes("starlight") === true;
  if (!text.includes("starlight") && !isStarlight(joinPath(folder, "package.json") ?? "")) return undefined;
  const found = createReport();
  const config = readStarlightConfig({ path: file, text }, found);
  const of = (where: LocatedObject | undefined, key: string): string | undefined => where && getText(where, key);
  const { main, language, translations } = readLocales(config?.starlight, of(config?.starlight, "defaultLocale"));
  const docs = joinPath(folder, starlightPages) ?? starlightPages;
  return {
    file,
    folder,
    isUnread: config === undefined && found.diagnostics.length > 0 ? true : undefined,
    title: of(config?.starlight, "title") ?? findTitle(config?.starlight),
    language,
    translations: translations?.map((one) => withLabels(one, config?.starlight.entries.get("sidebar")?.value)),
    // Each page is there in every language, with the text of the main one where nobody has translated it.
    standIn: main,
    tagline: of(config?.starlight, "description"),
    url: toOrigin(of(config?.site, "site")),
    base: toBase(of(config?.site, "base") ?? "/"),
    route: "",
    docs,
    docsPath: docs,
    logo: findLogo(config?.starlight, (path) => findPicture(input, joinPath(folder, path), tree)),
    editUrl: /^https?:\/\/[^\s{}?#]+?(?=\/*$)/.exec(of(getObject(config?.starlight, "editLink"), "baseUrl") ?? "")?.[0],
    links: [],
    leftOut: [],
  };
}

/** What the language calls the parts of the sidebar: by its tag, or the name of its folder. */
function withLabels(translation: Translation, sidebar: LocatedJson | undefined): Translation {
  const labels = new Map<string, string>();
  const visit = (value: LocatedJson | undefined): void => {
    if (value?.kind === "array") value.items.forEach(visit);
    if (value?.kind !== "object") return;
    const [label, called] = [getText(value, "label"), getObject(value, "translations")];
    const own = called && (getText(called, translation.language) ?? getText(called, translation.code));
    if (label !== undefined && own !== undefined) labels.set(label, own);
    visit(value.entries.get("items")?.value);
  };
  visit(sidebar);
  return labels.size === 0 ? translation : { ...translation, labels };
}

/** One of those that it has for each language. */
function findTitle(starlight: LocatedObject | undefined): string | undefined {
  const titles = getObject(starlight, "title");
  const { language = "" } = readLocales(starlight, starlight && getText(starlight, "defaultLocale"));
  return titles && (getText(titles, language) ?? toText([...titles.entries.values()][0]?.value));
}

function findLogo(
  starlight: LocatedObject | undefined,
  findFile: (written: string) => string | undefined,
): ProjectSite["logo"] {
  const logo = getObject(starlight, "logo");
  const find = (key: string): string | undefined => findFile((logo && getText(logo, key)) ?? "");
  const light = find("src") ?? find("light");
  return light === undefined ? undefined : { light, dark: find("dark") };
}
