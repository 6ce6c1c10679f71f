import { realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isConfigModule, listConfigFolders, listConfigPlaces } from "../config/config-places.ts";
import { type Settings, toReference } from "../config/settings.ts";
import { historyPath } from "../history/history-path.ts";
import { listWantedParts } from "../discover/model/list-wanted-parts.ts";
import { findGitHead } from "../discover/repository/git-checkout.ts";
import { findStats } from "../find-stats.ts";
import { createReport } from "../diagnostics/report.ts";
import { listModules } from "../plugins/modules/read-module.ts";
import { readSheet } from "../theme/read-sheet.ts";
import type { Watched } from "./watch-folders.ts";

/** How the command was started. */
export interface Started {
  readonly cwd: string;
  readonly config?: string | undefined;
}

/** What a site with these settings is made of, and where the settings themselves are or may come to be. */
export function listWatched(settings: Settings | undefined, { cwd, config }: Started): Watched {
  const real = (path: string): string => {
    try {
      return realpathSync(resolve(cwd, path));
    } catch {
      return resolve(cwd, path);
    }
  };
  const { inputs = [], references = [], versions = [], out = "output", cache } = settings ?? {};
  const { styles = [], parts, logo, plugins = [], history } = settings ?? {};
  const modules = plugins.flatMap(({ plugin, from = "" }) =>
    plugin.startsWith(".") ? listModules(resolve(from, plugin)) : [],
  );
  // By their own names, where links in the folders that are watched lead to them.
  const configs = listConfigPlaces(cwd, config).filter(isFile);
  const configured = [...configs, ...configs.filter(isConfigModule).flatMap(listModules)];
  const told = history && historyPath(history);
  const sheets = styles.flatMap((path) => readSheet(path, createReport()).read);
  const looks = [...modules, ...configured, ...sheets, logo?.light, logo?.dark, told].filter(
    (path) => path !== undefined,
  );
  const folders = [
    ...listInputs({ inputs, versions }),
    ...references.map(({ path }) => path),
    ...versions.flatMap(({ references = [], archive }) => [
      ...references.map((written) => toReference(written).path),
      ...(archive ? [archive] : []),
    ]),
  ];
  const output = real(out);
  // Links to the repository name the branch that is checked out, also those of another version.
  const heads = listInputs({ inputs, versions }).flatMap((input) => findGitHead(real(input)) ?? []);
  const places = [...new Set([...folders, ...(parts === undefined ? [] : [parts])].map(real))];
  const named = places.filter(isFile);
  return {
    trees: places.filter((place) => !named.includes(place)),
    files: [...new Set([...named, ...named.flatMap(listWantedParts), ...looks.map(real), ...heads])],
    folders: config === undefined ? listConfigFolders(cwd).map(real) : [dirname(real(config))],
    passedOver: [output, ...(cache === undefined ? [] : [real(cache)]), join(output, "..", "node_modules")],
  };
}

/** The folders and files that the site is read from, those of each version with the rest, as the settings name them. */
export function listInputs({ inputs, versions = [] }: Pick<Settings, "inputs" | "versions">): readonly string[] {
  return [...inputs, ...versions.flatMap((version) => version.inputs ?? [])];
}

function isFile(path: string): boolean {
  return findStats(path)?.isFile() === true;
}
