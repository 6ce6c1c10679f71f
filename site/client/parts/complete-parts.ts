import { findInTabs } from "../tabs/find-in-tabs.ts";
import { offerCopy } from "../copy/offer-copy.ts";
import type { Enhance } from "./insert-parts.ts";
import { offerTableTools } from "../tables/offer-table-tools.ts";
import { printParts } from "./print-parts.ts";

/**
 * Brings what a large page has left out of its folds, and the script that does so, once a reader turns to what is there or
 * came for something that isn't; from a disk at once, where it costs nothing and can't be waited for when the page is printed.
 */
export function completeParts(...others: readonly Enhance[]): void {
  const main = document.querySelector("main");
  if (main?.querySelector("[data-part]") == null) return;
  const enhance: Enhance = (part) => {
    findInTabs(part);
    offerCopy(part);
    offerTableTools(part);
    for (const each of others) each(part);
  };
  printParts();
  let isBegun = false;
  const begin = (): void => {
    if (isBegun) return;
    isBegun = true;
    // Without them, each fold leads to the page's Markdown.
    import("./insert-parts.ts").then(({ insertParts }) => insertParts(enhance)).catch(() => undefined);
  };
  const { hash, protocol, search } = location;
  if (hash + search !== "" || protocol === "file:" || main.querySelector("details[open] [data-part]") !== null)
    return begin();
  main.addEventListener("pointerover", begin, { once: true, passive: true });
  main.addEventListener("focusin", begin, { once: true });
  // Folds that are open from the start say so as well.
  const open = ({ target }: Event): void => {
    if (target instanceof Element && target.querySelector("[data-part]") !== null) begin();
  };
  document.addEventListener("toggle", open, { capture: true });
  window.addEventListener("hashchange", begin, { once: true });
}
