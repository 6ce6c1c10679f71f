import type { NavigationTree, Page, SiteFacts } from "./page.ts";

/** All that a page's markup depends on, besides the site's own code. */
export interface RenderRequest {
  readonly site: SiteFacts;
  readonly page: Page;
  readonly navigation: NavigationTree;
}

/**
 * The one place where the generator meets React: a planned page in, a whole HTML document out.
 * The site's server bundle exports a function of this type; the generator loads it by path.
 */
export type RenderPage = (request: RenderRequest) => string;
