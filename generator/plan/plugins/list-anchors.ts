import type { FieldRow } from "../../page-model/parts.ts";
import type { PlainContent, PlainSectionView } from "../../page-model/plain.ts";

/** The anchors of a plug-in's page: its sections, and what has a name in them. */
export function listAnchors({ sections }: PlainContent): ReadonlySet<string> {
  return new Set(sections.flatMap(listInSection));
}

function listInSection({ id, parts, sections }: PlainSectionView): readonly string[] {
  const inside = parts.flatMap((part): readonly string[] => {
    if (part.kind === "rows") return listInRows(part.rows);
    return part.kind === "code" ? [part.id] : [];
  });
  return [id, ...inside, ...sections.flatMap(listInSection)];
}

function listInRows(rows: readonly FieldRow[]): readonly string[] {
  return rows.flatMap(({ id, rows: inner = [] }) => [id, ...listInRows(inner)]);
}
