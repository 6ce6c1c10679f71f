import { basename, join } from "node:path";
import type { LoadedPlugin } from "../../plugins/plugins.ts";
import type { FoundFile, Input } from "../input.ts";
import { isToolSettings } from "../kinds/is-tool-settings.ts";
import { dropSkipped } from "../layouts/drop-skipped.ts";

/** The files of an input that plug-ins read; one that several of them name is read by the first. */
export function findPluginFiles(
  input: Input,
  plugins: readonly LoadedPlugin[],
  exclude: readonly string[] = [],
): readonly FoundFile[] {
  const { folder, prefix } = input;
  const found = new Map<string, FoundFile>();
  for (const { name, files } of plugins) {
    if (files.length === 0) continue;
    for (const below of listMeant(files, input, exclude)) {
      if (found.has(below) || isUnmeant(below, files)) continue;
      const path = prefix + below;
      found.set(below, {
        ...{ path, below, location: join(folder, below), kind: "plugin", plugin: name },
        input: prefix === "" ? undefined : prefix,
      });
    }
  }
  return [...found.values()];
}

/** Files that a build has made count where a glob names their folder, or a package has nothing else for whoever reads it. */
function listMeant(files: readonly string[], input: Input, exclude: readonly string[]): readonly string[] {
  const found = input.listing.find(files, exclude);
  const named = files.filter((glob) => buildFolder.test(glob));
  const exact = named.length === 0 ? [] : input.listing.find(named, exclude);
  const kept = [...new Set([...exact, ...dropSkipped(found, input)])];
  return kept.length > 0 ? kept : input.listing.takePublished(found);
}

const buildFolder = /(?:^|\/)(?:build|target|dist|out)\//;

/** Settings of tools are nothing that whoever asks for all files of an ending means, unless they name them. */
function isUnmeant(path: string, globs: readonly string[]): boolean {
  return isToolSettings(path) && !globs.some((glob) => glob.endsWith(basename(path)));
}
