import type { PageFrame } from "../page-model/render-request.ts";
import type { SiteFrame } from "../page-model/site-frame.ts";

/** The pages in the order of reading: the home page, then section by section as the top bar has them. */
export function orderPages<Page extends PageFrame>({
  site,
  pages,
}: Pick<SiteFrame, "site"> & { readonly pages: readonly Page[] }): Page[] {
  const places = new Map(site.sections.map(({ id }, index) => [id, index]));
  const placeOf = ({ route, section }: PageFrame): number =>
    route === "" ? -1 : (places.get(section) ?? site.sections.length);
  return pages.toSorted((left, right) => placeOf(left) - placeOf(right));
}
