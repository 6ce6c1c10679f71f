import { whileProcessing } from "../diagnostics/processing-error.ts";
import type { NavigationTree, Page, SiteFacts } from "../page-model/page.ts";
import type { SiteAssets } from "../page-model/render-page.ts";
import { printDataFile } from "../page-model/data-file.ts";
import { colorCode } from "./color-code.ts";
import { cutFolds } from "./cut-folds.ts";
import type { SiteBundle } from "./load-site-bundle.ts";
import { createTwins } from "./markdown/create-twins.ts";
import { relateAddress, relateDocument, type SitePlace } from "../page-model/relative-addresses.ts";

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

/** Renders a page from its plan as JSON, the form in which it is compared and sent to workers. */
export type RenderPlannedPage = (json: string) => RenderedPage;

/** The one way from a planned page to its files, in whichever thread. */
export function createPageRenderer(
  { site, place, navigation, routes, assets }: RenderBase,
  { renderPage }: Pick<SiteBundle, "renderPage">,
): RenderPlannedPage {
  const twins = createTwins(place, routes, site.version);
  const encoder = new TextEncoder();
  return (json) => {
    const page = JSON.parse(json) as Page;
    const path = twins.path(page);
    const tree = getTree(navigation, page.navigation);
    const document = whileProcessing(`the page /${page.route}`, () =>
      renderPage({
        site,
        assets,
        page: { ...page, content: colorCode(page.content) },
        navigation: tree,
        twin: site.base + path,
      }),
    );
    const body = whileProcessing(`the page ${path}`, () => twins.body(page, document));
    const file = twins.file(page, body);
    const start = Buffer.byteLength(file.slice(0, file.lastIndexOf(body)));
    const ownPath = pagePath(page.route);
    const cut = cutFolds(relateDocument(document, ownPath, place), relateAddress(site.base + path, ownPath, place));
    return {
      document: encoder.encode(cut.document),
      twin: encoder.encode(file),
      parts: cut.parts.length === 0 ? undefined : encoder.encode(printDataFile(cut.parts)),
      body: [start, start + Buffer.byteLength(body)],
    };
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
