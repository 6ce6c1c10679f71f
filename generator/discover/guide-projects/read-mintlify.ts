import { join } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { parseLocatedJson } from "../../parse/json/parse-located-json.ts";
import { getFlag, getText } from "../../parse/json/get-value.ts";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { FileTree } from "../files/file-tree.ts";
import { redirectAddresses } from "./project-redirects.ts";
import type { ProjectSite } from "./project-site.ts";
import { toTranslation } from "./to-translation.ts";
import { findPicture } from "./find-picture.ts";
import { listFolder } from "./list-folder.ts";
import { mintlifyConfigs } from "./guide-project-marks.ts";
import { openConfig } from "./open-config.ts";

/** A project of guides for Mintlify, by what its configuration says. */
export interface MintlifyProject extends ProjectSite {
  /** Folder of its pages below the input. */
  readonly docs: string;
  /** Which files are no pages, in the patterns of `.gitignore`. */
  readonly ignored: string;
}

/** What the configuration of a Mintlify project says; undefined where there is none. Other tools have a `docs.json` as well. */
export function readMintlify(input: string, tree: FileTree): MintlifyProject | undefined {
  const file = mintlifyConfigs.find((path) => tree.exists(join(input, path)));
  if (file === undefined) return undefined;
  const text = openConfig(input, file, tree) ?? "";
  const found = createReport();
  const value = parseLocatedJson({ path: file, text }, found, { comments: true });
  const folder = folderOf(file);
  const isBroken = found.diagnostics.length > 0;
  const config = value?.kind === "object" ? value : isBroken ? emptyConfig(file) : undefined;
  if (config === undefined) return undefined;
  const navigation = config.entries.get("navigation")?.value;
  const isNamed = /\bmintlify\b/.test(getText(config, "$schema") ?? "") || file.endsWith("mint.json");
  const isOne = isNamed || config.entries.has("theme");
  const isUsual = isOne && navigation !== undefined && navigation.kind !== "scalar";
  // Of a text that breaks off before it says for what it is, the pages beside it tell.
  if (!isUsual && !(isBroken && (isNamed || holdsPages(join(input, folder), tree)))) return undefined;
  const logo = config.entries.get("logo")?.value;
  const [light, dark] = ["light", "dark"].map((key) => {
    const written = logo?.kind === "object" ? getText(logo, key) : undefined;
    return findPicture(input, written === undefined ? undefined : joinPath(folder, written), tree);
  });
  const redirects = config.entries.get("redirects")?.value;
  const old = (redirects?.kind === "array" ? redirects.items : []).flatMap((entry) => {
    if (entry.kind !== "object") return [];
    const [from, to] = [getText(entry, "source"), getText(entry, "destination")];
    return from === undefined || to === undefined || /[:*]/.test(from) ? [] : [{ from, to, span: entry.span }];
  });
  return {
    file,
    folder,
    isUnread: isUsual ? undefined : true,
    title: getText(config, "name"),
    tagline: getText(config, "description"),
    base: "/",
    route: "",
    docs: folder,
    docsPath: "",
    logo: light === undefined ? undefined : { light, dark },
    links: [],
    redirects: redirectAddresses(old, ""),
    leftOut: [],
    ...readLanguages(navigation?.kind === "object" ? navigation : undefined),
    ignored: openConfig(input, joinPath(folder, ".mintignore") ?? "", tree) ?? "",
  };
}

function emptyConfig(file: string): LocatedObject {
  return { kind: "object", entries: new Map(), span: startOfFile(file) };
}

/** Whether a folder has pages such as Mintlify's, which others keep below it. */
function holdsPages(folder: string, tree: FileTree): boolean {
  return listFolder(folder, tree).some((entry) => entry.isFile() && entry.name.endsWith(".mdx"));
}

/** The main language has no folder, each of the others one of its name. */
function readLanguages(navigation: LocatedObject | undefined): Pick<ProjectSite, "language" | "translations"> {
  const written = navigation?.entries.get("languages")?.value;
  const languages = (written?.kind === "array" ? written.items : []).flatMap((item) => {
    const code = item.kind === "object" ? getText(item, "language") : undefined;
    return code === undefined ? [] : [{ code, isFirst: item.kind === "object" && getFlag(item, "default") === true }];
  });
  const main = languages.find(({ isFirst }) => isFirst) ?? languages[0];
  return {
    language: main?.code,
    translations: languages.filter((one) => one !== main).flatMap(({ code }) => toTranslation({ code })),
  };
}
