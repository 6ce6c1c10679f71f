import type { Catalogue } from "../catalogue/catalogue.ts";
import { withReferences } from "../catalogue/with-references.ts";
import type { Change } from "../compare/change.ts";
import { roomOf } from "../history/model-history.ts";
import { encodeAddress } from "../page-model/encode-address.ts";
import { createLinks, createRoutes, type PlanLinks } from "../plan/addresses/addresses.ts";
import { findPlace } from "../plan/timelines/timelines.ts";

/** Where a site shows what a change is about; undefined for what has no page there. */
export type FindChange = (change: Change) => string | undefined;

/**
 * Finds changed things on the site of the later state, wherever that has been put. What is gone leads to the page of what
 * it was a part of, if that is still there, and so does what has no place of its own on a page.
 */
export function linkChanges(catalogue: Catalogue, site: string): FindChange {
  const top = site.endsWith("/") ? site : `${site}/`;
  const links = createLinks(catalogue, createRoutes(catalogue), { base: "/" }, withReferences(catalogue));
  return (change) => {
    const href = findHref(change, catalogue, links);
    return href === undefined ? undefined : top + encodeAddress(href.slice(1));
  };
}

function findHref(
  { area, thing, coordinate, kind }: Change,
  catalogue: Catalogue,
  links: PlanLinks,
): string | undefined {
  const room = roomOf(area);
  if (room === "guides") {
    const page = catalogue.prose.pages.get(thing);
    return page && links.guide(page.slug);
  }
  const part = coordinate.startsWith(`${thing}/`) ? coordinate.slice(thing.length + 1) : undefined;
  const aspect = area === "aspects" && part !== undefined ? catalogue.aspects.get(thing) : undefined;
  // What is indexed is told at the field of the aspect that leads there.
  const row = aspect && links.member(aspect.schema, part?.replace(/[./(].*$/s, "") ?? "");
  if (row !== undefined) return row;
  const place = findPlace(room, coordinate, { links, catalogue }) ?? findPlace(room, thing, { links, catalogue });
  if (place === undefined) return undefined;
  // Parts of URNs and capabilities of sources have no anchors.
  const isRow = kind !== "removed" && !/^(?:urn\/|[A-Z_]+$)/.test(part ?? "");
  return place.anchor === undefined || !isRow ? place.page : `${place.page}#${place.anchor}`;
}
