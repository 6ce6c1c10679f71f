import { join } from "node:path";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import type { FileTree } from "../files/file-tree.ts";
import type { ProjectSite } from "./project-site.ts";
import { findPicture } from "./find-picture.ts";
import { sphinxConfigs } from "./guide-project-marks.ts";
import { listSubstitutions } from "./list-substitutions.ts";
import { openConfig, openYamlConfig } from "./open-config.ts";
import { readPythonDict } from "./read-python-dict.ts";
import { splitAddress } from "./published-address.ts";

/** What the configuration of a Sphinx project says. */
export interface SphinxProject extends ProjectSite {
  readonly docs: string;
  /** Globs of what becomes no page, below the documents. */
  readonly excluded: readonly string[];
  /** Whether an extension makes pages of notebooks. */
  readonly readsNotebooks: boolean;
  /** What it calls the projects whose inventories it takes names from. */
  readonly inventories: readonly string[];
  /** The addresses that links of its own schemes stand for, `https://example.org/{{path}}`; empty for one that is worked out. */
  readonly schemes: ReadonlyMap<string, string>;
}

/** What the configuration of a Sphinx project says where it is one text; it is Python, and never run. Undefined where there is none. */
export function readSphinx(input: string, tree: FileTree): SphinxProject | undefined {
  const file = sphinxConfigs.find((path) => tree.exists(join(input, path)));
  if (file === undefined) return undefined;
  const text = openConfig(input, file, tree) ?? "";
  // Other programs have a module of that name as well.
  if (!/^(?:project|extensions|html_theme)[ \t]*=/m.test(text)) return undefined;
  const folder = folderOf(file);
  const get = (name: string): string | undefined =>
    new RegExp(`^${name}[ \\t]*=[ \\t]*(["'])([^"'\\n]{1,300})\\1[ \\t]*(?:#.*)?\\r?$`, "m").exec(text)?.[2];
  const logo = findPicture(input, joinPath(folder, get("html_logo") ?? ""), tree);
  const loaded = findLoadedFiles(text, folder);
  const besides = loaded.flatMap((path) => listSubstitutions(openYamlConfig(input, path, tree)));
  return {
    file,
    ...(loaded.length > 0 && { parts: loaded }),
    folder,
    title: get("html_title") ?? get("project"),
    language: get("language"),
    ...splitAddress(get("html_baseurl")),
    route: "",
    docs: folder,
    docsPath: "",
    logo: logo === undefined ? undefined : { light: logo },
    links: [],
    leftOut: [],
    variables: findSubstitutions(text, besides),
    excluded: listTexts(text, "exclude_patterns"),
    readsNotebooks: /["'](?:nbsphinx|myst_nb)["']/.test(text),
    inventories: [...readPythonDict(text, "intersphinx_mapping").keys()],
    schemes: findSchemes(text),
  };
}

/** The schemes that MyST is told of, each with its address, or with one of several things of which the address is one. */
function findSchemes(text: string): SphinxProject["schemes"] {
  return new Map(
    [...readPythonDict(text, "myst_url_schemes")]
      .filter(([, value]) => value !== "None")
      .map(([name, value]) => {
        const [, , address = ""] = /^(?:\{.{0,2000}?["']url["']\s*:\s*)?(["'])([^"'\n]{1,500})\1/s.exec(value) ?? [];
        return [name.toLowerCase(), address];
      }),
  );
}

/** The texts of a list that is written as one. */
function listTexts(text: string, name: string): readonly string[] {
  const [, inside = ""] = new RegExp(`^${name}[ \\t]*=[ \\t]*\\[([^\\]]{0,5000})\\]`, "m").exec(text) ?? [];
  return [...inside.matchAll(/"([^"\n]{1,300})"|'([^'\n]{1,300})'/g)].map(
    ([, double, single]) => double ?? single ?? "",
  );
}

const load = /^[ \t]*myst_substitutions(?:[ \t]*=[ \t]*|\.update\()yaml\.\w{0,20}load\(/gm;

/** Files in YAML that the names in MyST's double braces are loaded from: those opened last before they are. */
function findLoadedFiles(text: string, folder: string): readonly string[] {
  return [...text.matchAll(load)].flatMap(({ index }) => {
    const opened = [
      ...text.slice(Math.max(0, index - 500), index).matchAll(/\bopen\(\s{0,99}["']([^"'\n]{1,300}\.ya?ml)["']/g),
    ];
    return joinPath(folder, opened.at(-1)?.[1] ?? "") ?? [];
  });
}

/** What MyST's names in double braces stand for, where the configuration says it in texts, or files besides; pages have their own. */
function findSubstitutions(text: string, besides: readonly (readonly [string, string])[]): ProjectSite["variables"] {
  const [, inside = ""] = /^myst_substitutions[ \t]*=[ \t]*\{([^}]{0,5000})\}/m.exec(text) ?? [];
  const pairs = inside.matchAll(/(["'])([\w$-]{1,100})\1[ \t]*:[ \t]*(?:"([^"\n]{0,300})"|'([^'\n]{0,300})')/g);
  const named = [...pairs].map(([, , name = "", double, single]) => [name, double ?? single ?? ""] as const);
  const values = new Map([...named, ...besides]);
  if (values.size === 0 && !/["']substitution["']/.test(text)) return undefined;
  return { values, hasSubstitutions: true, inCode: false };
}
