import type { Catalogue } from "../catalogue/catalogue.ts";
import type { SitePage } from "../page-model/page.ts";

/** With fewer pages at the top, a list is of what is in its groups. */
const fewestTops = 4;

/** Guides that a list has at its top, by themselves or as the page of a group, before those within groups: each begins a part of the site. */
export function putTopsFirst(
  guides: readonly SitePage[],
  { sidebars, pages }: Catalogue["prose"],
): readonly SitePage[] {
  const items = [...sidebars.values()].flatMap((sidebar) => sidebar.items);
  const owns = items.map((item) => (item.type === "category" ? item.link : item));
  const tops = new Set(owns.flatMap((own) => (own?.type === "doc" ? (pages.get(own.docId)?.slug ?? []) : [])));
  const isTop = ({ route }: SitePage): boolean => tops.has(route);
  const first = guides.filter(isTop);
  return first.length < fewestTops ? guides : [...first, ...guides.filter((page) => !isTop(page))];
}
