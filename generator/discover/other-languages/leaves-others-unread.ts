import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { PluginEntry } from "../../plugins/plugin-entry.ts";

/**
 * Whether what was read of folders without a configuration has been told to lack descriptions of APIs or schemas that lie beside a
 * model. Who compares two states is served worse by silence about these than by names that a configuration would have given otherwise.
 */
export function leavesOthersUnread(
  { plugins }: { readonly plugins?: readonly PluginEntry[] | undefined },
  { diagnostics }: { readonly diagnostics: readonly Diagnostic[] },
): boolean {
  return plugins === undefined && diagnostics.some(({ code }) => code === "discover/other-languages");
}
