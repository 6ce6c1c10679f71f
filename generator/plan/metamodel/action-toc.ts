import type { ActionsView } from "../../page-model/actions.ts";
import type { TocEntry } from "../../page-model/page.ts";
import { sectionIds } from "../../page-model/section-ids.ts";

/** The contents entries of what can be done with a thing; none where that is nothing. */
export function toActionToc(view: ActionsView | undefined): readonly TocEntry[] {
  if (view === undefined) return [];
  return [
    { id: sectionIds.use, label: "What can be done", level: 2 },
    ...view.actions.map(({ id, label }) => ({ id, label, level: 3 as const })),
  ];
}
