import { offerCopy } from "./offer-copy.ts";
import { offerTableTools } from "./tables/offer-table-tools.ts";

/** Brings what a large page has left out of its folds, and what does so, once a reader opens one. */
export function completeParts(): void {
  if (document.querySelector("main [data-part]") === null) return;
  const enhance = (part: ParentNode): void => {
    offerCopy(part);
    offerTableTools(part);
  };
  // Without them, each fold leads to the page's Markdown.
  import("./parts/insert-parts.ts").then(({ insertParts }) => insertParts(enhance)).catch(() => undefined);
}
