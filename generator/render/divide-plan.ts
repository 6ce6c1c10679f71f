import type { NamedFile, PlannedFile, SitePage, SitePlan } from "../page-model/page.ts";
import type { SiteFrame } from "../page-model/site-frame.ts";
import { createPageNames, type NamePage } from "../plan/name-page.ts";
import { orderPages } from "./order-pages.ts";

/**
 * A plan as rendering uses it up. Pages and files are taken out when it is their turn, and when nobody
 * else holds the plan any more they go as they are written: a large site is never in memory beside its own plan.
 */
export interface DividedPlan {
  readonly frame: SiteFrame;
  /** In the order of reading. */
  readonly pages: SitePage[];
  readonly files: (PlannedFile | NamedFile)[];
  readonly namePage: NamePage;
  /** Adds the files of the search, once. They are made of all pages, which are held until then. */
  addSearch(): void;
}

type PlanSearch = (pages: readonly SitePage[], namePage: NamePage) => readonly (PlannedFile | NamedFile)[];

/** Divides a plan into what stays to the end and what is taken out of it. */
export function dividePlan({ pages, files = [], ...rest }: SitePlan, planSearch: PlanSearch = () => []): DividedPlan {
  const all: DividedPlan["files"] = [...files];
  const namePage = createPageNames();
  let searched: readonly SitePage[] | undefined = pages;
  return {
    frame: { ...rest, pages: pages.map((page) => ({ ...page, content: undefined })) },
    pages: orderPages({ ...rest, pages }),
    files: all,
    namePage,
    addSearch() {
      if (searched !== undefined) all.push(...planSearch(searched, namePage));
      searched = undefined;
    },
  };
}
