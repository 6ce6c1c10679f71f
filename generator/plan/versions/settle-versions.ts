import type { SitePage, SitePlan } from "../../page-model/page.ts";
import { pageAddress } from "../../page-model/page-address.ts";
import type { VersionFacts, VersionLink } from "../../page-model/versions.ts";

/** By the address of an edition's first page, the routes that it has; an edition that isn't known may have any. */
export type KnownEditions = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Gives each page its own ways to the other editions. It comes after planning because it takes what
 * all of them have, and may be done again when more of them are known.
 */
export function settleVersions(plan: SitePlan, editions: KnownEditions = new Map()): SitePlan {
  const { version } = plan.site;
  if (version === undefined || (version.menu.length === 0 && version.last === undefined)) return plan;
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, version: settlePage(page, version, editions) })) };
}

function settlePage({ route }: SitePage, version: VersionFacts, editions: KnownEditions): VersionFacts {
  const toPage = (link: VersionLink): VersionLink => {
    const routes = link.isCurrent ? undefined : editions.get(link.href);
    if (routes === undefined) return link;
    if (link.isOtherModel === true && !routes.has(route)) return link;
    if (routes.has(route)) return { ...link, href: pageAddress(link.href, route), isSamePage: true };
    return { ...link, note: link.note === undefined ? "without this page" : `${link.note}, without this page` };
  };
  const { last, menu } = version;
  return {
    ...version,
    last: last && toPage(last),
    menu: menu.map(toPage),
    canonical: last && editions.get(last.href)?.has(route) !== false ? pageAddress(last.href, route) : undefined,
  };
}
