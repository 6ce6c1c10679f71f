import { printDataFile } from "../page-model/data-file.ts";
import type { NavigationEntry, NavigationFile } from "../page-model/navigation-file.ts";
import type { NavigationItem } from "../page-model/page.ts";
import { pageAddress } from "../page-model/page-address.ts";
import type { SiteFrame } from "../page-model/site-frame.ts";
import type { OutputFile } from "../write/output-file.ts";
import { placeEdition, relateAddress } from "../page-model/relative-addresses.ts";

/** Of the file of all trees. It is always the same: with a hash in it, a new label in one tree would make all pages of the site anew. */
export const navigationPath = "assets/navigation.js";

/** The file of all trees, which pages load when a reader asks for more than they carry. */
export function renderNavigation({ site, pages, navigation }: SiteFrame): OutputFile {
  const keys = new Map(pages.map(({ route, navigation: key }) => [pageAddress(site.base, route), key]));
  const place = placeEdition(site.base, "");
  const toAddress = (href: string): string => relateAddress(href, "index.html", place);
  const toEntry = ({ label, href = "", items = [], deprecated, mark, className }: NavigationItem): NavigationEntry => {
    const address = toAddress(href);
    if (items.length === 0 && deprecated === undefined && mark === undefined) return [label, address];
    const children = items.length === 0 ? undefined : items.map(toEntry);
    return [label, address, { items: children, deprecated: deprecated === true ? true : undefined, mark, className }];
  };
  const file: NavigationFile = {
    trees: Object.fromEntries([...navigation].map(([key, { items }]) => [key, items.map(toEntry)])),
    sections: Object.fromEntries(site.sections.map(({ href }) => [toAddress(href), keys.get(href) ?? ""])),
  };
  return { path: navigationPath, content: printDataFile(file) };
}
