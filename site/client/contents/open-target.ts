import { findTarget } from "./find-target.ts";
import { findInput, showTab } from "../tabs/show-tab.ts";

/** Opens the folds and chooses the tabs around what the address names, on arrival and for links inside the page. */
export function openTarget(): void {
  const open = (): void => {
    const target = findTarget();
    if (target === null) return;
    let isHidden = false;
    for (let fold = target.closest("details"); fold !== null; fold = fold.parentElement?.closest("details") ?? null) {
      isHidden ||= !fold.open;
      fold.open = true;
    }
    for (let panel = findPanel(target); panel !== null; panel = findPanel(panel.parentElement)) {
      const input = findInput(panel);
      if (input === undefined || input.checked) continue;
      isHidden = true;
      showTab(input);
    }
    if (isHidden) target.scrollIntoView();
  };
  window.addEventListener("hashchange", open);
  open();
}

function findPanel(element: Element | null): Element | null {
  return element?.closest(".tab-panel") ?? null;
}
