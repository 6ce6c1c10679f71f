/** Where pages are offered: lists of what there is, those for agents among them, search engines, and the search of the site. */
export type PageOffer = "lists" | "engines" | "search";

interface Offered {
  readonly keptFrom?: readonly PageOffer[] | undefined;
}

/** Whether the author of a page doesn't want it to be offered there. */
export function isKeptFrom({ keptFrom }: Offered, offer: PageOffer): boolean {
  return keptFrom?.includes(offer) === true;
}

/** The pages that are offered there. */
export function listOffered<Page extends Offered>(pages: readonly Page[], offer: PageOffer): readonly Page[] {
  return pages.filter((page) => !isKeptFrom(page, offer));
}
