import type { Catalogue } from "../../catalogue/catalogue.ts";
import { toGeneratedRoute } from "../../link/prose/targets/generated-routes.ts";
import { createAnchorFinder } from "../../markdown/headings/find-anchor.ts";
import { foldPath } from "../../places/fold-path.ts";
import { readOwnAddress, type WrittenPlace } from "../../places/own-addresses.ts";
import type { OwnPlaces } from "./list-own-places.ts";
import type { PlanLinks } from "./plan-links.ts";

interface OwnSite {
  readonly prose: Pick<Catalogue["prose"], "pages">;
  readonly places: OwnPlaces;
  readonly links: Pick<PlanLinks, "route" | "guide">;
}

/** The link to the page that an address of the published site names; undefined where this site has none. */
export function findOwnPage(href: string, site: OwnSite): string | undefined {
  for (const place of readOwnAddress(href, site.places.hosts)) {
    const found = place.path === "" ? site.links.route("") : (findGuide(place, site) ?? findThing(place, site));
    if (found !== undefined) return found;
  }
  return undefined;
}

function findGuide({ path, anchor }: WrittenPlace, { prose, places, links }: OwnSite): string | undefined {
  const slug = foldPath(path);
  const id = places.guides.get(slug) ?? places.guides.get(slug.replace(/^docs\//, ""));
  const page = id === undefined ? undefined : prose.pages.get(id);
  if (page === undefined) return undefined;
  const find = createAnchorFinder(new Set(page.headings.map(({ id }) => id)));
  const place = anchor === undefined ? undefined : find(anchor).id;
  return links.guide(page.slug) + (place === undefined ? "" : `#${place}`);
}

/** What used to be a heading of a long page may have a page of its own. */
function findThing({ path, anchor }: WrittenPlace, { places, links }: OwnSite): string | undefined {
  const route = toGeneratedRoute(path);
  if (route === undefined) return undefined;
  const own = places.things.get(foldPath(`${route}/${anchor ?? ""}`)) ?? places.things.get(foldPath(route));
  return own === undefined ? undefined : links.route(own);
}
