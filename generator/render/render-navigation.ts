import type { NavigationEntry, NavigationFile } from "../page-model/navigation-file.ts";
import type { NavigationItem } from "../page-model/page.ts";
import type { SiteFrame } from "../page-model/site-frame.ts";
import { hashContent } from "./hash-content.ts";
import type { OutputFile } from "./output-file.ts";

/** The file of all trees, which pages load when a reader asks for more than they carry. Its name carries its hash. */
export function renderNavigation({ site, pages, navigation }: SiteFrame): OutputFile {
  const keys = new Map(pages.map(({ route, navigation: key }) => [site.base + (route === "" ? "" : `${route}/`), key]));
  const file: NavigationFile = {
    trees: Object.fromEntries([...navigation].map(([key, { items }]) => [key, items.map(toEntry)])),
    sections: Object.fromEntries(site.sections.map(({ href }) => [href, keys.get(href) ?? ""])),
  };
  const content = JSON.stringify(file);
  return { path: `assets/navigation.${hashContent(content)}.json`, content };
}

function toEntry({ label, href = "", items = [], deprecated, mark }: NavigationItem): NavigationEntry {
  if (items.length === 0 && deprecated === undefined && mark === undefined) return [label, href];
  const children = items.length === 0 ? undefined : items.map(toEntry);
  return [label, href, { items: children, deprecated: deprecated === true ? true : undefined, mark }];
}
