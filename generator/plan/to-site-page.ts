import { toAnswer } from "../engine/answer.ts";
import type { Page, SitePage } from "../page-model/page.ts";

/** A page whose content has been worked out, as one of the site. */
export function toSitePage(page: Page): SitePage {
  return { ...page, content: toAnswer(page.content) };
}
