import type { Settings } from "../config/settings.ts";
import { createReport } from "../diagnostics/report.ts";
import { discover } from "../discover/discover.ts";
import { diskTree } from "../discover/files/file-tree.ts";
import { findPluginsOfFolders } from "../discover/other-languages/find-plugins-of-folders.ts";

/** The settings for a folder of an API or of schemas in which nothing else is read, without a configuration: with what reads it. */
export async function withPluginsOfBare(settings: Settings): Promise<Settings> {
  if (settings.plugins !== undefined) return settings;
  const plugins = await findPluginsOfFolders(settings.inputs, diskTree, settings.exclude);
  if (plugins.length === 0) return settings;
  const report = createReport();
  await discover(settings, report);
  const isBare = report.diagnostics.some(({ code }) => code === "usage/no-model");
  return isBare ? { ...settings, plugins } : settings;
}
