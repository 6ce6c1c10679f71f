import { createElement } from "../create-element.ts";
import { compareRows, type RowOrder } from "./compare-rows.ts";
import type { TableRow } from "./list-rows.ts";

const orderLabels: Readonly<Record<RowOrder, string>> = {
  model: "As declared",
  name: "By name",
  type: "By type",
  required: "Required first",
};

/** Puts a choice of orders above a table of fields, and buttons that do the same into the heads of its columns. */
export function addOrder(place: HTMLElement, table: HTMLTableElement, rows: readonly TableRow[]): void {
  const required = rows.filter(({ isRequired }) => isRequired).length;
  const orders: readonly RowOrder[] =
    required > 0 && required < rows.length ? ["model", "name", "type", "required"] : ["model", "name", "type"];
  const select = createElement("select", { className: "table-order" });
  select.setAttribute("aria-label", "Order");
  select.append(...orders.map((order) => new Option(orderLabels[order], order)));
  const heads = [...table.querySelectorAll<HTMLElement>(":scope > thead th")];
  const order = (wanted: RowOrder): void => {
    orderRows(rows, wanted);
    select.value = wanted;
    for (const [index, key] of (["name", "type"] as const).entries()) {
      if (wanted === key) heads[index]?.setAttribute("aria-sort", "ascending");
      else heads[index]?.removeAttribute("aria-sort");
    }
  };
  select.addEventListener("change", () => order(orders.find((each) => each === select.value) ?? "model"));
  for (const [index, key] of (["name", "type"] as const).entries()) {
    const head = heads[index];
    if (head === undefined) continue;
    const button = createElement("button", { type: "button", className: "sort", textContent: head.textContent });
    button.title = "Sorts by this column, and back to the order of declaration";
    button.addEventListener("click", () => order(head.hasAttribute("aria-sort") ? "model" : key));
    head.replaceChildren(button);
  }
  place.append(select);
}

function orderRows(rows: readonly TableRow[], order: RowOrder): void {
  const sorted = [...rows].sort(compareRows(order));
  const body = sorted[0]?.element.parentElement;
  body?.append(...sorted.flatMap(({ element, nested }) => (nested === undefined ? [element] : [element, nested])));
  for (const row of rows) orderRows(row.rows, order);
}
