import type { FieldRow } from "../../generator/page-model/parts.ts";
import { countRows } from "./describe-rows.ts";

/** How many fields there are beside a heading that says what they are, and apart from them how many inside of them: `2, 21 nested`. */
export function countFields(rows: readonly FieldRow[]): string {
  const nested = countRows(rows) - rows.length;
  return nested === 0 ? String(rows.length) : `${rows.length}, ${nested} nested`;
}
