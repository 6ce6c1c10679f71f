import type { SitePlan } from "./page.ts";
import type { PageFrame } from "./render-request.ts";

/** A plan without what its pages show and without its files: what is left of it when those are written. */
export interface SiteFrame extends Omit<SitePlan, "pages" | "files"> {
  readonly pages: readonly PageFrame[];
}
