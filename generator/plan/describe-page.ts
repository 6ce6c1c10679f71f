import type { Page } from "../page-model/page.ts";
import { nameUnread } from "./make-when-read.ts";

/** All that a page says, as text that is the same as long as that is; what hasn't been made yet stands there by name. */
export function describePage(page: Page): string {
  return JSON.stringify({ ...page, content: nameUnread(page.content) });
}
