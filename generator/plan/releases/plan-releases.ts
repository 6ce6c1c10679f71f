/*
 * The page of releases and its feed. It is planned twice: first so that others can lead to it, then, in the place that the
 * sidebar gives it, with links to what is there.
 */
import type { Report } from "../../diagnostics/report.ts";
import type { NavigationTree, Page, SitePage } from "../../page-model/page.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { createGeneratedPages, findPlace } from "../prose/prose.ts";
import { planReleasesPage, releasesLabel } from "./plan-releases-page.ts";

export { findReleaseNotes } from "./find-release-notes.ts";
export { listReleaseChanges } from "./list-release-changes.ts";
export { releaseRoute, releasesRoute } from "./release-routes.ts";
export { feedPath, planFeed } from "./plan-feed.ts";

/** Pages with the trees beside them. */
export interface PlacedPages {
  readonly pages: readonly Page[];
  readonly navigation: ReadonlyMap<string, NavigationTree>;
}

const ownKey = "releases";

/** The page of releases, if there is one, before it is known which pages it can lead to and where it stands. */
export function planReleases(context: PlanContext): readonly Page[] {
  const page = planReleasesPage(context);
  return page === undefined ? [] : [{ ...page, section: "guides", navigation: ownKey, breadcrumbs: [] }];
}

/** The page of releases once all others are planned: in the sidebar's place, with links to pages that are there. */
export function settleReleases(
  context: PlanContext,
  others: Pick<PlacedPages, "navigation"> & { readonly pages: readonly SitePage[] },
  report?: Report,
): PlacedPages {
  const page = planReleasesPage(context, { places: createGeneratedPages(others.pages), report });
  if (page === undefined) return { pages: [], navigation: new Map() };
  const href = context.links.route(page.route);
  const place = findPlace(href, others.navigation);
  if (place !== undefined) return { pages: [{ ...page, ...place, section: "guides" }], navigation: new Map() };
  const tree: NavigationTree = { label: releasesLabel, items: [{ label: releasesLabel, href }] };
  return {
    pages: [{ ...page, section: "guides", navigation: ownKey, breadcrumbs: [] }],
    navigation: new Map([[ownKey, tree]]),
  };
}
