import { whileProcessing } from "../diagnostics/processing-error.ts";
import type { NavigationTree, Page, SiteFacts } from "../page-model/page.ts";
import type { SiteAssets } from "../page-model/render-request.ts";
import { printDataFile } from "../page-model/data-file.ts";
import { cutFolds } from "./cut-folds.ts";
import { highlightTab } from "./highlight-tab.ts";
import type { SiteBundle } from "./load-site-bundle.ts";
import { createTwins, type Twins } from "./markdown/create-twins.ts";
import { replaceControls } from "./replace-controls.ts";
import { relateAddress, relateDocument, type SitePlace } from "../page-model/relative-addresses.ts";
import { encodePath } from "../page-model/encode-path.ts";

/** What the pages of a site have in common; sent to each worker once. */
export interface RenderBase {
  readonly site: SiteFacts;
  readonly place: SitePlace;
  readonly navigation: ReadonlyMap<string, NavigationTree>;
  /** Of all pages, in the order of the plan, which decides where their twins are. */
  readonly routes: readonly string[];
  readonly assets: SiteAssets;
}

/** The files that a page is written to. */
export interface RenderedPage {
  readonly document: Uint8Array;
  readonly twin: Uint8Array;
  /** What the document leaves out, as a data file; absent where it is whole. */
  readonly parts?: Uint8Array | undefined;
  /** Where in the twin the page's own part begins and ends, in bytes. */
  readonly body: readonly [start: number, end: number];
}

/** What readers of a page load, without its twin. */
export type RenderedDocument = Pick<RenderedPage, "document" | "parts">;

/** Renders pages from their plans as JSON, the form in which they are compared and sent to workers. */
export interface PageRenderer {
  /** All files of the page. */
  page(json: string): RenderedPage;
  /** For those who look at the page before its twin, if ever at that. */
  document(json: string): RenderedDocument;
}

/** The one way from a planned page to its files, in whichever thread. */
export function createPageRenderer(
  { site, place, navigation, routes, assets }: RenderBase,
  { renderPage }: Pick<SiteBundle, "renderPage">,
  twins: Twins = createTwins(place, routes, site.version),
): PageRenderer {
  const encoder = new TextEncoder();
  const renderWhole = (page: Page): string =>
    whileProcessing(`the page /${page.route}`, () =>
      renderPage({
        site,
        assets,
        page,
        navigation: getTree(navigation, page.navigation),
        twin: site.base + encodePath(twins.path(page)),
        colorCode: highlightTab,
      }),
    );
  const toDocument = (page: Page, whole: string): RenderedDocument => {
    const ownPath = pagePath(page.route);
    const twin = relateAddress(site.base + encodePath(twins.path(page)), ownPath, place);
    const cut = cutFolds(relateDocument(whole, ownPath, place), twin);
    return {
      document: encoder.encode(cut.document),
      parts: cut.parts.length === 0 ? undefined : encoder.encode(printDataFile(cut.parts)),
    };
  };
  return {
    document(json) {
      const page = JSON.parse(json) as Page;
      return toDocument(page, renderWhole(page));
    },
    page(json) {
      const page = JSON.parse(json) as Page;
      const whole = renderWhole(page);
      const body = whileProcessing(`the page ${twins.path(page)}`, () => replaceControls(twins.body(page, whole)));
      const file = twins.file(page, body);
      const start = file.lastIndexOf(body);
      const twin = encoder.encode(file);
      // What is around the body is short.
      const before = Buffer.byteLength(file.slice(0, start));
      const behind = Buffer.byteLength(file.slice(start + body.length));
      return { ...toDocument(page, whole), twin, body: [before, twin.length - behind] };
    },
  };
}

/** The file of a route's page. */
export function pagePath(route: string): string {
  return route === "" ? "index.html" : `${route}/index.html`;
}

/** The file of what a route's page leaves out, beside the page. */
export function partsPath(route: string): string {
  return route === "" ? "parts.js" : `${route}/parts.js`;
}

/** The tree of a section; a plan without it is wrong. */
export function getTree(navigation: RenderBase["navigation"], key: string): NavigationTree {
  const tree = navigation.get(key);
  if (tree === undefined) throw new Error(`the plan has no navigation tree ${key}`);
  return tree;
}
