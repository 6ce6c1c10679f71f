import { brief } from "./brief.ts";
import { findThings } from "./find-things.ts";
import type { SiteFolder } from "../sites/site-folder.ts";

/** What a coordinate names, in few words, each with its place on a page, or with the page of what it is part of. */
export function describeThings({ catalogue, links }: SiteFolder, coordinate: string): readonly unknown[] {
  return findThings(catalogue, coordinate).map(({ kind, name, page, uses, declaration }) =>
    // Uses first: of a long declaration it is the end that can be spared.
    brief({ kind, name, page: page(links()), uses, declaration }),
  );
}
