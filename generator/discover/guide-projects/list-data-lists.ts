import type { LocatedJson } from "../../parse/json/located-json.ts";
import type { DataItem } from "../../places/template-variables.ts";
import { listVariables } from "./list-variables.ts";

/** Nobody reads more of a list on a page. */
const mostItems = 1000;
const longestOfItem = 5000;
const deepest = 4;

/** The lists of a file of data, by the way to each of them, with points between names; of each item what it holds, by the way to that. */
export function listDataLists(
  value: LocatedJson | undefined,
  name: string,
  depth = 0,
): readonly (readonly [string, readonly DataItem[]])[] {
  if (value?.kind === "object" && depth < deepest)
    return [...value.entries].flatMap(([key, entry]) => listDataLists(entry.value, `${name}.${key}`, depth + 1));
  if (value?.kind !== "array" || value.items.length > mostItems) return [];
  return [[name, value.items.map(toItem)]];
}

/** What is no object stands for itself. */
function toItem(value: LocatedJson): DataItem {
  if (value.kind !== "scalar") return new Map(listVariables(value, "", longestOfItem));
  return new Map(value.value === null || value.isCut === true ? [] : [["", String(value.value)]]);
}

/** The rows of a table of values as such a list, by the names in its first line. */
export function listRows(text: string, separator: string): readonly DataItem[] {
  const [names = [], ...rows] = readRows(text, separator);
  if (rows.length > mostItems) return [];
  return rows.map((row) => new Map(names.map((name, index) => [name.trim(), row[index] ?? ""])));
}

/** Values between quotes may hold the separator, line ends, and quotes that are doubled. */
function readRows(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const value = new RegExp(String.raw`(?:"((?:[^"]|"")*)"|([^"${separator}\n]*))(${separator}|\n|$)`, "y");
  while (value.lastIndex < text.length) {
    const found = value.exec(text);
    if (found === null) return [];
    row.push((found[1] ?? found[2] ?? "").replaceAll('""', '"'));
    if (found[3] === separator) continue;
    if (row.some((cell) => cell !== "")) rows.push(row);
    row = [];
    if (rows.length > mostItems + 1) break;
  }
  return rows;
}
