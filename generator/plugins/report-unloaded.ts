import { pluginCodes } from "../diagnostics/codes/plugin.ts";
import type { Report } from "../diagnostics/report.ts";
import { startOfFile } from "../places/start-of-file.ts";
import { bundledPlugins } from "./bundled-plugins.ts";
import { findThrown } from "./find-thrown.ts";
import { findSyntaxError } from "./modules/find-syntax-error.ts";
import { findFile, isPath, shortenPlugin } from "./modules/read-module.ts";
import type { PluginEntry } from "./plugin-entry.ts";
import { sayThrown } from "./say-thrown.ts";

/** Says why a module can't be had: it isn't there, or fails as it is loaded. */
export async function reportUnloaded(error: unknown, entry: PluginEntry, report: Report): Promise<void> {
  const { plugin: written } = entry;
  const plugin = shortenPlugin(written);
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ERR_UNKNOWN_FILE_EXTENSION" && /\.[cm]?ts$/.test(plugin)) {
    report.add(pluginCodes.untypedNode({ plugin, written, node: process.versions.node }));
    return;
  }
  const reason = sayThrown(error);
  const location = findFile(entry);
  if (isPath(written) && location !== undefined) {
    const span =
      (await findSyntaxError(error, location, plugin)) ??
      findThrown(error, { location, file: plugin }) ??
      startOfFile(plugin);
    report.add(pluginCodes.notLoaded({ plugin, written, reason, isThere: true }), span);
  } else if (written.startsWith("aspectdoc/")) {
    const others = [...bundledPlugins.keys()];
    report.add(pluginCodes.notLoaded({ plugin, written, reason: "none of this name comes with Aspectdoc", others }));
  } else {
    report.add(pluginCodes.notLoaded({ plugin, written, reason, path: location && `./${written}` }));
  }
}
