import type { FieldRow, RichText } from "../../page-model/parts.ts";
import type { FactsByPath } from "./field-facts.ts";

/** Facts about the path itself, and those about places below it that have no row of their own. */
export function takeFacts(facts: FactsByPath, path: string, rows: readonly FieldRow[]): readonly RichText[] {
  const taken = [...(facts.get(path) ?? [])];
  for (const [place, list] of facts) {
    if (!place.startsWith(`${path}.`) || hasRow(rows, place)) continue;
    const below: RichText = [{ text: ", at " }, { text: place.slice(path.length + 1), code: true }];
    for (const fact of list) taken.push([...fact, ...below]);
  }
  return taken;
}

/** Whether the place is on one of the rows, or below one of them and so told there. */
function hasRow(rows: readonly FieldRow[], place: string): boolean {
  return rows.some((row) => row.id === place || place.startsWith(`${row.id}.`));
}
