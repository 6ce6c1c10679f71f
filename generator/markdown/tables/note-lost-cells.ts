import type { StateCore } from "markdown-it";
import { note, stateOf } from "../dialect-state.ts";
import { listCells } from "./list-cells.ts";

/** Notes what a row has beyond the columns of its table, which Markdown leaves out without a word. */
export function noteLostCells(state: StateCore): void {
  if (!state.tokens.some(({ type }) => type === "tbody_open")) return;
  const lines = state.src.split("\n");
  let columns = 0;
  let isBody = false;
  for (const { type, map } of state.tokens) {
    if (type === "table_open") columns = 0;
    else if (type === "th_open") columns += 1;
    else if (type === "tbody_open") isBody = true;
    else if (type === "tbody_close") isBody = false;
    if (type !== "tr_open" || !isBody || map === null) continue;
    const cells = listCells(lines[map[0]] ?? "");
    const lost = cells.slice(columns).find(({ text }) => text !== "");
    if (lost === undefined) continue;
    const place = { line: map[0], column: lost.column, length: lost.text.length };
    note(stateOf(state.env), "lostCells", lost.text, place, { columns, written: cells.length });
  }
}
