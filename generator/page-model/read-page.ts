import type { Page, SitePage } from "./page.ts";

/** The page with what it shows. */
export function readPage(page: SitePage): Page {
  return { ...page, content: page.content.get() };
}
