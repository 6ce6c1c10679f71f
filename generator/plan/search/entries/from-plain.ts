import type { FieldRow } from "../../../page-model/parts.ts";
import type { PlainSectionView } from "../../../page-model/plain.ts";
import { firstSentence } from "../../prose/prose.ts";
import type { SearchEntry } from "../search-entry.ts";
import { fromRows } from "./from-rows.ts";
import { toPlainText } from "./to-plain-text.ts";

/** Headings of a plug-in, each with the rows below it. */
export function fromPlain(sections: readonly PlainSectionView[]): readonly SearchEntry[] {
  return sections.flatMap(({ id, title, parts, sections: inner }): readonly SearchEntry[] => {
    const text = parts
      .map((part) => {
        if (part.kind === "text") return toPlainText(part.html);
        return part.kind === "links" ? part.links.map(({ label }) => label).join(" ") : "";
      })
      .join(" ")
      .trim();
    const rows = parts.flatMap((part) => (part.kind === "rows" ? fromPlainRows(part.rows) : []));
    return [
      { kind: "heading", name: title, anchor: id, meaning: firstSentence(text), text },
      ...rows,
      ...fromPlain(inner),
    ];
  });
}

function fromPlainRows(rows: readonly FieldRow[]): readonly SearchEntry[] {
  return rows.flatMap((row) => [...fromRows([row], "entry"), ...fromPlainRows(row.rows ?? [])]);
}
