import type { SitePage } from "../page-model/page.ts";

/** All that a page says, as text that is the same as long as that is; what it shows stands there by name. */
export function describePage(page: SitePage): string {
  return JSON.stringify({ ...page, content: page.content.name() });
}
