import { countNoun, formatCount } from "../../generator/catalogue/nouns.ts";
import type { FieldRow } from "../../generator/page-model/parts.ts";

/** How many fields there are, and apart from them how many inside of them: `2 fields, 21 nested`. */
export function describeRows(rows: readonly FieldRow[]): string {
  const nested = countRows(rows) - rows.length;
  const own = countNoun(rows.length, "field");
  return nested === 0 ? own : `${own}, ${formatCount(nested)} nested`;
}

/** All rows, those inside of others too. */
export function countRows(rows: readonly FieldRow[]): number {
  return rows.reduce((sum, row) => sum + 1 + countRows(row.rows ?? []), 0);
}
