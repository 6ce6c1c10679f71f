/**
 * Puts a field above a tree that is long enough for one, and a choice of kinds beside it where its groups are kinds. Both are there before anything
 * is painted; what they do, `offer-filter.ts` knows, which is loaded when a reader comes near.
 */
export function addFilterField(tree: HTMLElement): void {
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
  });
  filter.append(input);
  if (kind === "kinds") {
    const select = document.createElement("select");
    select.className = "table-order";
    select.tabIndex = -1;
    select.ariaLabel = "Show only";
    select.append(new Option("All", ""));
    filter.append(select);
  }
  tree.prepend(filter);
}
