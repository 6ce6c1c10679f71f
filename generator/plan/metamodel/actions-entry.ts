import type { PlannedTocEntry } from "../../page-model/page.ts";
import { sectionIds } from "../../page-model/section-ids.ts";

/** The contents line of what can be done with a thing, which is worked out with the page's content. */
export const actionsEntry: PlannedTocEntry = {
  id: sectionIds.use,
  label: "What can be done",
  level: 2,
  part: "actions",
};
