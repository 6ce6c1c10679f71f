import { listOffered } from "../page-model/page-offer.ts";
import type { PlannedFile, SitePage, SitePlan } from "../page-model/page.ts";
import type { SiteFrame } from "../page-model/site-frame.ts";
import { createPageNames, type NamePage } from "../plan/name-page.ts";
import type { SiteSearch } from "../plan/search/plan-search.ts";
import { orderPages } from "./order-pages.ts";

/**
 * A plan as rendering uses it up. Pages and files are taken out when it is their turn, and when nobody
 * else holds the plan any more they go as they are written: a large site is never in memory beside its own plan.
 */
export interface DividedPlan {
  readonly frame: SiteFrame;
  /** In the order of reading. */
  readonly pages: SitePage[];
  readonly files: PlannedFile[];
  readonly namePage: NamePage;
  /** Sees pages as they are rendered, and has its files when all of them were. */
  readonly search: SiteSearch;
}

type PlanSearch = (pages: readonly SitePage[], namePage: NamePage) => SiteSearch;

const noSearch: SiteSearch = { see: () => undefined, files: () => [] };

/** Divides a plan into what stays to the end and what is taken out of it. */
export function dividePlan(
  { pages, files = [], ...rest }: SitePlan,
  planSearch: PlanSearch = () => noSearch,
): DividedPlan {
  const namePage = createPageNames();
  return {
    frame: { ...rest, pages: pages.map((page) => ({ ...page, content: undefined })) },
    pages: orderPages({ ...rest, pages }),
    files: [...files],
    namePage,
    search: planSearch(listOffered(pages, "search"), namePage),
  };
}
