import { findInTabs } from "../tabs/find-in-tabs.ts";
import { offerCopy } from "../copy/offer-copy.ts";
import type { Enhance } from "./insert-parts.ts";
import { offerTableTools } from "../tables/offer-table-tools.ts";

/** Brings what puts in place the parts that a large page has left out of its folds; other pages go without. */
export function completeParts(...others: readonly Enhance[]): void {
  if (document.querySelector("main [data-part]") === null) return;
  const enhance: Enhance = (part) => {
    findInTabs(part);
    offerCopy(part);
    offerTableTools(part);
    for (const each of others) each(part);
  };
  // Without it, each fold leads to the page's Markdown.
  import("./insert-parts.ts").then(({ insertParts }) => insertParts(enhance)).catch(() => undefined);
}
