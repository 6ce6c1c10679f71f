import type { NavigationItem, NavigationTree, Page } from "../../page-model/page.ts";
import type { Link } from "../../page-model/parts.ts";

type Place = Pick<Page, "navigation" | "breadcrumbs">;

/** Where the sidebar has a page that is made from data: the tree that shows it deepest, and the way down to it. */
export function findPlace(href: string, trees: ReadonlyMap<string, NavigationTree>): Place | undefined {
  let found: { readonly navigation: string; readonly way: readonly NavigationItem[] } | undefined;
  for (const [navigation, { items }] of trees) {
    const way = findWay(items, href);
    if (way !== undefined && (found === undefined || way.length > found.way.length)) found = { navigation, way };
  }
  if (found === undefined) return undefined;
  const breadcrumbs = found.way.flatMap(({ label, href: above }): readonly Link[] =>
    above === undefined ? [] : [{ label, href: above }],
  );
  return { navigation: found.navigation, breadcrumbs };
}

/** The items above the one that leads to the address. A group leads to its first page, which stands below it. */
function findWay(items: readonly NavigationItem[], href: string): readonly NavigationItem[] | undefined {
  for (const item of items) {
    const way = findWay(item.items ?? [], href);
    if (way !== undefined) return [item, ...way];
    if (item.href === href) return [];
  }
  return undefined;
}
