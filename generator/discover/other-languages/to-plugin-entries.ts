import type { OtherFiles } from "../../diagnostics/other-languages.ts";
import type { PluginEntry } from "../../plugins/plugin-entry.ts";
import { toPlugins } from "./to-plugins.ts";

/**
 * What reads files in other languages where no configuration says how. Names count from the input, and not from where its schemas
 * happen to lie: that may be elsewhere in another state of it.
 */
export function toPluginEntries(others: readonly OtherFiles[]): readonly PluginEntry[] {
  return toPlugins(others).map(({ plugin, options: { files } }) => ({
    plugin,
    options: files === undefined ? {} : { files },
  }));
}
