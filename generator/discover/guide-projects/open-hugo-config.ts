import { join } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import { toJsonObject } from "../../parse/json/located-json.ts";
import { readYaml } from "../../parse/yaml/read-yaml.ts";
import { folderOf } from "../../places/content-paths.ts";
import { readToml } from "../../places/read-toml.ts";
import type { FileTree } from "../files/file-tree.ts";
import { openConfig } from "./open-config.ts";

/** An object of a configuration. */
export type Table = Readonly<Record<string, unknown>>;

const endings = ["toml", "yaml", "yml", "json"];

/** Keys that may have a file of their name beside the configuration, of those that are read here. */
const parted = ["languages", "params", "module"];

/**
 * The configuration of a Hugo project, with what stands in files of its own in `config/_default/`: each is the object of the
 * key that it is called by.
 */
export function openHugoConfig(
  input: string,
  file: string,
  tree: FileTree,
): { readonly config: Table; readonly parts: readonly string[] } {
  const folder = folderOf(file);
  const beside = folder.endsWith("config/_default") ? folder : join(folder, "config/_default");
  const found = parted.flatMap((key) => {
    const path = endings.map((ending) => `${beside}/${key}.${ending}`).find((name) => tree.exists(join(input, name)));
    return path === undefined ? [] : [[key, path] as const];
  });
  const config = {
    ...read(input, file, tree),
    ...Object.fromEntries(found.map(([key, path]) => [key, read(input, path, tree)])),
  };
  return { config, parts: found.map(([, path]) => path) };
}

/** JSON is YAML. */
function read(input: string, path: string, tree: FileTree): Table {
  const text = openConfig(input, path, tree) ?? "";
  if (path.endsWith(".toml")) return readToml(text) ?? {};
  const value = readYaml({ path, text }, createReport());
  return value?.kind === "object" ? toJsonObject(value.entries.values()) : {};
}

/** The value, if it is a text. */
export function toText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The entries of a value; none of one that isn't a table. */
export function toTable(value: unknown): Table {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
