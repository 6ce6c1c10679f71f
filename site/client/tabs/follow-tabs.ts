import { recall, remember } from "../../browser/browser-storage.ts";
import { showTab } from "./show-tab.ts";

/**
 * Lets groups of tabs that have the same name follow each other, on this page and on the next ones:
 * whoever has chosen Python once is shown Python.
 */
export function followTabs(): void {
  const groups = [...document.querySelectorAll<HTMLFieldSetElement>(".tabs[data-group]")];
  if (groups.length === 0) return;
  for (const group of groups) {
    const value = recall("local", keyOf(group));
    if (value !== null) choose(group, value);
  }
  document.addEventListener("change", ({ target }) => {
    const changed =
      target instanceof HTMLInputElement ? target.closest<HTMLFieldSetElement>(".tabs[data-group]") : null;
    if (!(target instanceof HTMLInputElement) || changed === null) return;
    const before = target.getBoundingClientRect().top;
    for (const group of groups) {
      if (group !== changed && keyOf(group) === keyOf(changed)) choose(group, target.value);
    }
    // Panels above may have grown or shrunk; what was clicked stays under the pointer.
    window.scrollBy(0, target.getBoundingClientRect().top - before);
    remember("local", keyOf(changed), target.value);
  });
}

function keyOf(group: HTMLElement): string {
  return `tabs ${group.dataset["group"] ?? ""}`;
}

function choose(group: HTMLElement, value: string): void {
  for (const input of group.querySelectorAll<HTMLInputElement>(":scope > .tab-bar input")) {
    if (input.value === value) showTab(input);
  }
}
