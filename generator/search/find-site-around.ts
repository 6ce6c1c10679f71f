import { dirname } from "node:path";
import { readSiteBase } from "../mcp/sites/read-site-base.ts";

/** The written site, or the version of one, that a folder is, or is in; undefined where it is in none. */
export function findSiteAround(folder: string): string | undefined {
  if (readSiteBase(folder) !== undefined) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : findSiteAround(above);
}
