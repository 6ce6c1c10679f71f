import { join } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import { getObject, getText, toTexts } from "../../parse/json/get-value.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { parseLocatedJson } from "../../parse/json/parse-located-json.ts";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { FileTree } from "../files/file-tree.ts";
import { findPicture } from "./find-picture.ts";
import { docfxConfigs } from "./guide-project-marks.ts";
import { openConfig } from "./open-config.ts";
import type { ProjectSite } from "./project-site.ts";
import { findLearnDocfx, learnSite, readLearnPart } from "./read-learn.ts";
import { splitAddress } from "./published-address.ts";

/** What the configuration of a DocFX project says. */
export interface DocfxProject extends ProjectSite {
  readonly docs: string;
  /** Globs of what becomes a page, and of what doesn't, below the documents. */
  readonly files: readonly string[];
  readonly excluded: readonly string[];
  /** Addresses at which its pages are besides, each with a final slash. */
  readonly hosts: readonly string[];
  /** The site that it is a part of, to which addresses without a host lead. */
  readonly largerSite?: string | undefined;
}

/** What the configuration of a DocFX project says; undefined where there is none. */
export function readDocfx(input: string, tree: FileTree): DocfxProject | undefined {
  const file = docfxConfigs.find((path) => tree.exists(join(input, path))) ?? findLearnDocfx(input, tree);
  if (file === undefined) return undefined;
  const text = openConfig(input, file, tree) ?? "";
  const found = createReport();
  const value = parseLocatedJson({ path: file, text }, found, { comments: true });
  const written = value?.kind === "object" ? getObject(value, "build") : undefined;
  // Nothing else is called so, and where its text breaks off, its documents are there all the same.
  if (written === undefined && found.diagnostics.length === 0) return undefined;
  const build = written ?? { kind: "object", entries: new Map(), span: startOfFile(file) };
  const said = getObject(build, "globalMetadata");
  const of = (key: string): string | undefined => get(said, key);
  const docs = folderOf(file);
  const content = listContent(build.entries.get("content")?.value, docs);
  const learn = readLearnPart({ input, docs, tree }, said);
  const logo = findPicture(input, joinPath(docs, of("_appLogoPath") ?? ""), tree);
  return {
    file,
    folder: docs,
    isUnread: written === undefined ? true : undefined,
    title: of("_appTitle") ?? of("_appName") ?? of("titleSuffix"),
    language: of("_lang"),
    ...splitAddress(get(getObject(build, "sitemap"), "baseUrl")),
    route: "",
    docs,
    docsPath: docs,
    logo: logo === undefined ? undefined : { light: logo },
    editUrl: findEditUrl(getObject(said, "_gitContribute"), docs),
    links: [],
    leftOut: [],
    redirects: learn?.redirects,
    hosts: learn?.hosts ?? [],
    ...(learn === undefined ? undefined : { largerSite: learnSite }),
    files: content.flatMap((one) => one.files),
    excluded: content.flatMap((one) => one.excluded),
  };
}

function get(where: LocatedObject | undefined, key: string): string | undefined {
  return where && getText(where, key);
}

/** Globs count from `src`, which may lie in another folder; what is outside of the documents is left out. */
function listContent(
  written: LocatedJson | undefined,
  docs: string,
): readonly { readonly files: readonly string[]; readonly excluded: readonly string[] }[] {
  if (written?.kind !== "array") return [];
  return written.items.flatMap((item) => {
    if (item.kind !== "object") return [];
    const source = joinPath(docs, getText(item, "src") ?? "");
    if (source === undefined || !(docs === "" || source === docs || source.startsWith(`${docs}/`))) return [];
    const below = source.slice(docs.length).replace(/^\//, "");
    const list = (key: string): readonly string[] => {
      return toTexts(item.entries.get(key)?.value).map((glob) => (below === "" ? glob : `${below}/${glob}`));
    };
    return [{ files: list("files"), excluded: list("exclude") }];
  });
}

/** Of GitHub, where the folder of the documents is edited. */
function findEditUrl(contribute: LocatedObject | undefined, docs: string): string | undefined {
  const [repository = "", branch] = [get(contribute, "repo"), get(contribute, "branch")];
  const [, address] = /^(https:\/\/github\.com\/[\w.-]+\/[\w.-]+?)(?:\.git)?\/*$/.exec(repository) ?? [];
  if (address === undefined || branch === undefined || !/^[\w./-]+$/.test(branch)) return undefined;
  return [address, "edit", branch, docs].filter((part) => part !== "").join("/");
}
