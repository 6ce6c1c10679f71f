import { checkCodes } from "../../diagnostics/codes/check.ts";
import { createOnce } from "../once.ts";
import type { Rule } from "../rule.ts";

/** Relationships that give a direction of lineage without being lineage. */
export const lineageDirections: Rule = (catalogue, report) => {
  const isFirst = createOnce();
  for (const { name, aspect, fieldPath, isLineage, annotation, span } of catalogue.relationships) {
    if (isLineage || !("isUpstream" in annotation) || !isFirst(name, span)) continue;
    const facts = { relationship: name, field: `${aspect}.${fieldPath}` };
    report.add(checkCodes.directionWithoutLineage(facts), span);
  }
};
