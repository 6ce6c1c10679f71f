import type { PluginEntry } from "../../plugins/plugin-entry.ts";
import type { Input } from "../input.ts";
import { findKind } from "../kinds/find-kind.ts";
import { findOtherFiles } from "./find-other-files.ts";
import { readApiTitle } from "./read-api-title.ts";
import { toPlugins } from "./to-plugins.ts";

/**
 * The plug-ins of the tool's own that read files which were named themselves: who names a description of an API means that it is
 * read, and may have no configuration that says how.
 */
export function findPluginsOfFiles(inputs: readonly Input[]): readonly PluginEntry[] {
  const ofFiles = inputs.filter(({ isFiles }) => isFiles === true);
  const found = ofFiles.map((input) => {
    const { folder, tree } = input;
    // Of files of YAML only what is in them tells what they are.
    return findOtherFiles(input, (path) => !/\.ya?ml$/i.test(path) && findKind(folder, path, tree) !== undefined);
  });
  const others = found.flat();
  // A description that is all there is gives the site its name, which nobody has said otherwise.
  const [only] = inputs.length === 1 ? ofFiles : [];
  const label = only && readApiTitle(only.folder, others, only.tree);
  return toPlugins(others).map(({ plugin, options }) => ({
    plugin,
    options: { ...options, ...(label !== undefined && { label }) },
  }));
}
