import type { NavigationTree, SitePage, PlannedAsset } from "../../page-model/page.ts";
import type { LinkItem } from "../../page-model/parts.ts";

/** The section of hand-written pages. */
export interface PlannedGuides {
  readonly pages: readonly SitePage[];
  readonly navigation: ReadonlyMap<string, NavigationTree>;
  readonly assets: readonly PlannedAsset[];
  /** The groups at the top of the sidebars, each leading to its first page. */
  readonly groups: readonly LinkItem[];
  /** SitePages that no sidebar holds. */
  readonly orphans: readonly LinkItem[];
}

/** A site without hand-written pages. */
export const noGuides: PlannedGuides = {
  pages: [],
  navigation: new Map(),
  assets: [],
  groups: [],
  orphans: [],
};
