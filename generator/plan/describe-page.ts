import { withNames } from "../make-when-read.ts";
import type { Page } from "../page-model/page.ts";

/** All that a page says, as text that is the same as long as that is; what hasn't been made yet stands there by name. */
export function describePage(page: Page): string {
  const named = withNames(page);
  return JSON.stringify(named === page ? { ...page, content: withNames(page.content) } : named);
}
