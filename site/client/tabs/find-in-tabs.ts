import { findInput, hideOthers, showTab } from "./show-tab.ts";

/**
 * Lets the browser's own search, and links to a text of the page, reach what is in tabs that aren't chosen: the tab in which
 * they find it is shown.
 */
export function findInTabs(root: ParentNode = document): void {
  root.querySelectorAll(".tabs").forEach(hideOthers);
  if (root !== document) return;
  document.addEventListener("change", ({ target }) => {
    const group = target instanceof Element ? target.closest(".tabs") : null;
    if (group !== null) hideOthers(group);
  });
  document.addEventListener("beforematch", ({ target }) => {
    const input = target instanceof Element && target.matches(".tab-panel") ? findInput(target) : undefined;
    if (input !== undefined) showTab(input);
  });
}
