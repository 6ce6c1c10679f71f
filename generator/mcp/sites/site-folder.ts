import type { Catalogue } from "../../catalogue/catalogue.ts";
import { withReferences } from "../../catalogue/with-references.ts";
import { createLinks, createRoutes, type PlanLinks } from "../../plan/addresses/addresses.ts";
import { readDataFile } from "../../page-model/data-file.ts";
import { searchManifestPath } from "../../page-model/search-index.ts";
import { openSearch, type SearchEngine } from "../../../site/search/search-engine.ts";

/** A site's files, as they are there or would be. */
export interface SiteFolder {
  /** Begins and ends with a slash. */
  readonly base: string;
  /** Of the edition at the base. */
  readonly catalogue: Catalogue;
  /** The text of a file by its path below the site; undefined for one that isn't there, or isn't in it. */
  read(path: string): string | undefined;
  /** Where what is in the catalogue has its pages, as routes with their anchors. */
  links(): PlanLinks;
  /** The site's own search; what it has loaded stays loaded. */
  search(): Promise<SearchEngine>;
}

/** A site whose search is opened, and whose pages are known, when that is first asked for. */
export function createSiteFolder(site: Omit<SiteFolder, "search" | "links">): SiteFolder {
  const { base, catalogue, read } = site;
  let links: PlanLinks | undefined;
  const link = (): PlanLinks =>
    createLinks(catalogue, createRoutes(catalogue), { base: "" }, withReferences(catalogue));
  let engine: Promise<SearchEngine> | undefined;
  const open = (): Promise<SearchEngine> =>
    openSearch(base + searchManifestPath, (address) => {
      const text = read(address.slice(base.length));
      if (text === undefined) throw new Error("the site has no search index");
      return Promise.resolve(readDataFile(text));
    });
  return { ...site, links: () => (links ??= link()), search: () => (engine ??= open()) };
}
