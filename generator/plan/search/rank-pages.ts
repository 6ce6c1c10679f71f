import type { SearchPage } from "./search-entry.ts";

/** How often texts lead to each page, by its address below the base; a text counts once however often it does. */
export function countLinks(pages: readonly Pick<SearchPage, "links">[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { links = [] } of pages) for (const link of links) counts.set(link, (counts.get(link) ?? 0) + 1);
  return counts;
}

/** A digit for a number of links: each doubling is one more, so that a new link seldom changes it. */
export function toRank(links: number): number {
  return Math.min(9, Math.floor(Math.log2(1 + links) * 1.5));
}
