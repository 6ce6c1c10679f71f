import type { ReleasesContent } from "../../../page-model/releases.ts";
import type { SearchEntry } from "../search-entry.ts";
import type { Collected } from "./collected.ts";
import { toPlainText } from "./to-plain-text.ts";

/** A release by its notes, else by its row, which leads on. */
export function fromReleases({ intro, groups, notes }: ReleasesContent): Collected {
  const rows = groups.flatMap((group) => group.rows);
  return [
    { text: intro },
    ...notes.map(({ id, version, note, html }): SearchEntry => {
      return { kind: "heading", name: version, anchor: id, meaning: note, text: toPlainText(html) };
    }),
    ...rows.flatMap(({ id, version, date = "" }): readonly SearchEntry[] =>
      id === undefined ? [] : [{ kind: "heading", name: version, anchor: id, meaning: date, text: "" }],
    ),
  ];
}
