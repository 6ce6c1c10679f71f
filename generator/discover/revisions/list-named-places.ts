import { join } from "node:path";
import type { PluginEntry } from "../../plugins/plugin-entry.ts";

/** What a configuration names below its inputs. */
export interface NamesPlaces {
  readonly plugins?: readonly PluginEntry[] | undefined;
  readonly content?: readonly string[] | undefined;
}

/** The files and folders below inputs that a configuration names, up to the first wildcard. */
export function listNamedPlaces({ plugins = [], content = [] }: NamesPlaces, inputs: readonly string[]): Set<string> {
  const globs = plugins.flatMap(({ options }): readonly unknown[] => {
    const files: unknown = options?.["files"];
    return Array.isArray(files) ? files : [];
  });
  const named = [...globs, ...content].flatMap((glob) => (typeof glob === "string" ? cutWildcards(glob) : []));
  return new Set(inputs.flatMap((input) => named.map((path) => join(input, path))));
}

/** E.g. `api` of `api/*.json`; nothing where there is no name before a wildcard, or one that leads out of the input. */
function cutWildcards(glob: string): readonly string[] {
  const parts = glob.split("/").filter((part) => part !== "" && part !== ".");
  const wild = parts.findIndex((part) => /[*?[\]{}()!+@\\]/.test(part));
  const path = parts.slice(0, wild < 0 ? parts.length : wild);
  return path.length === 0 || path.includes("..") ? [] : [path.join("/")];
}
