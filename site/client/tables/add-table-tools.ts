import { addFilter } from "./add-filter.ts";
import { addFolding } from "./add-folding.ts";
import { addOrder } from "./add-order.ts";
import { listFieldRows, listLines } from "./list-rows.ts";

/** What lines of a page are filtered; a list inside a cell belongs to its row. */
const linesOfPages = [
  ".index > li",
  ".source-list > li",
  ".link-list > li:not(td li)",
  ".changes > li",
  ".matrix > tbody > tr",
  ".privileges > tbody > tr",
  ".own-aspects > tbody > tr",
  ".relationships > tbody > tr",
  ":is(.version, .version-part) > :not(section, ul, ol, h2, h3, h4, h5, h6)",
  ":is(.version, .version-part) > :is(ul, ol) > li",
].join(", ");

/** Fills the room above a table or list with what filters, orders and folds it. */
export function addTableTools(place: HTMLElement): void {
  const { scope, noun = "rows" } = place.dataset;
  const next = place.nextElementSibling;
  const table = scope === "table" && next instanceof HTMLTableElement ? next : undefined;
  const rows = table === undefined ? listLines(findLines(place)) : listFieldRows(table);
  if (rows.length === 0) return;
  addFilter(place, { rows, noun, after: scope === "page" ? place : next });
  if (table !== undefined) {
    addOrder(place, table, rows);
    if (place.dataset["flat"] === undefined) addFolding(place, table);
  }
}

function findLines(place: HTMLElement): Iterable<HTMLElement> {
  if (place.dataset["scope"] === "page") {
    return place.closest(".page-body")?.querySelectorAll<HTMLElement>(linesOfPages) ?? [];
  }
  // A very long list goes on in another one, which may have been left out before.
  const lists = ":scope > .symbols > *, :scope > .left-out .symbols > *";
  return place.parentElement?.querySelectorAll<HTMLElement>(lists) ?? [];
}
