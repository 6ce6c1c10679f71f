import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { PluginEntry } from "../../plugins/plugin-entry.ts";

const codes: ReadonlySet<string> = new Set(["usage/no-model", "discover/guides-alone", "discover/other-languages"]);

/**
 * Whether what was read of folders without a configuration has been told to lack descriptions of APIs or schemas that are in them.
 * Who compares two states is served worse by silence about these than by names that a configuration would have given otherwise.
 */
export function leavesOthersUnread(
  { plugins }: { readonly plugins?: readonly PluginEntry[] | undefined },
  { diagnostics }: { readonly diagnostics: readonly Diagnostic[] },
): boolean {
  return plugins === undefined && diagnostics.some(({ code }) => codes.has(code));
}
