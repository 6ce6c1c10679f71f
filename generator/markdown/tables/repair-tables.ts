import type { StateCore } from "markdown-it";
import { note, stateOf } from "../dialect-state.ts";
import { listCells } from "./list-cells.ts";

/**
 * Gives the delimiter row of a table as many cells as its head has: with more or fewer there would be no table, but all
 * of its rows in one paragraph. Only that row changes, so that places in the text stay what they are.
 */
export function repairTables(state: StateCore): void {
  if (!/\|[ \t]*:?-/.test(state.src) && !/-:?[ \t]*\|/.test(state.src)) return;
  const lines = state.src.split("\n");
  let isRepaired = false;
  let fence: string | undefined;
  for (const [index, line] of lines.entries()) {
    const [, mark] = /^[ \t>]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== undefined && fence === undefined) fence = mark;
    else if (fence !== undefined && mark?.startsWith(fence) === true) fence = undefined;
    if (fence !== undefined || mark !== undefined) continue;
    const [, indentation = "", row = ""] = delimiterRow.exec(line) ?? [];
    if (row === "" || !row.includes("|")) continue;
    const head = lines[index - 1] ?? "";
    // A row further down of a table that is one looks the same.
    if (!head.includes("|") || (lines[index - 2] ?? "").includes("|") || delimiterRow.test(head)) continue;
    const columns = listCells(head).length;
    const delimiters = listCells(row).length;
    if (columns === delimiters || columns < 2) continue;
    const cells = row.replace(/^\||\|\s*$/g, "").split("|");
    const whole = Array.from({ length: columns }, (_, column) => cells[column] ?? " --- ");
    lines[index] = `${indentation}|${whole.join("|")}|`;
    isRepaired = true;
    const place = { line: index, column: indentation.length, length: row.trimEnd().length };
    note(stateOf(state.env), "tableCells", "", place, { columns, written: delimiters });
  }
  if (isRepaired) state.src = lines.join("\n");
}

const delimiterRow = /^([ \t]{0,8})(\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?\r?)$/;
