import { realpathSync } from "node:fs";
import { readBelow } from "./read-below.ts";
import { readSiteBase } from "./read-site-base.ts";
import { createSearchableSite, type SearchableSite } from "./searchable-site.ts";

/** The written site, or version of one, in a folder as far as its search needs it, which asks for no look at its model. */
export function openWrittenSearch(folder: string): SearchableSite {
  const top = realpathSync(folder);
  return createSearchableSite({ base: readSiteBase(top) ?? "/", read: (path) => readBelow(top, path) });
}
