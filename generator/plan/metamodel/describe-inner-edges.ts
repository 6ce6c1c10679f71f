import { countNoun } from "../../catalogue/nouns.ts";
import type { FieldRow, RichText } from "../../page-model/parts.ts";
import { isEdgeFact } from "./annotation-words.ts";

/** So many relationships of what is inside a field are told at the field. */
const mostInnerEdges = 6;

/** The relationships of the rows inside a field, which are folded away, said where readers look first. */
export function describeInnerEdges(id: string, rows: readonly FieldRow[]): readonly RichText[] {
  const edges = listEdges(rows);
  const shown = edges.slice(0, edges.length > mostInnerEdges ? mostInnerEdges - 1 : mostInnerEdges);
  const more = edges.length - shown.length;
  const inside = shown.map(({ row, fact }): RichText => [
    ...fact,
    { text: ", at " },
    { text: row.id.slice(id.length + 1), code: true },
  ]);
  return more === 0 ? inside : [...inside, [{ text: `${countNoun(more, "relationship")} more inside` }]];
}

function listEdges(rows: readonly FieldRow[]): readonly { readonly row: FieldRow; readonly fact: RichText }[] {
  return rows.flatMap((row) => [
    ...row.facts.filter(isEdgeFact).map((fact) => ({ row, fact })),
    ...listEdges(row.rows ?? []),
  ]);
}
