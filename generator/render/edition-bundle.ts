import type { SiteAssets } from "../page-model/render-request.ts";
import type { SiteBundle } from "./load-site-bundle.ts";

/** The site's bundle with the trees of an edition. */
export interface EditionBundle extends SiteBundle {
  readonly assets: SiteAssets;
}
