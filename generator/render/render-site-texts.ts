/*
 * The text files that the whole site has once, however many editions are in it: for search engines
 * and for hosts. Each has its EJS template in `templates/text/`.
 */
import { isKeptFrom } from "../page-model/page-offer.ts";
import { encodeAddress } from "../page-model/encode-address.ts";
import { pageAddress } from "../page-model/page-address.ts";
import type { SiteFrame } from "../page-model/site-frame.ts";
import { createMarker } from "../write/marker.ts";
import { orderPages } from "./order-pages.ts";
import type { OutputFile } from "../write/output-file.ts";
import { renderText } from "./render-text.ts";

/** The address of a page that search engines are offered, and those of its translations, where it has any. */
interface OfferedAddress {
  readonly address: string;
  readonly translations: readonly { readonly language: string; readonly address: string }[];
}

/** What an edition adds to the files of the whole site. */
export interface SiteEntries {
  /** The address of its folder, which begins and ends in a slash. */
  readonly base: string;
  /** Pages that search engines are offered. */
  readonly addresses: readonly OfferedAddress[];
  readonly redirects: readonly { readonly from: string; readonly href: string }[];
}

/** What the pages of a plan add to the files of the whole site. */
export function listSiteEntries(plan: SiteFrame): SiteEntries {
  const { site, redirects = [] } = plan;
  const { url, base, version } = site;
  // An edition that search engines are to leave out isn't offered to them, nor a page that names another as its original.
  const offered =
    url === undefined || version?.noIndex === true
      ? []
      : orderPages(plan).filter(
          (page) => page.version?.canonical === undefined && page.isGone !== true && !isKeptFrom(page, "engines"),
        );
  const toAddress = (route: string): string => (url ?? "") + pageAddress(base, route);
  return {
    base,
    addresses: offered.map(({ route, translations = [] }) => ({
      address: toAddress(route),
      translations: translations.map((one) => ({ language: one.language, address: toAddress(one.route) })),
    })),
    // Hosts differ in whether they take an address with and without its final slash for the same.
    redirects: redirects.flatMap(({ path, from, href }) =>
      (path === from ? [from] : [from, `${from}/`]).map((old) => ({
        from: base + encodeAddress(old),
        href: encodeAddress(href),
      })),
    ),
  };
}

/** The files of the whole site, from the plan of the edition at its base and the entries of the others. */
export function* renderSiteTexts(plan: SiteFrame, others: readonly SiteEntries[]): Generator<OutputFile> {
  const { site } = plan;
  const entries = [listSiteEntries(plan), ...others];
  const addresses = entries.flatMap((each) => each.addresses);
  const redirects = entries.flatMap((each) => each.redirects);
  yield createMarker(site);
  const hasSitemap = addresses.length > 0;
  const hasTranslations = addresses.some(({ translations }) => translations.length > 0);
  yield { path: "robots.txt", content: renderText("robots.txt", { site, hasSitemap }) };
  if (hasSitemap) yield { path: "sitemap.xml", content: renderText("sitemap.xml", { addresses, hasTranslations }) };
  if (redirects.length > 0) yield { path: "_redirects", content: renderText("redirects.txt", { redirects }) };
  // Keeps GitHub Pages from treating the site as Jekyll input.
  yield { path: ".nojekyll", content: "" };
}
