import type { Page, SitePlan } from "../page-model/page.ts";

/** The pages in the order of reading: the home page, then section by section as the top bar has them. */
export function orderPages({ site, pages }: SitePlan): readonly Page[] {
  const places = new Map(site.sections.map(({ id }, index) => [id, index]));
  const placeOf = ({ route, section }: Page): number =>
    route === "" ? -1 : (places.get(section) ?? site.sections.length);
  return pages.toSorted((left, right) => placeOf(left) - placeOf(right));
}
