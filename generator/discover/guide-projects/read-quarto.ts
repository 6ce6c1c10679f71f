import { join } from "node:path";
import { getObject, getText, toTexts } from "../../parse/json/get-value.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { isMarkdownFile } from "../../places/markdown-files.ts";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import type { FileTree } from "../files/file-tree.ts";
import { findPicture } from "./find-picture.ts";
import { quartoConfigs } from "./guide-project-marks.ts";
import { listVariables } from "./list-variables.ts";
import { openYamlConfig } from "./open-config.ts";
import type { ProjectSite } from "./project-site.ts";
import { splitAddress } from "./published-address.ts";

/** What the configuration of a Quarto project, or of a book of bookdown, says. */
export interface QuartoProject extends ProjectSite {
  readonly docs: string;
  /** The pages that a book consists of; undefined where they are all that are there. */
  readonly pages: readonly string[] | undefined;
  /** Globs of what becomes no page, below the documents. */
  readonly excluded: readonly string[];
}

/** The project that a folder holds by its `_quarto.yml`, or the book by its `_bookdown.yml`; undefined where there is none. */
export function readQuarto(input: string, tree: FileTree): QuartoProject | undefined {
  const file = quartoConfigs.find((path) => tree.exists(join(input, path)));
  if (file === undefined) return undefined;
  const folder = folderOf(file);
  const config = openYamlConfig(input, file, tree);
  const project = getObject(config, "project");
  const book = getObject(config, "book");
  const site = getObject(config, "website") ?? book;
  const get = (key: string): string | undefined => site && getText(site, key);
  const bar = [getObject(site, "navbar"), getObject(site, "sidebar")];
  const logo = bar.map((one) => findPicture(input, one && joinPath(folder, getText(one, "logo") ?? ""), tree));
  const picture = logo.find((one) => one !== undefined);
  const beside = joinPath(folder, "_variables.yml") ?? "";
  const variables = listVariables(openYamlConfig(input, beside, tree));
  const rendered = toTexts(project?.entries.get("render")?.value);
  const output = (project && getText(project, "output-dir")) ?? getText(config, "output_dir");
  return {
    file,
    ...(tree.exists(join(input, beside)) && { parts: [beside] }),
    folder,
    title: get("title") ?? (project && getText(project, "title")) ?? getText(config, "title"),
    tagline: get("description") ?? get("subtitle"),
    language: getText(config, "lang"),
    ...splitAddress(get("site-url")),
    route: "",
    docs: folder,
    docsPath: "",
    logo: picture === undefined ? undefined : { light: picture },
    editUrl: findEditUrl(get("repo-url"), get("repo-subdir") ?? folder, get("repo-branch") ?? "main"),
    links: [],
    leftOut: [],
    formulas: "dollars",
    includes: { style: "braces", bases: [folder] },
    variables: variables.length === 0 ? undefined : { values: new Map(variables), isShortcode: true, inCode: false },
    pages: book === undefined ? listRmd(config) : listPages(book),
    excluded: [
      "README.md",
      ...(output === undefined ? [] : [`${trimSlashes(output)}/`]),
      ...rendered.flatMap((glob) => (glob.startsWith("!") ? [glob.slice(1)] : [])),
    ],
  };
}

/** The files that bookdown puts a book together of, where it is told. */
function listRmd(config: LocatedObject): readonly string[] | undefined {
  const files = config.entries.get("rmd_files")?.value;
  const listed = toTexts(files?.kind === "object" ? files.entries.get("html")?.value : files);
  return listed.length === 0 ? undefined : listed;
}

/** Whatever among the chapters of a book is a file. */
function listPages(value: LocatedJson): readonly string[] {
  if (value.kind === "array") return value.items.flatMap(listPages);
  if (value.kind === "object") return [...value.entries.values()].flatMap((entry) => listPages(entry.value));
  return typeof value.value === "string" && isMarkdownFile(value.value) ? [value.value] : [];
}

function findEditUrl(repository: string | undefined, folder: string, branch: string): string | undefined {
  const address = repository?.replace(/(?<!\/)\/+$/, "");
  if (address === undefined || !/^https:\/\/[^\s{}?#]+$/.test(address)) return undefined;
  return [`${address}/edit/${branch}`, trimSlashes(folder)].filter((part) => part !== "").join("/");
}
