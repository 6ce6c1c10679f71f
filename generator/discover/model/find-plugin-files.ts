import { join } from "node:path";
import type { LoadedPlugin } from "../../plugins/plugins.ts";
import type { FoundFile, Input } from "../input.ts";

/** The files of an input that plug-ins read; one that several of them name is read by the first. */
export function findPluginFiles(
  { folder, prefix, listing, layout }: Input,
  plugins: readonly LoadedPlugin[],
  exclude: readonly string[] = [],
): readonly FoundFile[] {
  const found = new Map<string, FoundFile>();
  for (const { name, files } of plugins) {
    if (files.length === 0) continue;
    const paths = listing.find(files, exclude);
    for (const below of layout.skipsIgnored ? listing.dropIgnored(paths) : paths) {
      if (found.has(below)) continue;
      const path = prefix + below;
      found.set(below, {
        ...{ path, below, location: join(folder, below), kind: "plugin", plugin: name },
        input: prefix === "" ? undefined : prefix,
      });
    }
  }
  return [...found.values()];
}

interface NamedSource {
  readonly path: string;
  readonly text: string;
  readonly location: string;
}

/** The plug-ins' own files, for frames, as far as no file of the model is called so. */
export function namePluginSources(
  plugins: readonly LoadedPlugin[],
  texts: ReadonlyMap<string, string>,
): readonly NamedSource[] {
  return plugins.flatMap(({ source }) => (source === undefined || texts.has(source.path) ? [] : [source]));
}
