import { annotationKey } from "../../diagnostics/annotation-span.ts";
import { checkCodes } from "../../diagnostics/codes/check.ts";
import { listAnnotated } from "../list-annotated.ts";
import type { Rule } from "../rule.ts";

/** Relationships that give a direction of lineage without being lineage. */
export const lineageDirections: Rule = (catalogue, report) => {
  for (const { value, on, nameSpan, path } of listAnnotated(catalogue, ["Relationship"])) {
    const { name, isLineage } = value;
    if (typeof name !== "string" || !("isUpstream" in value) || isLineage === true || isLineage === "true") continue;
    const facts = { relationship: name, field: on };
    report.add(checkCodes.directionWithoutLineage(facts), annotationKey(nameSpan, ...path, "isUpstream"));
  }
};
