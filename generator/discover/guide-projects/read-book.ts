import type { TomlTable, TomlValue } from "smol-toml";
import { createReport } from "../../diagnostics/report.ts";
import { readSummary } from "../../markdown/read-summary.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { getObject, getText } from "../../parse/json/get-value.ts";
import { readYaml } from "../../parse/yaml/read-yaml.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import { folderOf, joinPath, listForms } from "../../places/content-paths.ts";
import { readToml } from "../../places/read-toml.ts";
import type { FileTree } from "../files/file-tree.ts";
import { findQuoted, listWritten, redirectBook, redirectFiles } from "./project-redirects.ts";
import type { ProjectSite } from "./project-site.ts";
import { bookSummary, gitbookConfigs, mdbookConfig } from "./guide-project-marks.ts";
import { openConfig } from "./open-config.ts";
import { toBase } from "./published-address.ts";

/** What is known of a book whose table of contents is a `SUMMARY.md`. */
export interface BookProject extends ProjectSite {
  /** Said after "read as". */
  readonly name: string;
  /** The folder of the pages, below the input; empty for the input itself. */
  readonly docs: string;
  /** The table of contents, below the input. */
  readonly summary: string;
  /** The pages that it lists, below the input; all others are published nowhere. */
  readonly pages: readonly string[];
}

/** What the configuration of a book says, before anybody has looked for its table of contents. */
type BookConfig = Partial<ProjectSite> & {
  readonly name: string;
  /** As written, below the input. */
  readonly root: string;
  /** Paths below the root. */
  readonly summary?: string | undefined;
  readonly readme?: string | undefined;
};

/** The book that a folder is: of mdBook, GitBook or HonKit; undefined where there is no table of contents to go by. */
export function readBook(input: string, tree: FileTree): BookProject | undefined {
  const open = (path: string): string | undefined => openConfig(input, path, tree);
  for (const [file, read] of configs) {
    const text = open(file);
    const {
      name,
      root,
      summary: named,
      readme = "README.md",
      ...facts
    } = text === undefined ? unknownBook : read(text, file);
    if (text === undefined && file !== bookSummary) continue;
    const docs = joinPath("", root);
    const summary = docs === undefined ? undefined : joinPath(docs, named ?? bookSummary);
    const contents = summary === undefined ? undefined : open(summary);
    if (docs === undefined || summary === undefined || contents === undefined) continue;
    const pages = listPages(contents, summary);
    if (pages.length === 0) continue;
    const first = joinPath(docs, readme);
    return {
      file,
      folder: "",
      base: "/",
      route: "",
      docsPath: root,
      links: [],
      leftOut: [],
      ...facts,
      name,
      docs,
      summary,
      // GitBook begins with its readme, whether that is listed or not.
      pages: first === undefined || pages.includes(first) || !isGitBook(name) ? pages : [first, ...pages],
    };
  }
  return undefined;
}

const gitBook = "a GitBook";
const unknownBook: BookConfig = { name: gitBook, root: "" };

function isGitBook(name: string): boolean {
  return name === gitBook;
}

/** Where such a configuration may be, the likeliest first; the table of contents alone is enough for a book. */
const configs: ReadonlyMap<string, (text: string, file: string) => BookConfig> = new Map([
  [mdbookConfig, readMdbook],
  // One of them is JSON, which is YAML.
  ...gitbookConfigs.map((name) => [name, readGitbook] as const),
  [bookSummary, () => unknownBook],
]);

function readMdbook(text: string): BookConfig {
  const top = readToml(text) ?? {};
  const book = find(top, "book");
  const html = find(top, "output", "html");
  const edit = toText(html?.["edit-url-template"]);
  return {
    name: "an mdBook",
    root: toText(book?.["src"]) ?? "src",
    title: toText(book?.["title"]),
    tagline: toText(book?.["description"]),
    language: toText(book?.["language"]),
    base: toBase(toText(html?.["site-url"]) ?? ""),
    formulas: findFormulas(top),
    includes: { style: "braces", bases: [] },
    redirects: redirectBook(
      Object.entries(find(html ?? {}, "redirect") ?? {}).flatMap(([from, to]) =>
        typeof to === "string" ? [{ from, to, span: findQuoted(mdbookConfig, text, from) }] : [],
      ),
    ),
    editUrl: /^(https?:\/\/[^\s{}?#]+?)\/*\{path\}$/.exec(edit ?? "")?.[1],
  };
}

/** By MathJax, which comes with mdBook, or by the preprocessor for KaTeX. */
function findFormulas(top: TomlTable): ProjectSite["formulas"] {
  if (find(top, "output", "html")?.["mathjax-support"] === true) return "escaped brackets";
  return find(top, "preprocessor", "katex") === undefined ? undefined : "dollars";
}

function readGitbook(text: string, file: string): BookConfig {
  const value = readYaml({ path: file, text }, createReport());
  const config: LocatedObject | undefined = value?.kind === "object" ? value : undefined;
  const placed = getObject(config, "structure");
  return {
    name: gitBook,
    root: (config && getText(config, "root")) ?? "",
    title: config && getText(config, "title"),
    tagline: config && getText(config, "description"),
    language: config && getText(config, "language"),
    summary: placed && getText(placed, "summary"),
    readme: placed && getText(placed, "readme"),
    redirects: config && findRedirects(config),
  };
}

/** Old addresses, with the files of the pages that they lead to. */
function findRedirects(config: LocatedObject): ProjectSite["redirects"] {
  const written = getObject(config, "redirects");
  return written && redirectFiles(listWritten(written));
}

/** The Markdown files that a table of contents leads to, each once, however the letters of their names are composed. */
function listPages(text: string, summary: string): readonly string[] {
  const paths = readSummary(text).flatMap(({ target = "" }) => {
    if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return [];
    const path = joinPath(folderOf(summary), decodeWritten(target.replace(/[#?].*$/s, "")));
    return path !== undefined && /\.mdx?$/i.test(path) ? listForms(path) : [];
  });
  return [...new Set(paths)];
}

function find(table: TomlTable, ...keys: readonly string[]): TomlTable | undefined {
  return keys.reduce<TomlTable | undefined>((found, key) => {
    const value = found?.[key];
    return isTable(value) ? value : undefined;
  }, table);
}

function isTable(value: TomlValue | undefined): value is TomlTable {
  return typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
}

function toText(value: TomlValue | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
