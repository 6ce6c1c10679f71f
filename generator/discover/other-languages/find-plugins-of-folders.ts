import { createReport } from "../../diagnostics/report.ts";
import type { PluginEntry } from "../../plugins/plugin-entry.ts";
import type { FileTree } from "../files/file-tree.ts";
import { findInputs } from "../find-inputs.ts";
import { findOtherFiles } from "./find-other-files.ts";
import { toPlugins } from "./to-plugins.ts";

/**
 * The plug-ins of the tool's own that read what is in folders in which nothing else is read: of two states of an API or of schemas,
 * either may be a folder without any configuration. Names count from the folder, and not from where its schemas happen to lie, since
 * that may be elsewhere in the other state.
 */
export async function findPluginsOfFolders(
  given: readonly string[],
  tree: FileTree,
  exclude?: readonly string[],
): Promise<readonly PluginEntry[]> {
  const inputs = await findInputs(given, tree, createReport());
  const others = inputs.flatMap((input) => findOtherFiles(input, () => false, exclude));
  return toPlugins(others).map(({ plugin, options: { files } }) => ({
    plugin,
    options: files === undefined ? {} : { files },
  }));
}
