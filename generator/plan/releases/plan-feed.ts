import type { Page } from "../../page-model/page.ts";
import type { FeedEntry } from "../../page-model/releases.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import { createReleaseAnchors } from "./release-anchors.ts";

/** Where the feed is below the base. */
export const feedPath = "feed.xml";

/** Readers of feeds want what is new. */
const mostEntries = 30;

/**
 * The releases as a feed, the latest first; empty when the site's address is not known, since a feed
 * is read elsewhere. Only a release with a date can be in it.
 */
export function planFeed({ catalogue, options, links }: PlanContext, page: Page | undefined): readonly FeedEntry[] {
  const { url } = options;
  if (url === undefined || page?.content.kind !== "releases") return [];
  const notes = new Map(page.content.notes.map(({ id, html }) => [id, html]));
  const anchors = createReleaseAnchors(catalogue.releases);
  return catalogue.releases
    .flatMap((release): FeedEntry[] => {
      const { version, product, date } = release;
      const anchor = anchors.get(release) ?? "";
      if (date === undefined) return [];
      const title = product === undefined ? version : `${product} ${version}`;
      const href = `${url}${links.route(fixedRoutes.releases)}#${anchor}`;
      return [{ title, href, date, html: notes.get(anchor) }];
    })
    .toSorted((left, right) => (left.date > right.date ? -1 : left.date < right.date ? 1 : 0))
    .slice(0, mostEntries);
}
