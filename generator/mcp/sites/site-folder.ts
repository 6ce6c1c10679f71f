import type { Catalogue } from "../../catalogue/catalogue.ts";
import { withReferences } from "../../catalogue/with-references.ts";
import { createLinks, createRoutes, type PlanLinks } from "../../plan/addresses/addresses.ts";
import { createSearchableSite, type SearchableSite } from "./searchable-site.ts";

/** A site's files, as they are there or would be. */
export interface SiteFolder extends SearchableSite {
  /** Of the edition at the base. */
  readonly catalogue: Catalogue;
  /** The text of a file by its path below the site; undefined for one that isn't there, or isn't in it. */
  read(path: string): string | undefined;
  /** Where what is in the catalogue has its pages, as routes with their anchors. */
  links(): PlanLinks;
}

/** A site whose search is opened, and whose pages are known, when that is first asked for. */
export function createSiteFolder(site: Omit<SiteFolder, "search" | "links">): SiteFolder {
  const { base, catalogue, read } = site;
  let links: PlanLinks | undefined;
  const link = (): PlanLinks =>
    createLinks(catalogue, createRoutes(catalogue), { base: "" }, withReferences(catalogue));
  return { ...site, links: () => (links ??= link()), search: createSearchableSite({ base, read }).search };
}
