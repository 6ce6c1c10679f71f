import { createReport } from "../../diagnostics/report.ts";
import type { PluginEntry } from "../../plugins/plugin-entry.ts";
import type { FileTree } from "../files/file-tree.ts";
import { findInputs } from "../find-inputs.ts";
import { findOtherFiles } from "./find-other-files.ts";
import { toPluginEntries } from "./to-plugin-entries.ts";

/**
 * The plug-ins of the tool's own that read what lies in folders beside a model and isn't read: two states of it may both be folders
 * without any configuration.
 */
export async function findPluginsOfFolders(
  given: readonly string[],
  tree: FileTree,
  exclude?: readonly string[],
): Promise<readonly PluginEntry[]> {
  const inputs = await findInputs(given, tree, createReport());
  return toPluginEntries(inputs.flatMap((input) => findOtherFiles(input, () => false, exclude)));
}
