import { pluginCodes } from "../../diagnostics/codes/plugin.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { LoadedPlugin } from "../../plugins/plugins.ts";
import { isEmpty, type Findings } from "../search-inputs.ts";

/** Tells of plug-ins that read files and have found none; where nothing at all is read, that is said with it. */
export function reportIdlePlugins(
  plugins: readonly LoadedPlugin[],
  { inputs, files: found }: Findings,
  report: Report,
): void {
  if (inputs.every(isEmpty)) return;
  const busy = new Set(found.map(({ plugin }) => plugin));
  for (const { name, files } of plugins) {
    if (files.length > 0 && !busy.has(name)) report.add(pluginCodes.noFiles({ plugin: name, files }));
  }
}
