import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { searchManifestPath } from "../../page-model/search-index.ts";
import { readMarker } from "../../write/marker.ts";

/**
 * The base of the written site that a folder is, or of the version that it is of one: each version has a search of its own, and the
 * site around them one marker. Undefined for any other folder.
 */
export function readSiteBase(folder: string): string | undefined {
  const own = readMarker(folder)?.base;
  if (own !== undefined || !existsSync(join(folder, searchManifestPath))) return own;
  const version = resolve(folder);
  for (let below = version, site = dirname(below); site !== below; below = site, site = dirname(site)) {
    const base = readMarker(site)?.base;
    if (base !== undefined) return `${base}${relative(site, version).replaceAll("\\", "/")}/`;
  }
  return undefined;
}
