import { realpathSync } from "node:fs";
import { readMarker } from "../../write/marker.ts";
import { readBelow } from "./read-below.ts";
import { createSearchableSite, type SearchableSite } from "./searchable-site.ts";

/** The written site in a folder as far as its search needs it, which asks for no look at its model. */
export function openWrittenSearch(folder: string): SearchableSite {
  const top = realpathSync(folder);
  return createSearchableSite({ base: readMarker(top)?.base ?? "/", read: (path) => readBelow(top, path) });
}
