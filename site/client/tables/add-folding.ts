import { createElement } from "../create-element.ts";

/** Puts buttons above a table that open and close all that is folded in it. */
export function addFolding(place: HTMLElement, table: HTMLTableElement): void {
  const folds = [...table.querySelectorAll("details")];
  const group = createElement("div", { className: "table-folding" });
  const add = (label: string, isOpen: boolean): void => {
    const button = createElement("button", { type: "button", textContent: label });
    button.addEventListener("click", () => {
      for (const fold of folds) fold.open = isOpen;
      table.classList.toggle("brief", !isOpen);
    });
    group.append(button);
  };
  add("Open all", true);
  add("Close all", false);
  place.append(group);
}
