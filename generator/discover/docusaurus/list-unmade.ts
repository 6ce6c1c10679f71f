import { parse as parsePath } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import { readYaml } from "../../parse/yaml/read-yaml.ts";

/** What of a project says at which addresses it has more than its documents. */
export interface UnmadeSources {
  /** Paths of the folders of documents below the base. */
  readonly routes: readonly string[];
  /** Path of the blog; absent without one. */
  readonly blog: string | undefined;
  readonly locales: readonly string[];
  /** The text of `versions.json`; absent without one. */
  readonly versions: string | undefined;
  /** Names of what is right in the folder of pages that are programs. */
  readonly pages: readonly string[];
}

/** Paths below the base, each with all below it, at which a project has pages that aren't made here. */
export function listUnmade({ routes, blog, locales, versions, pages }: UnmadeSources): readonly string[] {
  const numbers = versions === undefined ? [] : ["next", ...listVersions(versions)];
  const names = pages.filter((name) => !name.startsWith("_") && !/\.(?:css|scss)$/.test(name));
  const paths = [
    ...(blog === undefined ? [] : [blog]),
    ...routes.flatMap((route) => numbers.map((number) => (route === "" ? number : `${route}/${number}`))),
    ...locales,
    ...names.map((name) => parsePath(name).name),
  ];
  return [...new Set(paths)].filter((path) => !["", "index", ...routes].includes(path));
}

/** JSON is YAML. */
function listVersions(text: string): readonly string[] {
  const value = readYaml({ path: "versions.json", text }, createReport());
  const items = value?.kind === "array" ? value.items : [];
  return items.flatMap((item) => (item.kind === "scalar" && typeof item.value === "string" ? [item.value] : []));
}
