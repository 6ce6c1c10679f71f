import { createElement } from "../create-element.ts";
import { compareRows, type RowOrder } from "./compare-rows.ts";
import { hearAddress, readOrder, writeOrder } from "./filter-address.ts";
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
  const choose = (wanted: RowOrder): void => {
    order(wanted);
    writeOrder(place, wanted === "model" ? undefined : wanted);
  };
  const find = (name: string | undefined): RowOrder => orders.find((each) => each === name) ?? "model";
  select.addEventListener("change", () => choose(find(select.value)));
  hearAddress(() => {
    if (select.isConnected) order(find(readOrder(place)));
  });
  for (const [index, key] of (["name", "type"] as const).entries()) {
    const head = heads[index];
    if (head === undefined) continue;
    const button = createElement("button", { type: "button", className: "sort", textContent: head.textContent });
    button.title = "Sorts by this column, and back to the order of declaration";
    button.addEventListener("click", () => choose(head.hasAttribute("aria-sort") ? "model" : key));
    head.replaceChildren(button);
  }
  place.append(select);
  const asked = find(readOrder(place));
  if (asked !== "model") order(asked);
}

function orderRows(rows: readonly TableRow[], order: RowOrder): void {
  const sorted = [...rows].sort(compareRows(order));
  const body = sorted[0]?.element.parentElement;
  body?.append(...sorted.flatMap(({ element, nested }) => (nested === undefined ? [element] : [element, nested])));
  for (const row of rows) orderRows(row.rows, order);
}
