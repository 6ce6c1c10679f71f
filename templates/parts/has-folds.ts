import type { Html } from "../../generator/page-model/parts.ts";

/** A row as far as it folds. */
interface FoldingRow {
  readonly doc?: Html | undefined;
  readonly rows?: readonly FoldingRow[] | undefined;
}

/** A description that is longer than this is worth folding; the style sheet leaves some lines of it. */
const longDescription = 180;

/** Whether there is anything in a table to open and close: rows inside of others, or long descriptions. */
export function hasFolds(rows: readonly FoldingRow[]): boolean {
  return rows.some(({ doc = "", rows: inside = [] }) => inside.length > 0 || isLong(doc));
}

/** What is left of a doc without its tags is what is read. */
function isLong(doc: string): boolean {
  return doc.length > longDescription && doc.replace(/<[^>]*>/g, "").length > longDescription;
}
