import { join } from "node:path";
import { parse, TomlError } from "smol-toml";
import { createReport } from "../../diagnostics/report.ts";
import { getText } from "../../parse/json/get-value.ts";
import { readYaml } from "../../parse/yaml/read-yaml.ts";
import { joinPath } from "../../places/content-paths.ts";
import type { FileTree } from "../files/file-tree.ts";
import type { ProjectSite } from "./project-site.ts";
import { splitAddress } from "./published-address.ts";
import { hugoConfigs } from "./guide-project-marks.ts";
import { openConfig } from "./open-config.ts";

/** What the configuration of a Hugo project says; undefined where there is none, or no folder of pages. */
export function readHugo(input: string, tree: FileTree): (ProjectSite & { readonly docs: string }) | undefined {
  const file = hugoConfigs.find((name) => tree.exists(join(input, name)));
  if (file === undefined) return undefined;
  const text = openConfig(input, file, tree) ?? "";
  const get = file.endsWith(".toml") ? readToml(text) : readOther(file, text);
  const address = get("baseURL") ?? get("baseurl");
  // Other tools have a `config.toml` as well.
  if (file === "config.toml" && address === undefined) return undefined;
  const docsPath = get("contentDir") ?? "content";
  const docs = joinPath("", docsPath);
  if (docs === undefined || docs === "" || !tree.exists(join(input, docs))) return undefined;
  return {
    file,
    folder: "",
    title: get("title"),
    language: get("languageCode") ?? get("locale"),
    ...splitAddress(address),
    route: "",
    docs,
    docsPath,
    links: [],
    leftOut: [],
  };
}

type GetText = (key: string) => string | undefined;

function readToml(text: string): GetText {
  try {
    const table = parse(text, { maxDepth: 50 });
    return (key) => (typeof table[key] === "string" ? table[key] : undefined);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return () => undefined;
  }
}

/** JSON is YAML. */
function readOther(path: string, text: string): GetText {
  const value = readYaml({ path, text }, createReport());
  return (key) => (value?.kind === "object" ? getText(value, key) : undefined);
}
