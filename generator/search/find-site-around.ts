import { dirname } from "node:path";
import { hasMarker } from "../write/marker.ts";

/** The written site that a folder is, or is in; undefined where it is in none. */
export function findSiteAround(folder: string): string | undefined {
  if (hasMarker(folder)) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : findSiteAround(above);
}
