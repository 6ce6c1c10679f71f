import { join } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import { joinPath } from "../../places/content-paths.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { getText } from "../../parse/sidebar/parse-sidebar.ts";
import { readYaml } from "../../parse/sidebar/read-yaml.ts";
import { diskTree, type FileTree } from "../file-tree.ts";
import type { ProjectSite } from "../project-site.ts";
import { toBase } from "../published-path.ts";

/** What the configuration of a MkDocs project says. */
export interface MkdocsProject extends ProjectSite {
  /** Whether it says itself in which order the pages are. */
  readonly hasNav: boolean;
  /** Which documents are published nowhere, in the patterns of `.gitignore`. */
  readonly unpublished: string;
}

const largestConfig = 1_000_000;

/** Reads the MkDocs configuration at a path below a folder. What is wrong with it is reported where its `nav` is read. */
export function readMkdocs(input: string, file: string, tree: FileTree = diskTree): MkdocsProject {
  const config = openConfig(input, file, tree);
  const text = (key: string): string | undefined => getText(config, key);
  const docsPath = text("docs_dir") ?? "docs";
  const docs = joinPath("", docsPath);
  const [, origin, path = ""] = /^(https?:\/\/[^/\s?#]+)(?:\/([^\s?#]*))?$/.exec(text("site_url")?.trim() ?? "") ?? [];
  const extensions = listExtensions(config);
  const theme = config.entries.get("theme")?.value;
  const logo = theme?.kind === "object" ? joinPath(docs ?? "", getText(theme, "logo") ?? "") : undefined;
  return {
    file,
    folder: "",
    title: text("site_name"),
    tagline: text("site_description"),
    url: origin,
    base: toBase(path),
    route: "",
    docs,
    docsPath,
    logo: logo !== undefined && isPicture(logo) && tree.exists(join(input, logo)) ? { light: logo } : undefined,
    editUrl: findEditUrl(text("repo_url"), text("edit_uri"), docsPath),
    links: [],
    leftOut: [],
    formulas: formulaExtensions.some((name) => extensions.has(name)) ? "brackets" : undefined,
    includes: findIncludes(extensions, docs),
    hasNav: config.entries.get("nav")?.value.kind === "array",
    // What MkDocs leaves out without being told comes before what it is told.
    unpublished: ["/templates/", text("exclude_docs"), text("draft_docs")].filter(Boolean).join("\n"),
  };
}

function openConfig(input: string, file: string, tree: FileTree): LocatedObject {
  const read = tree.read(join(input, file), largestConfig, 0);
  const isReadable = !("failure" in read) && read.size <= largestConfig;
  const value: LocatedJson | undefined = isReadable
    ? readYaml({ path: file, text: read.bytes.toString("utf8") }, createReport())
    : undefined;
  const span = { file, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  return value?.kind === "object" ? value : { kind: "object", entries: new Map(), span };
}

/** Options of the extensions of Markdown, by their names; they are texts, or have options. */
function listExtensions(config: LocatedObject): ReadonlyMap<string, LocatedJson | undefined> {
  const extensions = config.entries.get("markdown_extensions")?.value;
  const items = extensions?.kind === "array" ? extensions.items : extensions === undefined ? [] : [extensions];
  return new Map(
    items.flatMap((item): readonly (readonly [string, LocatedJson | undefined])[] => {
      if (item.kind === "object") return [...item.entries].map(([name, { value }]) => [name, value]);
      return item.kind === "scalar" && typeof item.value === "string" ? [[item.value, undefined]] : [];
    }),
  );
}

const formulaExtensions = ["pymdownx.arithmatex", "mdx_math", "markdown_katex"];

/** Folders that snippets count from, where they are switched on: that of the configuration, unless it names others. */
function findIncludes(
  extensions: ReturnType<typeof listExtensions>,
  docs: string | undefined,
): ProjectSite["includes"] {
  if (!extensions.has("pymdownx.snippets")) return undefined;
  const options = extensions.get("pymdownx.snippets");
  const written = options?.kind === "object" ? options.entries.get("base_path")?.value : undefined;
  const items = written?.kind === "array" ? written.items : written === undefined ? [] : [written];
  const bases = items.flatMap((item) => {
    if (item.kind !== "scalar" || typeof item.value !== "string") return [];
    const path = item.value.replace(/^\$docs_dir(?=\/|$)/, docs ?? "").replace(/^\$config_dir(?=\/|$)/, "");
    return joinPath("", path) ?? [];
  });
  return { style: "scissors", bases: bases.length === 0 ? [""] : bases };
}

function isPicture(path: string): boolean {
  return /\.(?:svg|png|jpe?g|webp|gif)$/i.test(path);
}

/** Where the project's folder is edited, if the documents are edited at their path below that. */
function findEditUrl(repository: string | undefined, written: string | undefined, docs: string): string | undefined {
  if (written === undefined || written === "") return undefined;
  const from = /^https?:/.test(written) ? "" : `${repository?.replace(/\/+$/, "") ?? ""}/`;
  const address = `${from}${written.replace(/^\/+/, "")}`.replace(/\/+$/, "");
  const end = `/${docs.replace(/^(?:\.\/)+|\/+$/g, "")}`;
  return /^https?:\/\/[^\s{}?#]+$/.test(address) && address.endsWith(end) ? address.slice(0, -end.length) : undefined;
}
