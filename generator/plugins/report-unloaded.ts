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
  const { plugin: name } = entry;
  const plugin = shortenPlugin(name);
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ERR_UNKNOWN_FILE_EXTENSION" && /\.[cm]?ts$/.test(plugin)) {
    report.add(pluginCodes.untypedNode({ plugin, node: process.versions.node }));
    return;
  }
  const reason = sayThrown(error);
  const location = findFile(entry);
  if (isPath(name) && location !== undefined) {
    const span =
      (await findSyntaxError(error, location, plugin)) ??
      findThrown(error, { location, file: plugin }) ??
      startOfFile(plugin);
    report.add(pluginCodes.notLoaded({ plugin, reason, isThere: true }), span);
  } else if (name.startsWith("aspectdoc/")) {
    const others = [...bundledPlugins.keys()];
    report.add(pluginCodes.notLoaded({ plugin, reason: "none of this name comes with Aspectdoc", others }));
  } else {
    report.add(pluginCodes.notLoaded({ plugin, reason, path: location && `./${name}` }));
  }
}
