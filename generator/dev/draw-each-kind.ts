import { pagePath } from "../render/page-renderer.ts";
import type { LiveSite } from "./create-live-site.ts";

/**
 * Looks at a page of each kind, and at the one for what isn't there, so that what parts of the user's fail at is known before
 * somebody comes to a page that has the site's own in their place.
 */
export async function drawEachKind({ editions, find }: LiveSite, giveWay: () => Promise<void>): Promise<void> {
  const [edition] = editions;
  if (edition === undefined) return;
  const ofKinds = new Map(edition.plan.pages.map((page) => [`${page.section} ${page.noun ?? ""}`, page.route]));
  for (const path of [...[...ofKinds.values()].map(pagePath), "404.html"]) {
    await giveWay();
    find(edition.prefix + path);
  }
}
