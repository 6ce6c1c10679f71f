import type { StateBlock } from "markdown-it";
import type { Tag } from "../html/scan-tag.ts";
import { readLiteral } from "./read-literal.ts";
import { type DataTable, toDataTable } from "./to-data-table.ts";

/*
 * Components that nobody knows here are mostly given what they show: `<PropertiesTable content={[{ name: "limit", type: "number" }]} />`.
 * Data in the page is shown as a table, which is what nearly all of them make of it.
 */

/** Writes the table of a component's data; false where it is given none that fits one. */
export function pushDataTable(state: StateBlock, tag: Tag, map: [number, number]): boolean {
  const table = findTable(tag);
  if (table === undefined) return false;
  state.push("table_open", "table", 1).map = map;
  state.push("thead_open", "thead", 1).map = map;
  pushRow(state, "th", table.head, map);
  state.push("thead_close", "thead", -1);
  state.push("tbody_open", "tbody", 1).map = map;
  for (const row of table.rows) pushRow(state, "td", row, map);
  state.push("tbody_close", "tbody", -1);
  state.push("table_close", "table", -1);
  return true;
}

/** The first of its attributes with rows. */
function findTable({ attributes, expressions }: Tag): DataTable | undefined {
  for (const key of expressions ?? []) {
    const written = attributes.get(key);
    // Looks are left out.
    if (typeof written !== "string" || !/^[[{]/.test(written) || key === "style") continue;
    const table = toDataTable(readLiteral(written));
    if (table !== undefined) return table;
  }
  return undefined;
}

function pushRow(state: StateBlock, cell: "th" | "td", texts: readonly string[], map: [number, number]): void {
  state.push("tr_open", "tr", 1).map = map;
  for (const text of texts) {
    state.push(`${cell}_open`, cell, 1);
    const inline = state.push("inline", "", 0);
    inline.content = text;
    inline.children = [];
    inline.map = map;
    state.push(`${cell}_close`, cell, -1);
  }
  state.push("tr_close", "tr", -1);
}
