import type { PluginEntry } from "../../plugins/plugin-entry.ts";
import type { Input } from "../input.ts";
import { findKind } from "../kinds/find-kind.ts";
import { findOtherFiles } from "./find-other-files.ts";
import { toPlugins } from "./to-plugins.ts";

/**
 * The plug-ins of the tool's own that read files which were named themselves: who names a description of an API means that it is
 * read, and may have no configuration that says how.
 */
export function findPluginsOfFiles(inputs: readonly Input[]): readonly PluginEntry[] {
  const others = inputs
    .filter(({ isFiles }) => isFiles === true)
    .flatMap((input) => {
      const { folder, tree } = input;
      // Of files of YAML only what is in them tells what they are.
      return findOtherFiles(input, (path) => !/\.ya?ml$/i.test(path) && findKind(folder, path, tree) !== undefined);
    });
  return toPlugins(others);
}
