import type { PluginEntry } from "../../plugins/plugin-entry.ts";
import { isNameOfSite } from "../../places/is-name-of-site.ts";
import type { Input } from "../input.ts";
import { findKind } from "../kinds/find-kind.ts";
import { findOtherFiles } from "./find-other-files.ts";
import { readApiTitle } from "./read-api-title.ts";
import { toPlugins } from "./to-plugins.ts";

/** What reads files that were named themselves, and what these call themselves. */
export interface PluginsOfFiles {
  readonly plugins: readonly PluginEntry[];
  /** The title of the description of an API that is all there is. */
  readonly title?: string | undefined;
}

/**
 * The plug-ins of the tool's own that read files which were named themselves: who names a description of an API means that it is
 * read, and may have no configuration that says how.
 */
export function findPluginsOfFiles(inputs: readonly Input[]): PluginsOfFiles {
  const ofFiles = inputs.filter(({ isFiles }) => isFiles === true);
  const others = ofFiles.flatMap((input) => {
    const { folder, tree } = input;
    // Of files of YAML only what is in them tells what they are.
    return findOtherFiles(input, (path) => !/\.ya?ml$/i.test(path) && findKind(folder, path, tree) !== undefined);
  });
  const [only] = inputs.length === 1 ? ofFiles : [];
  const title = only && readApiTitle(only.folder, others, only.tree);
  return { plugins: toPlugins(others), title: title !== undefined && isNameOfSite(title) ? title : undefined };
}
