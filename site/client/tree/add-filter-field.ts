import type { TreeFilter } from "./kept-tree.ts";

/**
 * Puts a field above a tree that is long enough for one, and a choice of kinds beside it where its groups are kinds. Both are there before anything
 * is painted, with what the reader has asked for on the page before; what they do, `offer-filter.ts` knows, which is loaded when a reader comes near.
 */
export function addFilterField(tree: HTMLElement, kept: TreeFilter | undefined): void {
  const { filter: kind } = tree.dataset;
  if (kind === undefined) return;
  const filter = document.createElement("search");
  filter.className = "tree-filter";
  const label = `Filter ${tree.querySelector("nav")?.ariaLabel ?? ""}`;
  const input = document.createElement("input");
  Object.assign(input, {
    className: "table-filter",
    type: "search",
    autocomplete: "off",
    spellcheck: false,
    placeholder: "Filter",
    ariaLabel: label,
    value: kept?.text ?? "",
  });
  filter.append(input);
  if (kind === "kinds") {
    const select = document.createElement("select");
    select.className = "table-order";
    select.tabIndex = -1;
    select.ariaLabel = "Show only";
    select.append(new Option("All", ""));
    if (kept !== undefined && kept.part !== "") select.append(new Option(kept.part, kept.part, true, true));
    filter.append(select);
  }
  tree.prepend(filter);
}

/** What the field of a tree and the choice beside it say; either may be missing. */
export function readFilter(tree: HTMLElement): TreeFilter {
  const text = tree.querySelector<HTMLInputElement>(".tree-filter input")?.value.trim() ?? "";
  return { text, part: tree.querySelector<HTMLSelectElement>(".tree-filter select")?.value ?? "" };
}
