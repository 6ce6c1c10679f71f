import type { SiteParts } from "./part-names.ts";
import type { CodeTab } from "./parts.ts";
import type { NavigationTree, Page, SiteFacts } from "./page.ts";

/** The files that every page loads, as paths below the base; their names carry a hash of their content. */
export interface SiteAssets {
  readonly styles: readonly string[];
  /** A small classic script that does what must be done before the first paint. */
  readonly earlyScript: string;
  /** Classic scripts that enhance a page which is complete without them. */
  readonly scripts: readonly string[];
  readonly icon: string;
  /** All trees of the site, for scripts; see `navigation-file.ts`. */
  readonly navigation: string;
}

/** A page's head and frame, whatever it shows. */
export type PageFrame = Omit<Page, "content">;

/** A piece of code with its colours, where it has any. Plans leave them out, since only pages that are rendered need them. */
export type ColorCode = (tab: CodeTab) => CodeTab;

/** All that a page's markup depends on, besides the site's own code. */
export interface RenderRequest {
  readonly site: SiteFacts;
  readonly assets: SiteAssets;
  readonly page: Page;
  readonly navigation: NavigationTree;
  /** Components that replace parts of the frame. */
  readonly parts?: SiteParts | undefined;
  /** Address of the page's Markdown form. */
  readonly twin?: string | undefined;
  /** Without it, code is plain. */
  readonly colorCode?: ColorCode | undefined;
}

/** What the page for addresses without a page needs; it stands in the section of the home page. */
export interface NotFoundRequest extends Omit<RenderRequest, "page" | "twin" | "colorCode"> {
  readonly navigationKey: string;
}

/**
 * The one place where the generator meets React: a planned page in, a whole HTML document out.
 * The site's server bundle exports a function of this type; the generator loads it by path.
 */
export type RenderPage = (request: RenderRequest) => string;

/** Renders the document that hosts serve for an unknown address; exported beside `renderPage`. */
export type RenderNotFoundPage = (request: NotFoundRequest) => string;
